import type { Candidate, Match, MatchReason, TaskRequest } from "@stoep/contract/care";
import { type Language, personName } from "@stoep/contract/kernel";
import type { Delivery } from "@stoep/contract/notifications";
import type { Staff } from "#kernel/actor.ts";
import { channelToAsk, type Reach } from "../channels.ts";
import { viewPicture } from "../people/index.ts";
import type { WritePhone } from "../phone.ts";
import { outwardLine, viewWorkAddress } from "../tickets/index.ts";
import { canCancel, taskRequestStatus } from "./request-status.ts";
import type { ProposedHelper } from "./store/available-helpers.ts";
import type { CandidateRow } from "./store/candidates.ts";
import type { TaskRequestRow } from "./store/task-requests.ts";

interface Reader {
  actor: Staff;
  now: Date;
}

interface MatchFindings {
  distanceKm: number | null;
  reasons: MatchReason[];
  reach: Reach;
}

export const viewMatch = (
  row: ProposedHelper,
  { distanceKm, reasons, reach }: MatchFindings,
  reader: Reader,
): Match => ({
  id: row.id,
  name: personName(row),
  picture: viewPicture(row, reader),
  kind: row.kind,
  isProfessional: row.isProfessional,
  neighbourhoodId: row.neighbourhoodId,
  categoryIds: row.categoryIds ?? [],
  transport: row.transport,
  hasEmail: reach.hasEmail,
  hasPhone: reach.hasPhone,
  hasMobile: reach.hasMobile,
  usualChannel: channelToAsk(reach, "usual"),
  distanceKm,
  reasons,
});

export const viewCandidate = (
  row: CandidateRow,
  reader: Reader & { deliveries: ReadonlyMap<string, Delivery>; expired: ReadonlyMap<string, string[]> },
): Candidate => ({
  id: row.id,
  helper: { id: row.helperId, name: personName(row), picture: viewPicture(row, reader) },
  state: row.state,
  channel: row.channel,
  delivery: deliveryOf(row, reader.deliveries.get(row.id), reader.now),
  askedAt: row.askedAt.toISOString(),
  expiresAt: row.channel === "phone" ? null : row.expiresAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  heldBack: row.state === "interested" ? row.heldBack : null,
  offeredAt: row.offeredAt?.toISOString() ?? null,
  cancelledAt: row.cancelledAt?.toISOString() ?? null,
  answer: row.answer,
  expiredChecks: reader.expired.get(row.helperId) ?? [],
});

/** After an answer it no longer matters; a link that cannot be answered any more is not sent again. */
function deliveryOf({ state, expiresAt }: CandidateRow, found: Delivery | undefined, now: Date): Delivery | null {
  if (!found || (state !== "sent" && state !== "thanked")) return null;
  const isOver = state === "sent" && expiresAt <= now && found.can.sendAgain === true;
  return isOver ? { ...found, can: { sendAgain: "already_closed" } } : found;
}

interface TaskReader {
  language: Language;
  now: Date;
  writePhone: WritePhone;
}

/** Before confirmation, the task and the area; after it, also the member; after the end, nothing. S2 §3 */
export function viewTaskRequest(row: TaskRequestRow, { language, now, writePhone }: TaskReader): TaskRequest {
  const status = taskRequestStatus(row, now);
  const { startsAt, endsAt, area, preferredMoment, needsCar, repeats } = row;
  const appointment = startsAt && endsAt ? { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() } : null;
  const category = row.translations?.[language] || row.category;
  const line = outwardLine(row, language);
  return {
    status,
    canCancel: canCancel(row, now),
    organisation: { id: row.organisationId, name: row.organisation },
    task:
      status === "asked" || status === "confirmed"
        ? { line, category, area, appointment, preferredMoment, needsCar, repeats }
        : null,
    member: status === "confirmed" ? viewMember(row, writePhone) : null,
  };
}

function viewMember(row: TaskRequestRow, writePhone: WritePhone): TaskRequest["member"] {
  const { work, description, phone, hourlyRateCents: cents, currency } = row;
  const hourlyRate = cents === null ? null : { cents, currency: currency ?? "EUR" };
  const phoneText = writePhone(phone);
  return { name: personName(row), phone, phoneText, address: viewWorkAddress(row), work, description, hourlyRate };
}
