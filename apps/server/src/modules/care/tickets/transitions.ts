/** The only way to change a ticket's state: the table of steps, its requirements, counters, thread and messages. S2 §4 */
import type { AppointmentDraft, RevocationReason, TicketSide, TicketState } from "@stoep/contract/care";
import { dayAt, instantAt, isSkippedTime } from "@stoep/contract/kernel";
import type { MailScope, NoticeScope, StaffCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { addHelpedTicket, ensureNoObstacle, lockHelper, type Override } from "../helpers/index.ts";
import { lockPerson } from "../people/index.ts";
import { updateCounters } from "./counters.ts";
import { notifyOfStep } from "./messages/notify.ts";
import { helperLoadOf, type Step, stepOf } from "./rules.ts";
import { insertMoment } from "./store/thread.ts";
import { type LockedTicket, updateTicket } from "./store/tickets.ts";

/** Who makes the step: a colleague, a helper by their link, or Stoep itself. */
export interface TicketCall extends MailScope, NoticeScope {
  accountId: string | null;
  personId: string | null;
}
export const ticketCallOf = ({ config, provided, db, now, enqueue, announce, actor }: StaffCall): TicketCall => ({
  config,
  provided,
  db,
  now,
  enqueue,
  announce,
  network: actor.network,
  accountId: actor.accountId,
  personId: null,
});

export interface TransitionDetails {
  helperId?: string | undefined;
  appointment?: AppointmentDraft | undefined;
  outcome?: string | undefined;
  /** Whether the helper did the work of a ticket that is solved from *planned* or *in progress*. */
  hasHelped?: boolean | undefined;
  because?: RevocationReason | undefined;
  explanation?: string | undefined;
  /** Of what keeps the helper from the task. */
  override?: Override | undefined;
  /** The caller takes the ticket, which only one colleague can. */
  takes?: boolean | undefined;
  /** The sides to notify; by default, all whom the step concerns. */
  tell?: readonly TicketSide[] | undefined;
}

export interface Transition {
  step: Step;
  before: LockedTicket;
  after: LockedTicket;
  momentId: string;
}
export type TransitionStep = (call: TicketCall, transition: Transition) => Promise<void>;

declare module "#kernel/provided.ts" {
  interface Provides {
    /** What later rooms do in the same transaction, such as thanking the candidates who were not chosen. */
    transitionSteps?: readonly TransitionStep[];
  }
  interface Provided {
    transitionSteps: readonly TransitionStep[];
  }
}

/**
 * The ticket must be locked. `from`: its state when the step was offered. Refuses with `already_taken` if it is to be taken and a
 * colleague has it, with `changed_meanwhile` if the state differs by now, with `step_not_possible`, and with what keeps the helper from
 * the task (`ensureNoObstacle`).
 */
export async function moveTicket(
  call: TicketCall,
  row: LockedTicket,
  to: TicketState,
  { from = row.state, ...details }: TransitionDetails & { from?: TicketState | undefined } = {},
): Promise<LockedTicket> {
  const step = stepOf(from, to) ?? refuse("step_not_possible");
  // Before the state is compared: the second of two colleagues learns that the other was earlier, not only that something changed.
  if (details.takes && row.assigneeId !== null && row.assigneeId !== call.accountId) refuse("already_taken");
  if (row.state !== from) refuse("changed_meanwhile");
  if (step.needs.includes("helped") && details.hasHelped)
    return moveTicket(call, await moveTicket(call, row, "executed"), to, details);
  await checkNeeds(call, row, step, details);
  const after = await updateTicket(call.db, row.id, transitionColumns(call, row, step, details));
  if (to === "solved" && after.helperId !== null && !after.isConfidential) {
    const { helperId, memberId, organisationId } = after;
    await addHelpedTicket(call.db, { helperId, memberId, organisationId, at: call.now });
  }
  await updateCounters(call, row, after);
  const momentId = await insertMoment(call.db, {
    ticketId: row.id,
    kind: "state",
    at: call.now,
    byAccount: call.accountId,
    byPerson: call.personId,
    toPerson: to === "waiting" ? after.helperId : step.drops ? row.helperId : null,
    fromState: from,
    toState: to,
    text: (to === "solved" ? details.outcome : details.explanation) ?? "",
  });
  await notifyOfStep(call, step.tells, { before: row, after }, details.tell);
  for (const follow of call.provided.transitionSteps) await follow(call, { step, before: row, after, momentId });
  await announceTicket(call, row.organisationId);
  return after;
}

export const announceTicket = (
  call: Pick<NoticeScope, "announce" | "network">,
  organisationId: string,
): Promise<void> => call.announce("care", { networkId: call.network.id, organisationId });

async function checkNeeds(
  call: TicketCall,
  row: LockedTicket,
  { needs }: Step,
  details: TransitionDetails,
): Promise<void> {
  if (needs.includes("helper"))
    await ensureHelper(call, row, details.helperId ?? refuseFields({ helperId: "required" }), details.override);
  if (needs.includes("address")) await ensureAddress(call.db, row);
  if (needs.includes("appointment")) {
    const { appointment = refuseFields({ appointment: "appointmentRequired" }) } = details;
    await ensureFreeAt(call, row, appointmentInstants(appointment, call.network.timeZone).startsAt, details.override);
  }
  if (needs.includes("helped") && details.hasHelped === undefined) refuseFields({ hasHelped: "required" });
  if (needs.includes("outcome") && !details.outcome) refuseFields({ outcome: "outcomeRequired" });
  if (needs.includes("reason")) ensureReason(details);
}

function ensureReason({ because, explanation }: TransitionDetails): void {
  if (!because) refuseFields({ because: "required" });
  if (!explanation) refuseFields({ explanation: "required" });
}

async function ensureAddress(db: Tx, { organisationId, memberId }: LockedTicket): Promise<void> {
  const member = await lockPerson(db, organisationId, memberId);
  if (!member || (member.street === "" && member.longitude === null)) refuseFields({ address: "addressNeeded" });
}

/** The day on which a task counts for its helper, by the network's clocks: of the appointment, or today. */
export const taskDayOf = ({ now, network }: TicketCall, { startsAt }: Pick<LockedTicket, "startsAt">): string =>
  dayAt(startsAt ?? now, network.timeZone);

async function ensureHelper(
  call: TicketCall,
  row: LockedTicket,
  helperId: string,
  override: Override | undefined,
): Promise<void> {
  const helper = (await lockHelper(call.db, row.organisationId, helperId)) ?? refuseFields({ helperId: "invalid" });
  await ensureNoObstacle(call.db, helper, { day: taskDayOf(call, row) }, override);
}

/** Before the appointment is set to another day: what keeps the ticket's helper from that day is judged again. */
export async function ensureFreeAt(
  call: TicketCall,
  row: LockedTicket,
  startsAt: Date,
  override: Override | undefined,
): Promise<void> {
  const { timeZone } = call.network;
  const day = dayAt(startsAt, timeZone);
  if (row.helperId === null || (row.startsAt !== null && dayAt(row.startsAt, timeZone) === day)) return;
  const helper = await lockHelper(call.db, row.organisationId, row.helperId);
  if (!helper) return;
  const [was, is] = [helperLoadOf(row, timeZone), helperLoadOf({ ...row, startsAt }, timeZone)];
  await ensureNoObstacle(call.db, helper, { day, isCounted: was?.month === is?.month }, override);
}

/** The start and end of an appointment; refuses a time that the clocks skip, and an end that is not after the start. */
export function appointmentInstants({ startsOn, startsAt, endsOn, endsAt }: AppointmentDraft, timeZone: string) {
  if (isSkippedTime(startsOn, startsAt, timeZone)) refuseFields({ startsAt: "timeSkipped" });
  if (isSkippedTime(endsOn ?? startsOn, endsAt, timeZone)) refuseFields({ endsAt: "timeSkipped" });
  const start = instantAt(startsOn, startsAt, timeZone);
  const end = instantAt(endsOn ?? startsOn, endsAt, timeZone);
  if (end <= start) refuseFields({ endsAt: "untilNotBeforeStart" });
  return { startsAt: start, endsAt: end };
}

const withoutMatch = { helperId: null, matchedAt: null, startsAt: null, endsAt: null };

function transitionColumns(
  call: TicketCall,
  row: LockedTicket,
  { to, takes, drops }: Step,
  details: TransitionDetails,
) {
  const { now, network } = call;
  return {
    state: to,
    stateAt: now,
    updatedAt: now,
    // From here on the messages of the steps tell of it.
    visitToldFrom: null,
    assigneeId: takes && row.assigneeId === null ? call.accountId : undefined,
    ...(drops ? withoutMatch : {}),
    ...(row.state === "revoked" ? { revokedBecause: null, revokedText: "" } : {}),
    ...(to === "waiting" ? { helperId: details.helperId ?? null, matchedAt: now } : {}),
    ...(details.appointment && to === "planned" ? appointmentInstants(details.appointment, network.timeZone) : {}),
    executedAt: to === "executed" ? now : undefined,
    ...(to === "solved" ? { solvedAt: now, outcome: details.outcome || row.outcome } : {}),
    ...(to === "revoked" ? { revokedBecause: details.because ?? null, revokedText: details.explanation ?? "" } : {}),
  };
}
