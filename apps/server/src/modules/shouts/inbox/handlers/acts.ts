/** What staff of the city do with shouts: assign, change the status, note, hide. S1 §4 */
import type { BodyOf, Verdict } from "@stoep/contract/kernel";
import { shouts } from "@stoep/contract/shouts";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { checkMentions, members } from "#modules/accounts/index.ts";
import { record, recordAll } from "#modules/audit/index.ts";
import { moderateSubject, restoreSubject } from "#modules/conversations/index.ts";
import {
  announceShout,
  notifyAskedToShare,
  notifyAssignee,
  notifyColleagues,
  notifyStatusMoves,
} from "../../notify.ts";
import { inboxVerdict } from "../../policy.ts";
import { momentKindFor } from "../../rules.ts";
import * as store from "../../store/shouts.ts";
import { changesTo, countChanges } from "../store/counters.ts";
import { findForStaff, findUnshared } from "../store/inbox.ts";
import { deleteNote, insertNote, listNotes } from "../store/notes.ts";
import { viewNote, viewUnsharedShout } from "../views.ts";

type Shout = store.LockedShout;

export const actHandlers = handle(shouts, {
  async assignShouts(call) {
    const { actor, body, db } = call;
    ensure(inboxVerdict(actor));
    const { assigneeId, from } = body;
    const assignee = assigneeId === null ? null : await findAssignee(call, assigneeId);
    const rows = await lockShared(call);
    const verdict = (row: Shout): Verdict => from === undefined || row.assigneeId === from || "changed_meanwhile";
    const changed = rows.filter((row) => verdict(row) === true && row.assigneeId !== assigneeId);
    await store.updateShouts(db, idsOf(changed), { assigneeId });
    await countChanges(db, changesTo(changed, { assigneeId }));
    const kind = assigneeId === null ? ("unassigned" as const) : ("assigned" as const);
    const moments = await addMoments(call, changed, () => ({ kind, toAccount: assigneeId }));
    await recordAll(call, logOf("shouts.assign", changed, { assignee: assignee?.name ?? null }));
    const assigned = changed.map((shout, place) => aboutOf(call, shout, moments[place]));
    await notifyAssignee(call, assigned, assigneeId);
    await announceShout(call, changed);
    return outcomesOf(body.ids, rows, verdict);
  },

  async setShoutStatus(call) {
    const { actor, body, db, now } = call;
    ensure(inboxVerdict(actor));
    const { status, outcome } = body;
    const rows = await lockShared(call);
    const verdict = (row: Shout): Verdict => momentKindFor(row.status, status) !== null || "changed_meanwhile";
    const changed = rows.filter((row) => verdict(row) === true);
    const done =
      status === "done" ? { doneAt: now, outcome } : { doneAt: null, outcome: "", solvedAs: null, tidiedAt: null };
    await store.updateShouts(db, idsOf(changed), { status, statusAt: now, ...done });
    await store.markAnswered(db, idsOf(changed), now);
    await countChanges(
      db,
      changed.flatMap((row) => changesTo([row], { status, doneAt: done.doneAt, answeredAt: row.answeredAt ?? now })),
    );
    const kindFor = (row: Shout) => momentKindFor(row.status, status) as "in-progress" | "done" | "back-in-progress";
    const said = status === "done" ? outcome : "";
    const moments = await addMoments(call, changed, (row) => ({ kind: kindFor(row), text: said }));
    await recordAll(call, logOf("shouts.setStatus", changed, { shoutStatus: status }));
    const moves = changed.map((row, place) => ({ ...aboutOf(call, row, moments[place]), kind: kindFor(row) }));
    await notifyStatusMoves(call, moves, outcome);
    await announceShout(call, changed);
    return outcomesOf(body.ids, rows, verdict);
  },

  async noteShout(call) {
    const { actor, body, db, now, params } = call;
    const [shout] = await lockShared({ ...call, body: { ids: [params.shoutId] } }, inboxVerdict(actor));
    if (!shout) return refuse("not_found");
    const mentions = await checkMentions(body.mentionIds, (ids) =>
      members.listEditors(db, actor.organisation.id, { ids }),
    );
    const id = newId();
    await insertNote(db, {
      id,
      shoutId: shout.id,
      accountId: actor.accountId,
      text: body.text,
      mentions,
      createdAt: now,
    });
    await notifyColleagues(call, aboutOf(call, shout, id), { kind: "mentioned" }, mentions);
    await call.announce("shouts", { networkId: actor.network.id, organisationId: actor.organisation.id });
    const note = (await listNotes(db, shout.id)).find((one) => one.id === id);
    return viewNote(note ?? refuse("changed_meanwhile"), actor.accountId);
  },

  async deleteShoutNote({ actor, announce, db, params }) {
    ensure(inboxVerdict(actor));
    if (!(await findForStaff(db, actor, params.shoutId))) refuse("not_found");
    const note = { id: params.noteId, shoutId: params.shoutId, accountId: actor.accountId };
    if (!(await deleteNote(db, note))) refuse("not_found");
    await announce("shouts", { networkId: actor.network.id, organisationId: actor.organisation.id });
    return { done: true };
  },

  async hideShout(call) {
    const { body } = call;
    const row = await lockForStaff(call);
    if (row.hiddenBecause === "staff") refuse("already_closed");
    ensure(await moderateSubject(call, "shout", row.id, body));
    await record(call, {
      action: body.decision === "deleted" ? "shouts.delete" : "shouts.hide",
      subject: subjectOf(row),
      new: { ground: body.ground, decisionReason: body.reason },
    });
    return { done: true };
  },

  async showShout(call) {
    const row = await lockForStaff(call);
    if (row.hiddenAt === null) refuse("already_closed");
    ensure(await restoreSubject(call, "shout", row.id));
    await record(call, { action: "shouts.show", subject: subjectOf(row) });
    return { done: true };
  },

  /** D §7 Pull request: only once. */
  async askToShare(call) {
    const { actor, db, now, params } = call;
    ensure(inboxVerdict(actor));
    const row = (await store.lockShout(db, actor.organisation.id, params.shoutId)) ?? refuse("not_found");
    if (row.sharing === "municipality") refuse("already_shared");
    if (row.hiddenAt) refuse("not_found");
    if (row.askedAt) refuse("already_exists");
    await store.updateShouts(db, [row.id], { askedAt: now, askedBy: actor.accountId });
    const [momentId] = await addMoments(call, [row], () => ({ kind: "asked-to-share" }));
    await notifyAskedToShare(call, aboutOf(call, row, momentId));
    await record(call, { action: "shouts.askToShare", subject: subjectOf(row) });
    await announceShout(call, [row]);
    return viewUnsharedShout((await findUnshared(db, actor.organisation.id, row.id)) ?? refuse("not_found"), actor);
  },
});

