/** What a colleague has of residents' messages: those assigned to them, and those that they asked to share. */
import { members } from "#modules/accounts/index.ts";
import { reopenableSince } from "../rules.ts";
import { addMoments, lockSharedShouts, updateShouts } from "../store/shouts.ts";
import { changesTo, countChanges } from "./store/counters.ts";
import * as store from "./store/held.ts";
import { words } from "./texts.ts";

/** Those that are done for longer than their author may reopen them lose their assignee silently. */
const assigned: members.HeldKind = {
  kind: "shouts.assigned",
  label: words.held.assigned,
  columns: ["shout.assignee_id", "shout_tally.assignee_id"],
  things: (db, leaver, now) => store.selectAssigned(db, leaver, reopenableSince(now)),
  takers: members.listEditors,
  async handOver({ accountId, announce, db, network, now }, leaver, to) {
    const { organisationId } = leaver;
    const ids = await store.listAssignedIds(db, leaver);
    const locked = await lockSharedShouts(db, organisationId, ids);
    const rows = locked.filter((row) => row.assigneeId === leaver.accountId);
    const since = reopenableSince(now);
    const alive = rows.filter(({ doneAt }) => doneAt === null || doneAt > since);
    const over = rows.filter(({ doneAt }) => doneAt !== null && doneAt <= since);
    const assigneeId = to?.id ?? null;
    const kind = to ? ("assigned" as const) : ("unassigned" as const);
    await updateShouts(db, idsOf(alive), { assigneeId });
    await updateShouts(db, idsOf(over), { assigneeId: null });
    await countChanges(db, [...changesTo(alive, { assigneeId }), ...changesTo(over, { assigneeId: null })]);
    await addMoments(
      db,
      alive.map(({ id }) => ({
        shoutId: id,
        at: now,
        byKind: "staff",
        byAccount: accountId,
        kind,
        toAccount: assigneeId,
      })),
    );
    if (rows.length > 0) await announce("shouts", { networkId: network.id, organisationId });
  },
};

/** Without the colleague who asked, a message that is shared is told to all who handle messages. */
const asked: members.HeldKind = {
  kind: "shouts.asked",
  label: words.held.asked,
  columns: ["shout.asked_by"],
  things: (db, leaver) => store.selectAsked(db, leaver),
  takers: members.listEditors,
  handOver: ({ db }, leaver, to) => store.updateAsked(db, leaver, to?.id ?? null),
};

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

export const heldShouts = [assigned, asked];
