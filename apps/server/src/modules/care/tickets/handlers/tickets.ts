/** Creating, changing, assigning and deleting tickets. S2 §3 */
import { type AppointmentChange, type TicketDraft, type TicketEdit, tickets } from "@stoep/contract/care";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { changes, record } from "#modules/audit/index.ts";
import { discardFiles } from "#modules/files/index.ts";
import { deleteNoticesAbout } from "#modules/notifications/index.ts";
import { actorOf, notifyColleagues } from "../../notices/index.ts";
import { createPerson } from "../../people/index.ts";
import { lockAnyVisibleTicket, lockVisibleTicket, presentTicket } from "../access.ts";
import { ticketSubject } from "../audit-subject.ts";
import { updateCounters } from "../counters.ts";
import { checkCategoryAndAssignee, createTicket, type NewTicket } from "../create.ts";
import { notifyOfStep } from "../messages/notify.ts";
import { overrideOf } from "../override.ts";
import { confidentialVerdict } from "../policy.ts";
import { canHaveAppointment, isDeletable, isOver, rescheduleMessages } from "../rules.ts";
import { detachFiles } from "../store/attachments.ts";
import { insertMoment } from "../store/thread.ts";
import { type LockedTicket, updateTicket } from "../store/tickets.ts";
import { announceTicket, appointmentInstants, ensureFreeAt, ticketCallOf } from "../transitions.ts";

export const ticketChangeHandlers = handle(tickets, {
  async createTicket(call) {
    return createFromDraft(call, call.body, { source: call.body.shoutId ? "shout" : "staff" });
  },

  async createFastTicket(call) {
    const { outcome, referredTo, ...draft } = call.body;
    return createFromDraft(call, draft, { source: "fast", over: { outcome, referredTo } });
  },

  async editTicket(call) {
    const row = await lockVisibleTicket(call.db, call.actor, call.params.ticketId);
    const { version, assigneeId, appointment, ...content } = call.body;
    if (row.version !== version) refuse("changed_meanwhile");
    if (row.state === "solved") refuse("already_closed");
    const edited = await editContent(call, row, content);
    const isGiven = assigneeId !== undefined && assigneeId !== row.assigneeId;
    const given = isGiven ? await assignTo(call, edited, assigneeId) : edited;
    if (appointment) await setAppointmentTimes(call, given, appointment);
    await announceTicket(ticketCallOf(call), row.organisationId);
    // An editor who assigns a confidential ticket to someone else can no longer see it.
    return { done: true };
  },

  async assignTicket(call) {
    const row = await lockVisibleTicket(call.db, call.actor, call.params.ticketId);
    const { assigneeId, from } = call.body;
    if (isOver(row.state)) refuse("already_closed");
    if (row.assigneeId !== from) refuse("changed_meanwhile");
    if (assigneeId === row.assigneeId) return { done: true };
    await assignTo(call, row, assigneeId);
    await announceTicket(ticketCallOf(call), row.organisationId);
    return { done: true };
  },

  async setAppointment(call) {
    const row = await lockVisibleTicket(call.db, call.actor, call.params.ticketId);
    await setAppointmentTimes(call, row, call.body);
    await announceTicket(ticketCallOf(call), row.organisationId);
    return presentTicket(call, row.id);
  },

  async deleteTicket(call) {
    const { actor, db, now, params } = call;
    const row = await lockAnyVisibleTicket(db, actor, params.ticketId);
    if (!isDeletable(row.state)) refuse("step_not_possible");
    await updateTicket(db, row.id, { deletedAt: now, updatedAt: now });
    await discardFiles(db, await detachFiles(db, row.id, null));
    await deleteTicketNotices(call, row.id);
    await updateCounters(ticketCallOf(call), row, null);
    await record(call, { action: "care.deleteTicket", subject: ticketSubject(row) });
    await announceTicket(ticketCallOf(call), row.organisationId);
    return { done: true };
  },
});

