/** Creates a ticket: its number, its row, its counters, and the first line of its thread. */
import type { TicketDraft, TicketSource } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import type { Staff } from "#kernel/actor.ts";
import { type Tx, violation } from "#kernel/database.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { members } from "#modules/accounts/index.ts";
import { lockPerson } from "../people/index.ts";
import { findCategory, findConcierge, nextTicketNumber } from "../settings/index.ts";
import { updateCounters } from "./counters.ts";
import { insertMoment } from "./store/thread.ts";
import { insertTicket, type LockedTicket } from "./store/tickets.ts";
import { announceTicket, type TicketCall } from "./transitions.ts";

export type Occurrence = Pick<LockedTicket, "seriesId" | "occurrenceOn" | "startsAt" | "endsAt"> & {
  state: "planned" | "looking";
  helperId?: string | null;
  matchedAt?: Date;
  visitToldFrom?: Date;
};
type TicketOutcome = { outcome: string; referredTo: string };
export interface NewTicket extends Omit<TicketDraft, "memberId" | "newMember" | "assigneeId"> {
  organisationId: string;
  memberId: string;
  assigneeId: string | null;
  source: TicketSource;
  /** For a ticket that is solved already. */
  over?: TicketOutcome;
  /** For an occurrence of a series: its day, and its helper if known. */
  begins?: Occurrence;
}

/** Refuses with `person_suspended`: suspended people get no tickets; and a message that is not there. S2 §5 */
export async function createTicket(call: TicketCall, draft: NewTicket): Promise<LockedTicket> {
  const { db, now } = call;
  const { over, begins, organisationId, ...content } = draft;
  const member = await lockPerson(db, organisationId, draft.memberId);
  if (!member?.isMember) return refuseFields({ memberId: "invalid" });
  if (member.suspendedAt) refuse("person_suspended");
  const number = await nextTicketNumber(db, organisationId, now);
  const row = await insertTicket(db, {
    id: newId(),
    organisationId,
    number,
    ...content,
    neighbourhoodId: member.neighbourhoodId,
    state: over ? "solved" : "open",
    ...begins,
    ...(over ? { ...over, solvedAt: now } : {}),
    stateAt: now,
    createdBy: call.accountId,
    createdAt: now,
    updatedAt: now,
  }).catch((error) =>
    violation(error) === "foreign_key" ? refuseFields({ shoutId: "invalid" }) : Promise.reject(error),
  );
  await updateCounters(call, null, row);
  await insertMoment(db, {
    ticketId: row.id,
    kind: "created",
    at: now,
    byAccount: call.accountId,
    byPerson: call.personId,
    toState: row.state,
    toAccount: row.assigneeId,
    text: over?.outcome ?? "",
  });
  await announceTicket(call, organisationId);
  return row;
}

/** Refuses a category that is not the organisation's or is archived, and an assignee who may not have tickets. */
export async function checkCategoryAndAssignee(
  db: Tx,
  actor: Staff,
  { categoryId, assigneeId = null }: { categoryId: string | null; assigneeId?: string | null },
  kept: { categoryId: string | null } = { categoryId: null },
): Promise<void> {
  const organisationId = actor.organisation.id;
  if (categoryId !== null && categoryId !== kept.categoryId) {
    const category = await findCategory(db, organisationId, categoryId);
    if (!category || category.archivedAt) refuseFields({ categoryId: "invalid" });
  }
  if (assigneeId !== null) await members.holdMembership(db, organisationId, assigneeId);
  if (assigneeId !== null && !(await findConcierge(db, organisationId, assigneeId)))
    refuseFields({ assigneeId: "assigneeUnknown" });
}
