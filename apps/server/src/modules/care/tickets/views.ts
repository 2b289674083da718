/** What clients see of a ticket. */
import type { Reachability, TicketRow as Row, Ticket, TicketFileView, TicketMoment } from "@stoep/contract/care";
import { type Language, namedReference } from "@stoep/contract/kernel";
import type { Delivery } from "@stoep/contract/notifications";
import { levelVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import { viewFile } from "#modules/files/index.ts";
import { mayReadInternal, stepVerdict, ticketVerdicts } from "./policy.ts";
import { ageInHours, sideOf, stepsFrom } from "./rules.ts";
import type { AttachedFile } from "./store/attachments.ts";
import type { TicketDetailRow, TicketRow } from "./store/queries.ts";
import type { MomentRow } from "./store/thread.ts";

interface Reader {
  actor: Staff;
  language: Language;
  now: Date;
}

export function viewTicketRow(row: TicketRow, { language, now }: Pick<Reader, "language" | "now">): Row {
  const { id, number, title, state, needsCar, repeats, deadlineOn, isConfidential, source } = row;
  const category = namedReference(row.categoryId, row.translations?.[language] || row.categoryName);
  return {
    id,
    number,
    title,
    state,
    needsCar,
    repeats,
    deadlineOn,
    isConfidential,
    source,
    stateAt: row.stateAt.toISOString(),
    member: { id: row.memberId, name: row.member },
    category: category && { ...category, icon: row.icon ?? "other" },
    neighbourhood: namedReference(row.neighbourhoodId, row.neighbourhood),
    assignee: namedReference(row.assigneeId, row.assignee),
    helper: namedReference(row.helperId, row.helper),
    appointment:
      row.startsAt && row.endsAt ? { startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() } : null,
    createdAt: row.createdAt.toISOString(),
    ageInHours: ageInHours(row, now),
  };
}

/** Internal entries are for editors. */
const isInternal = ({ kind }: Pick<MomentRow, "kind">) => kind === "note" || kind === "entry";

export const viewMoment = (row: MomentRow, actor: Staff, delivery?: Delivery): TicketMoment => {
  const { id, kind, by, to, fromState, toState, channel, answer, text, mentions } = row;
  return {
    id,
    kind,
    by,
    to,
    fromState,
    toState,
    channel,
    answer,
    text,
    delivery: delivery ? viewDelivery(delivery, actor) : null,
    at: row.at.toISOString(),
    isMine: row.byAccount === actor.accountId,
    mentions,
  };
};

const viewDelivery = ({ outcome, can }: Delivery, actor: Staff): Delivery => {
  const level = levelVerdict(actor, "care", "editor");
  return { outcome, can: { sendAgain: level === true ? can.sendAgain : level } };
};

interface TicketContext {
  moments: readonly MomentRow[];
  deliveries: ReadonlyMap<string, Delivery>;
  minutes: number;
  reach: Reachability[];
  links: Ticket["links"];
  files: readonly AttachedFile[];
}

/** The files of a confidential ticket have addresses that only those who may see it get. */
export const viewTicketFile = (
  { altText, ...file }: AttachedFile,
  { isConfidential }: { isConfidential: boolean },
  { actor, now }: Pick<Reader, "actor" | "now">,
): TicketFileView => ({
  ...viewFile(actor.network, file, { audience: isConfidential ? "editors" : "readers", now }),
  altText,
});

export function viewTicket(row: TicketDetailRow, beside: TicketContext, reader: Reader): Ticket {
  const { moments, deliveries, minutes, reach, links, files } = beside;
  const { description, helperLine, work, workAddress, preferredMoment, hourlyRateCents, outcome, referredTo } = row;
  const { revokedBecause, revokedText, shoutId, seriesId, version } = row;
  const { actor } = reader;
  const internal = mayReadInternal(actor);
  return {
    ...viewTicketRow(row, reader),
    description,
    helperLine,
    work,
    workAddress,
    preferredMoment,
    hourlyRateCents,
    outcome,
    referredTo,
    revokedBecause,
    revokedText,
    shoutId,
    seriesId,
    version,
    solvedAt: row.solvedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    thread: moments
      .filter((one) => internal || !isInternal(one))
      .map((one) => viewMoment(one, actor, deliveries.get(one.id))),
    minutes: internal ? minutes : null,
    steps: stepsFrom(row.state).map(({ to, by, tells }) => ({
      to,
      verdict: stepVerdict(row, actor, by),
      tells: tells.map(sideOf),
    })),
    reach,
    links,
    files: files.map((file) => viewTicketFile(file, row, reader)),
    can: ticketVerdicts(row, actor),
  };
}
