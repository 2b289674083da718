/**
 * Candidates' answers, by their link or entered after a phone call. The ticket is locked first, so that only one of them is first.
 * S2 §4
 */

import type { HelperAnswer, TaskCancellation } from "@stoep/contract/care";
import { personName } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { refuse } from "#kernel/refuse.ts";
import { withdrawQueued } from "#modules/notifications/index.ts";
import { isUnavailable, listObstacles, lockHelper, type Override, updateLastRefused } from "../helpers/index.ts";
import { notifyConcierge } from "../notices/index.ts";
import {
  findOrganisationName,
  findOutwardTask,
  insertMoment,
  type LockedTicket,
  lockTicket,
  moveTicket,
  type TicketCall,
  type TransitionStep,
  taskDayOf,
} from "../tickets/index.ts";
import { announceToLinkedHelpers, notifyCandidates } from "./notify.ts";
import { canCancel, taskRequestStatus } from "./request-status.ts";
import * as store from "./store/candidates.ts";
import { lockCandidate } from "./store/candidates.ts";
import type { TaskRequestRow } from "./store/task-requests.ts";

const candidateStateOf = { yes: "interested", no: "not-interested", "another-time": "interested" } as const;

/**
 * Expects ticket and candidate locked, and a ticket without a helper. A yes is the match. What keeps the helper from the task is judged
 * again: their own yes is then held back for the concierge, one that a colleague enters is refused unless `override`.
 */
export async function acceptAnswer(
  call: TicketCall,
  ticket: LockedTicket,
  candidate: store.LockedCandidate,
  { answer, text }: HelperAnswer,
  override?: Override,
): Promise<void> {
  const { db, now } = call;
  const { id, helperId } = candidate;
  // Before anything is written: a helper who is deleted at this moment leaves no words.
  const helper = await lockHelper(db, ticket.organisationId, helperId);
  if (!helper) return;
  const isOwn = call.accountId === null;
  if (isOwn && isUnavailable(helper)) return;
  const [heldBack = null] =
    isOwn && answer === "yes" ? await listObstacles(db, helper, { day: taskDayOf(call, ticket) }) : [];
  const state = candidateStateOf[answer];
  const offeredAt = answer === "yes" ? now : null;
  await store.updateAnswer(db, id, { state, answer: text, answeredAt: now, heldBack, offeredAt });
  const eventId = await insertMoment(db, {
    ticketId: ticket.id,
    kind: "answered",
    at: now,
    text,
    byAccount: call.accountId,
    byPerson: helperId,
    toPerson: helperId,
    answer,
  });
  const actor = { accountId: call.accountId, name: personName(helper) };
  await notifyConcierge(call, ticket, { kind: "answered", eventId, actor });
  if (answer === "no" && !ticket.isConfidential) await updateLastRefused(db, helperId, now);
  if (answer === "yes" && heldBack === null) await moveTicket(call, ticket, "waiting", { helperId, override });
}

/** Runs in the transaction of each step of a ticket: the chosen candidate is confirmed, the others are thanked once. */
export const thankCandidates: TransitionStep = async (call, { before, after }) => {
  const { db, now } = call;
  const { id, helperId, state } = after;
  await announceToLinkedHelpers(call, id, [before.helperId, helperId]);
  if (state === "looking") {
    // The ticket's own message tells the previous helper.
    await store.releaseConfirmed(db, id);
    return;
  }
  if (state !== "waiting" && state !== "revoked" && state !== "solved") return;
  const isMatch = state === "waiting";
  const gone = await store.thankOthers(db, id, isMatch ? helperId : null, ["sent", "interested"]);
  if (isMatch && helperId) await store.confirmCandidate(db, id, helperId, now);
  // Candidates whose request is still queued get neither the request nor thanks.
  const unsent = await withdrawQueued(
    db,
    gone.map((one) => one.id),
  );
  await notifyCandidates(
    call,
    isMatch ? "thanked" : "stopped",
    gone.map((one) => one.id).filter((one) => !unsent.includes(one)),
    {
      ticketId: id,
      payer: { organisationId: after.organisationId, accountId: call.accountId },
      organisation: await findOrganisationName(db, after.organisationId),
      task: await findOutwardTask(db, id),
    },
  );
};

/** Answers the request that `find` returns, and returns its new state. Refuses with `not_found` when `find` returns nothing. */
export async function answerTaskRequest<Row extends TaskRequestRow>(
  call: Omit<TicketCall, "accountId" | "personId">,
  find: () => Promise<Row | undefined>,
  body: HelperAnswer,
): Promise<Row> {
  const { db, now } = call;
  const { id, ticketId, organisationId } = (await find()) ?? refuse("not_found");
  const ticket = await lockTicket(db, organisationId, ticketId);
  const candidate = await lockCandidate(db, ticketId, id);
  // Read again under the lock.
  const row = (await find()) ?? refuse("not_found");
  const status = taskRequestStatus(row, now);
  if (status === "taken" && candidate && body.answer === "yes") await store.updateOffer(db, candidate.id, now);
  if (!ticket || !candidate || status !== "asked") return row;
  const mover = { ...call, accountId: null, personId: row.helperId };
  await acceptAnswer(
    mover,
    ticket,
    candidate,
    hasAddress(row) ? body : { ...body, answer: answerWithoutAddress[body.answer] },
  );
  return (await find()) ?? refuse("not_found");
}

/** False if the member's address was deleted in the meantime: the concierge must ask for it, and then confirms. */
const hasAddress = ({ street, city }: { street: string; city: string }) => street !== "" || city !== "";

const answerWithoutAddress = { yes: "another-time", no: "no", "another-time": "another-time" } as const;

/**
 * The helper who has the ticket cancels: it looks for somebody else, and its concierge is told at once. Returns the request's new state.
 * Refuses with `not_found` when `find` returns nothing, and with `step_not_possible` once the work has begun.
 */
export async function cancelTask<Row extends TaskRequestRow>(
  call: Omit<TicketCall, "accountId" | "personId">,
  find: () => Promise<Row | undefined>,
  { text }: TaskCancellation,
): Promise<Row> {
  const { db, now } = call;
  const { ticketId, organisationId } = (await find()) ?? refuse("not_found");
  const ticket = await lockTicket(db, organisationId, ticketId);
  const row = (await find()) ?? refuse("not_found");
  if (!ticket || taskRequestStatus(row, now) !== "confirmed") return row;
  if (!canCancel(row, now)) refuse("step_not_possible");
  const { helperId } = row;
  const helper = (await lockHelper(db, organisationId, helperId)) ?? refuse("not_found");
  const mover = { ...call, accountId: null, personId: helperId };
  await moveTicket(mover, ticket, "looking", { tell: ["member"], explanation: text });
  await store.insertCancellation(db, { id: newId(), ticketId, helperId, answer: text, at: now });
  await notifyConcierge(mover, ticket, {
    kind: "dropped",
    eventId: newId(),
    actor: { accountId: null, name: personName(helper) },
  });
  return (await find()) ?? refuse("not_found");
}
