/** What clients see. */
import type { Moment, Reach, TicketRow as Row, Ticket, TicketFileView } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";
import { levelVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import { viewFile } from "#modules/files/index.ts";
import { readsInternal, ticketVerdicts } from "./policy.ts";
import { ageInHours, sideOf, stepsFrom } from "./rules.ts";
import type { AttachedFile } from "./store/attached.ts";
import type { OpenedRow, TicketRow } from "./store/reading.ts";
import type { MomentRow } from "./store/thread.ts";

interface Reader {
  actor: Staff;
  language: Language;
  now: Date;
}

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? "" });

export function viewRow(row: TicketRow, { language, now }: Pick<Reader, "language" | "now">): Row {
  const { id, number, title, state, needsCar, repeats, deadlineOn, isConfidential, source } = row;
  const category = named(row.categoryId, row.translations?.[language] || row.categoryName);
  return {
    ...{ id, number, title, state, needsCar, repeats, deadlineOn, isConfidential, source },
    stateAt: row.stateAt.toISOString(),
    member: { id: row.memberId, name: row.member },
    category: category && { ...category, icon: row.icon ?? "other" },
    neighbourhood: named(row.neighbourhoodId, row.neighbourhood),
    assignee: named(row.assigneeId, row.assignee),
    helper: named(row.helperId, row.helper),
    appointment:
      row.startsAt && row.endsAt ? { startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() } : null,
    createdAt: row.createdAt.toISOString(),
    ageInHours: ageInHours(row, now),
  };
}

/** Internal ones are for editors. */
const isInternal = ({ kind }: Pick<MomentRow, "kind">) => kind === "note" || kind === "entry";

type Names = readonly { id: string; name: string | null }[];

export const viewMoment = (row: MomentRow, names: Names, actor: Staff): Moment => {
  const { id, kind, by, to, fromState, toState, channel, text, delivery } = row;
  const mentions = row.mentions.flatMap((one) => names.find((colleague) => colleague.id === one) ?? []);
  return {
    ...{ id, kind, by, to, fromState, toState, channel, text, delivery },
    at: row.at.toISOString(),
    isMine: row.byAccount === actor.accountId,
    mentions: mentions.map((one) => ({ id: one.id, name: one.name ?? "" })),
  };
};

interface Beside {
  moments: readonly MomentRow[];
  names: Names;
  minutes: number;
  reach: Reach[];
  links: Ticket["links"];
  files: readonly AttachedFile[];
}

/** Of a confidential ticket at an address that only those who may see it get. */
export const viewFileOf = (
  { altText, ...file }: AttachedFile,
  { isConfidential }: { isConfidential: boolean },
  { actor, now }: Pick<Reader, "actor" | "now">,
): TicketFileView => ({
  ...viewFile(actor.network, file, { audience: isConfidential ? "editors" : "readers", now }),
  altText,
});

export function viewTicket(row: OpenedRow, beside: Beside, reader: Reader): Ticket {
  const { moments, names, minutes, reach, links, files } = beside;
  const { description, work, workAddress, preferredMoment, hourlyRateCents, outcome, referredTo } = row;
  const { revokedBecause, revokedText, shoutId, seriesId, version } = row;
  const { actor } = reader;
  const internal = readsInternal(actor);
  return {
    ...viewRow(row, reader),
    ...{ description, work, workAddress, preferredMoment, hourlyRateCents, outcome, referredTo },
    ...{ revokedBecause, revokedText, shoutId, seriesId, version },
    solvedAt: row.solvedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    thread: moments.filter((one) => internal || !isInternal(one)).map((one) => viewMoment(one, names, actor)),
    minutes: internal ? minutes : null,
    steps: stepsFrom(row.state).map(({ to, by, tells }) => ({
      ...{ to, verdict: levelVerdict(actor, "care", by) },
      tells: tells.map(sideOf),
    })),
    reach,
    links,
    files: files.map((file) => viewFileOf(file, row, reader)),
    can: ticketVerdicts(row, actor),
  };
}
