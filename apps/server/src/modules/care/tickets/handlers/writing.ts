/** Making, changing, giving and deleting tickets. S2 §3 */
import { type AppointmentChange, type TicketDraft, type TicketEdit, tickets } from "@stoep/contract/care";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { changes, record } from "#modules/audit/index.ts";
import { discardFiles } from "#modules/files/index.ts";
import { deleteNoticesAbout } from "#modules/notifications/index.ts";
import { doerOf, tellColleagues } from "../../notices/index.ts";
import { createPerson } from "../../people/index.ts";
import { countChange } from "../counting.ts";
import { checkChoices, createTicket, type NewTicket } from "../creating.ts";
import { announceTicket, instantsOf, moverOf } from "../moving.ts";
import { lockTicket, showTicket } from "../opening.ts";
import { hideVerdict } from "../policy.ts";
import { appointable, isDeletable, isOver, tellsOfMove } from "../rules.ts";
import { detachFiles } from "../store/attached.ts";
import { addMoment } from "../store/thread.ts";
import { type LockedTicket, updateTicket } from "../store/writing.ts";
import { subjectOf } from "../subject.ts";
import { tellStep } from "../telling/steps.ts";

type Call = RouteCall<Staff, Tx>;

export const writingHandlers = handle(tickets, {
  async createTicket(call) {
    return create(call, call.body, { source: call.body.shoutId ? "shout" : "staff" });
  },

  async createFastTicket(call) {
    const { outcome, referredTo, ...draft } = call.body;
    return create(call, draft, { source: "fast", over: { outcome, referredTo } });
  },

  async editTicket(call) {
    const row = await lockTicket(call.db, call.actor, call.params.ticketId);
    const { version, assigneeId, appointment, ...content } = call.body;
    if (row.version !== version) refuse("changed_meanwhile");
    if (row.state === "solved") refuse("already_closed");
    const edited = await edit(call, row, content);
    const isGiven = assigneeId !== undefined && assigneeId !== row.assigneeId;
    const given = isGiven ? await assign(call, edited, assigneeId) : edited;
    if (appointment) await appoint(call, given, appointment);
    await announceTicket(moverOf(call), row.organisationId);
    // Whoever gives a confidential one away does not see it any more.
    return { done: true };
  },

  async assignTicket(call) {
    const row = await lockTicket(call.db, call.actor, call.params.ticketId);
    const { assigneeId, from } = call.body;
    if (isOver(row.state)) refuse("already_closed");
    if (row.assigneeId !== from) refuse("changed_meanwhile");
    if (assigneeId === row.assigneeId) return { done: true };
    await assign(call, row, assigneeId);
    await announceTicket(moverOf(call), row.organisationId);
    return { done: true };
  },

  async setAppointment(call) {
    const row = await lockTicket(call.db, call.actor, call.params.ticketId);
    await appoint(call, row, call.body);
    await announceTicket(moverOf(call), row.organisationId);
    return showTicket(call, row.id);
  },

  async deleteTicket(call) {
    const { actor, db, now, params } = call;
    const row = await lockTicket(db, actor, params.ticketId);
    if (!isDeletable(row.state)) refuse("step_not_possible");
    await updateTicket(db, row.id, { deletedAt: now, updatedAt: now });
    await discardFiles(db, await detachFiles(db, row.id, null));
    await forgetNotices(call, row.id);
    await countChange(moverOf(call), row, null);
    await record(call, { action: "care.deleteTicket", subject: subjectOf(row) });
    await announceTicket(moverOf(call), row.organisationId);
    return { done: true };
  },
});