/** Refuses anyone who may not handle shouts. */
async function findAssignee({ actor, db }: StaffCall, accountId: string) {
  await members.holdMembership(db, actor.organisation.id, accountId);
  const [found] = await members.listEditors(db, actor.organisation.id, { ids: [accountId] });
  return found ?? refuseFields({ assigneeId: "assigneeUnknown" });
}

function lockShared(
  { actor, body, db }: StaffCall & { body: { ids: string[] } },
  verdict: Verdict = true,
): Promise<Shout[]> {
  ensure(verdict);
  return store.lockSharedShouts(db, actor.organisation.id, [...new Set(body.ids)]);
}

async function lockForStaff(call: StaffCall & { params: { shoutId: string } }): Promise<Shout> {
  const { actor, db, params } = call;
  ensure(inboxVerdict(actor));
  const row = await store.lockShout(db, actor.organisation.id, params.shoutId);
  if (!row || !(await findForStaff(db, actor, row.id))) return refuse("not_found");
  return row;
}

const idsOf = (rows: Shout[]) => rows.map(({ id }) => id);
/** The log names the shout's place, never the resident's text, which its author may still delete. */
const subjectOf = ({ id, place }: Shout) => ({ kind: "shout", id, name: place ?? "" });
const aboutOf = ({ actor }: StaffCall, shout: Shout, momentId = shout.id) => ({
  shout,
  organisation: actor.organisation.name,
  momentId,
});

const addMoments = (
  { actor, db, now }: StaffCall,
  rows: Shout[],
  of: (row: Shout) => Pick<store.NewMoment, "kind" | "toAccount" | "text">,
) =>
  store.addMoments(
    db,
    rows.map((row) => ({ shoutId: row.id, at: now, byKind: "staff", byAccount: actor.accountId, ...of(row) })),
  );

const logOf = (action: "shouts.assign" | "shouts.setStatus", rows: Shout[], changed: Record<string, unknown>) =>
  rows.map((row) => ({ action, subject: subjectOf(row), new: changed }));

function outcomesOf(ids: BodyOf<typeof shouts.assignShouts>["ids"], rows: Shout[], verdict: (row: Shout) => Verdict) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const outcomeOf = (row: Shout | undefined): Verdict => (row ? verdict(row) : "not_found");
  return { outcomes: ids.map((id) => ({ verdict: outcomeOf(byId.get(id)) })) };
}