type Content = Omit<TicketEdit, "version" | "assigneeId" | "appointment">;
async function editContent(call: StaffCall, row: LockedTicket, edited: Content): Promise<LockedTicket> {
  const { actor, db, now } = call;
  const hides = edited.isConfidential !== row.isConfidential;
  if (hides) ensure(confidentialVerdict(row, actor));
  await checkCategoryAndAssignee(db, actor, edited, row);
  const taken = edited.isConfidential && row.assigneeId === null ? { assigneeId: actor.accountId } : {};
  const reminded = edited.deadlineOn === row.deadlineOn ? {} : { deadlineRemindedAt: null };
  const after = await updateTicket(db, row.id, { ...edited, ...taken, ...reminded, updatedAt: now });
  await updateCounters(ticketCallOf(call), row, after);
  const { isConfidential, ...content } = edited;
  const changed = changes(pickColumns(row, Object.keys(content)), content);
  if (changed) await addTicketMoment(call, row, { kind: "edited" });
  if (hides) await addTicketMoment(call, row, { kind: "confidential", text: isConfidential ? "yes" : "no" });
  if (hides && isConfidential) await deleteTicketNotices(call, row.id);
  const fields = [...Object.keys(changed?.new ?? {}), ...(hides ? ["isConfidential"] : [])];
  // Names of fields, never their content: the log is kept longer than the texts of tickets.
  if (fields.length > 0)
    await record(call, { action: "care.editTicket", subject: ticketSubject(row), new: { ticketFields: fields } });
  return after;
}

/** Deletes notices with the ticket's title when it is deleted or becomes confidential. */
async function deleteTicketNotices({ actor, announce, db }: StaffCall, ticketId: string): Promise<void> {
  if ((await deleteNoticesAbout(db, [ticketId])) > 0)
    await announce("notifications", { networkId: actor.network.id, organisationId: actor.organisation.id });
}

async function assignTo(call: StaffCall, row: LockedTicket, assigneeId: string | null): Promise<LockedTicket> {
  const { actor, db, now } = call;
  if (isOver(row.state)) refuse("already_closed");
  await checkCategoryAndAssignee(db, actor, { categoryId: null, assigneeId });
  const after = await updateTicket(db, row.id, { assigneeId, updatedAt: now });
  await updateCounters(ticketCallOf(call), row, after);
  const eventId = await addTicketMoment(call, row, { kind: "assigned", toAccount: assigneeId });
  await notifyColleagues(ticketCallOf(call), after, { kind: "assigned", eventId, actor: actorOf(actor) }, [assigneeId]);
  await record(call, { action: "care.assignTicket", subject: ticketSubject(row), new: { assigneeId } });
  return after;
}

/** Start and end, for a ticket that has a helper and is not in progress. S2 §4 */
async function setAppointmentTimes(
  call: StaffCall,
  row: LockedTicket,
  { tell, override, ...draft }: AppointmentChange,
): Promise<LockedTicket> {
  const { actor, db, now } = call;
  if (!canHaveAppointment(row.state)) refuse("step_not_possible");
  const times = appointmentInstants(draft, actor.network.timeZone);
  await ensureFreeAt(ticketCallOf(call), row, times.startsAt, overrideOf({ ...call, body: { override } }, row));
  const isMoved =
    times.startsAt.getTime() !== row.startsAt?.getTime() || times.endsAt.getTime() !== row.endsAt?.getTime();
  const told = isMoved ? { visitToldFrom: null } : {};
  const after = await updateTicket(db, row.id, { ...times, ...told, updatedAt: now });
  await updateCounters(ticketCallOf(call), row, after);
  await addTicketMoment(call, row, { kind: "appointment" });
  if (isMoved) await notifyOfStep(ticketCallOf(call), rescheduleMessages(row.state), { before: row, after }, tell);
  await record(call, { action: "care.appointTicket", subject: ticketSubject(row) });
  return after;
}

async function createFromDraft(call: StaffCall, draft: TicketDraft, how: Pick<NewTicket, "source" | "over">) {
  const { actor, db } = call;
  const { newMember, assigneeId: chosen = actor.accountId, ...content } = draft;
  const assigneeId = chosen ?? (draft.isConfidential || how.over ? actor.accountId : null);
  await checkCategoryAndAssignee(db, actor, { ...draft, assigneeId });
  const member = newMember ? await createPerson(call, newMember, { isMember: true }) : { id: draft.memberId ?? "" };
  const row = await createTicket(ticketCallOf(call), {
    ...content,
    ...how,
    memberId: member.id,
    assigneeId,
    organisationId: actor.organisation.id,
  });
  await notifyColleagues(ticketCallOf(call), row, { kind: "assigned", eventId: row.id, actor: actorOf(actor) }, [
    assigneeId,
  ]);
  await record(call, { action: "care.createTicket", subject: ticketSubject(row), new: { ticketState: row.state } });
  return presentTicket(call, row.id);
}

const pickColumns = (row: LockedTicket, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)));

const addTicketMoment = (
  { actor, db, now }: StaffCall,
  row: LockedTicket,
  moment: { kind: "edited" | "assigned" | "appointment" | "confidential"; toAccount?: string | null; text?: string },
) => insertMoment(db, { ticketId: row.id, at: now, byAccount: actor.accountId, ...moment });
