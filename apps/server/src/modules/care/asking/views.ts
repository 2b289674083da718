import type { AskedView, Candidate, Match, MatchReason } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";
import type { Staff } from "#kernel/actor.ts";
import { personName, viewPicture } from "../people/index.ts";
import { placeOf } from "../tickets/index.ts";
import { statusOf } from "./status.ts";
import type { AskedRow } from "./store/asked.ts";
import type { CandidateRow } from "./store/candidates.ts";
import type { ShownRow } from "./store/helpers.ts";

interface Reader {
  actor: Staff;
  now: Date;
}

interface Found {
  distanceKm: number | null;
  reasons: MatchReason[];
}

export const viewMatch = (row: ShownRow, { distanceKm, reasons }: Found, reader: Reader): Match => ({
  id: row.id,
  name: personName(row),
  picture: viewPicture(row, reader),
  kind: row.kind,
  isProfessional: row.isProfessional,
  neighbourhoodId: row.neighbourhoodId,
  categoryIds: row.categoryIds ?? [],
  transport: row.transport,
  hasEmail: row.email !== null,
  hasPhone: row.phone !== null,
  distanceKm,
  reasons,
});

export const viewCandidate = (row: CandidateRow, reader: Reader): Candidate => ({
  id: row.id,
  helper: { id: row.helperId, name: personName(row), picture: viewPicture(row, reader) },
  state: row.state,
  channel: row.channel,
  askedAt: row.askedAt.toISOString(),
  expiresAt: row.channel === "phone" ? null : row.expiresAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answer: row.answer,
});

/** Before it is confirmed the task and the area; then for whom; nothing after the end. S2 §3 */
export function viewAsked(row: AskedRow, language: Language, now: Date): AskedView {
  const status = statusOf(row, now);
  const { startsAt, endsAt, title, area, preferredMoment, needsCar, repeats } = row;
  const appointment = startsAt && endsAt ? { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() } : null;
  const category = row.translations?.[language] || row.category;
  return {
    status,
    organisation: { id: row.organisationId, name: row.organisation },
    task:
      status === "asked" || status === "confirmed"
        ? { title, category, area, appointment, preferredMoment, needsCar, repeats }
        : null,
    member: status === "confirmed" ? viewMember(row) : null,
  };
}

function viewMember(row: AskedRow): AskedView["member"] {
  const { work, description, phone, hourlyRateCents: cents, currency } = row;
  const hourlyRate = cents === null ? null : { cents, currency: currency ?? "EUR" };
  return { name: personName(row), phone, address: placeOf(row), work, description, hourlyRate };
}