type Content = Omit<TicketEdit, "version" | "assigneeId" | "appointment">;
async function edit(call: Call, row: LockedTicket, edited: Content): Promise<LockedTicket> {
  const { actor, db, now } = call;
  const hides = edited.isConfidential !== row.isConfidential;
  if (hides) ensure(hideVerdict(row, actor));
  await checkChoices(db, actor, edited, row);
  const taken = edited.isConfidential && row.assigneeId === null ? { assigneeId: actor.accountId } : {};
  const reminded = edited.deadlineOn === row.deadlineOn ? {} : { deadlineRemindedAt: null };
  const after = await updateTicket(db, row.id, { ...edited, ...taken, ...reminded, updatedAt: now });
  await countChange(moverOf(call), row, after);
  const { isConfidential, ...content } = edited;
  const changed = changes(pick(row, Object.keys(content)), content);
  if (changed) await say(call, row, { kind: "edited" });
  if (hides) await say(call, row, { kind: "confidential", text: isConfidential ? "yes" : "no" });
  if (hides && isConfidential) await forgetNotices(call, row.id);
  const fields = [...Object.keys(changed?.new ?? {}), ...(hides ? ["isConfidential"] : [])];
  // Which fields, never what they say: a log is kept for longer than the texts of tickets.
  if (fields.length > 0)
    await record(call, { action: "care.editTicket", subject: subjectOf(row), new: { ticketFields: fields } });
  return after;
}

/** Titles that colleagues were told stay in no bell once the ticket is gone or confidential. */
async function forgetNotices({ actor, announce, db }: Call, ticketId: string): Promise<void> {
  if ((await deleteNoticesAbout(db, [ticketId])) > 0)
    await announce("notifications", { networkId: actor.network.id, organisationId: actor.organisation.id });
}

async function assign(call: Call, row: LockedTicket, assigneeId: string | null): Promise<LockedTicket> {
  const { actor, db, now } = call;
  if (isOver(row.state)) refuse("already_closed");
  await checkChoices(db, actor, { categoryId: null, assigneeId });
  const after = await updateTicket(db, row.id, { assigneeId, updatedAt: now });
  await countChange(moverOf(call), row, after);
  const eventId = await say(call, row, { kind: "assigned", toAccount: assigneeId });
  await tellColleagues(moverOf(call), after, { kind: "assigned", eventId, actor: doerOf(actor) }, [assigneeId]);
  await record(call, { action: "care.assignTicket", subject: subjectOf(row), new: { assigneeId } });
  return after;
}

/** The end after the start, both there; where there is a helper and nobody has begun. S2 §4 */
async function appoint(call: Call, row: LockedTicket, { tell, ...draft }: AppointmentChange): Promise<LockedTicket> {
  const { actor, db, now } = call;
  if (!appointable(row.state)) refuse("step_not_possible");
  const after = await updateTicket(db, row.id, { ...instantsOf(draft, actor.network.timeZone), updatedAt: now });
  await countChange(moverOf(call), row, after);
  await say(call, row, { kind: "appointment" });
  if (after.startsAt?.getTime() !== row.startsAt?.getTime() || after.endsAt?.getTime() !== row.endsAt?.getTime())
    await tellStep(moverOf(call), tellsOfMove(row.state), { before: row, after }, tell);
  await record(call, { action: "care.appointTicket", subject: subjectOf(row) });
  return after;
}

async function create(call: Call, draft: TicketDraft, how: Pick<NewTicket, "source" | "over">) {
  const { actor, db } = call;
  await checkChoices(db, actor, draft);
  const { newMember, ...content } = draft;
  const member = newMember ? await createPerson(call, newMember, { isMember: true }) : { id: draft.memberId ?? "" };
  const assigneeId = draft.assigneeId ?? (draft.isConfidential || how.over ? actor.accountId : null);
  const row = await createTicket(moverOf(call), {
    ...content,
    ...how,
    memberId: member.id,
    assigneeId,
    organisationId: actor.organisation.id,
  });
  await tellColleagues(moverOf(call), row, { kind: "assigned", eventId: row.id, actor: doerOf(actor) }, [assigneeId]);
  await record(call, { action: "care.createTicket", subject: subjectOf(row), new: { ticketState: row.state } });
  return showTicket(call, row.id);
}

const pick = (row: LockedTicket, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key)));

const say = (
  { actor, db, now }: Call,
  row: LockedTicket,
  moment: { kind: "edited" | "assigned" | "appointment" | "confidential"; toAccount?: string | null; text?: string },
) => addMoment(db, { ticketId: row.id, at: now, byAccount: actor.accountId, ...moment });
