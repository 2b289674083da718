/** Staff of the city decide whether people live where they say: list waiting and decided residents, decide, and undo. D §5 */
import { residents } from "@stoep/contract/residents";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, type PageCursor, readPageCursor } from "#kernel/page.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { fileOptions, fileRowsMax, listFile } from "#modules/files/index.ts";
import { notifyPeople } from "#modules/notifications/index.ts";
import { waitingFile } from "./export.ts";
import { mayConfirm } from "./policy.ts";
import { followProof } from "./proof.ts";
import { decisionsSince } from "./rules.ts";
import * as store from "./store/decisions.ts";
import { isResident, proveResidence } from "./store/residents.ts";
import { viewDecidedResident, viewWaitingResident } from "./views.ts";

const pageSize = 50;

export const decisionHandlers = handle(residents, {
  async listWaitingResidents({ actor, db, query }) {
    ensure(mayConfirm(actor));
    const rows = await store.listWaiting(db, readPageCursor(query.cursor), pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, ({ createdAt, id }) => [createdAt, id]);
    return { items: page.map(viewWaitingResident), next, waitingResidents: await store.countWaiting(db) };
  },

  async exportWaitingResidents(call) {
    const { actor, db } = call;
    ensure(mayConfirm(actor));
    const rows = everyRow<store.WaitingRow, PageCursor>(
      (after, limit) => store.listWaiting(db, after, limit),
      ({ createdAt, id }) => ({ at: createdAt, id }),
      { max: fileRowsMax },
    );
    return listFile(waitingFile, rows, await fileOptions(call));
  },

  async listDecidedResidents({ actor, db, now, query }) {
    ensure(mayConfirm(actor));
    const rows = await store.listDecided(db, decisionsSince(now), readPageCursor(query.cursor), pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, ({ decidedAt, id }) => [decidedAt, id]);
    return { items: page.map(viewDecidedResident), next };
  },

  async proveResident(call) {
    const { actor, body, db, now, params } = call;
    ensure(mayConfirm(actor));
    const { residentId } = params;
    const proof = { residentId, householdId: null, since: new Date(body.since), by: actor.accountId, now };
    const proven = await proveResidence(db, proof);
    if (!proven) return refuse((await isResident(db, residentId)) ? "changed_meanwhile" : "not_found");
    // Confirming a proven resident again changes nothing.
    if (proven.provenAt?.getTime() === now.getTime()) {
      const by = actor.accountId;
      await store.putDecision(db, { residentId, decision: "confirmed", reason: "", by, now });
      await recordDecision(call, "residents.prove", proven.publicName);
      await followProof(call, residentId);
    }
    await announceDecision(call, proven.accountId);
    if (proven.provenAt?.getTime() === now.getTime()) await notifyResident(call, "residents.confirmed");
    return { residentId };
  },

  async declineResident(call) {
    const { actor, body, db, now, params } = call;
    const { residentId } = params;
    const { accountId, publicName, provenAt } = await lockShownResident(call);
    if (provenAt) refuse("changed_meanwhile");
    const { reason } = body;
    await store.putDecision(db, { residentId, decision: "declined", reason, by: actor.accountId, now });
    await recordDecision(call, "residents.decline", publicName, { reason });
    await announceDecision(call, accountId);
    await notifyResident(call, "residents.declined", reason);
    return { residentId };
  },

  async undoResidenceDecision(call) {
    const { db, params } = call;
    const { residentId } = params;
    const { accountId, publicName } = await lockShownResident(call);
    const undone = (await store.deleteDecision(db, residentId)) ?? refuse("changed_meanwhile");
    if (undone === "confirmed") {
      await store.revokeProof(db, residentId);
      await followProof(call, residentId);
    }
    await recordDecision(call, "residents.undoDecision", publicName, { residence: undone });
    await announceDecision(call, accountId);
    return { residentId };
  },
});

type DecisionCall = StaffCall & { params: { residentId: string }; body: { since: string } };

/** The resident as shown to staff, locked until the end of the transaction. */
async function lockShownResident({ actor, body, db, params }: DecisionCall) {
  ensure(mayConfirm(actor));
  const found = await store.lockResidentSince(db, params.residentId, new Date(body.since));
  return found ?? refuse((await isResident(db, params.residentId)) ? "changed_meanwhile" : "not_found");
}

function recordDecision(
  call: DecisionCall,
  action: "residents.prove" | "residents.decline" | "residents.undoDecision",
  name: string,
  what: Record<string, unknown> = {},
): Promise<void> {
  const subject = { kind: "resident", id: call.params.residentId, name };
  return record(call, { action, subject, new: Object.keys(what).length > 0 ? what : undefined });
}

/** Tells the resident of the decision. */
async function notifyResident(call: DecisionCall, kind: "residents.confirmed" | "residents.declined", words = "") {
  const { actor, db, params } = call;
  await notifyPeople(
    { ...call, network: actor.network },
    {
      kind,
      eventId: newId(),
      object: null,
      readers: store.selectReader(db, params.residentId),
      actor: { accountId: actor.accountId, name: actor.organisation.name },
      details: { organisation: actor.organisation.name, words },
    },
  );
}

/** Notifies the open screens of the resident, and of colleagues who have the list open. */
async function announceDecision({ actor, announce }: DecisionCall, accountId: string): Promise<void> {
  const networkId = actor.network.id;
  await announce("residents", { networkId, accountId });
  await announce("residents", { networkId, organisationId: actor.organisation.id });
}
