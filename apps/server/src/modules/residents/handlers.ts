import { peopleCount } from "@stoep/contract/people";
import { residents } from "@stoep/contract/residents";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, type PageCursor, readPageCursor } from "#kernel/page.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { renameAccount } from "#modules/accounts/index.ts";
import { record } from "#modules/audit/index.ts";
import { fileRowsMax, listFile } from "#modules/files/index.ts";
import { waitingFile } from "./files.ts";
import { mayProve, mayVouch } from "./policy.ts";
import * as store from "./store/residents.ts";
import { viewHouseholdTotal, viewResidence, viewWaitingResident } from "./views.ts";

const pageSize = 50;

async function residenceOf(db: Db, { residentId, householdId }: Resident, now: Date) {
  const row = (await store.findResidence(db, residentId)) ?? refuse("sign_in_required");
  return viewResidence(row, await store.listHousemates(db, householdId, residentId), now);
}

export const handlers = handle(residents, {
  async getMyResidence({ db, actor, now }) {
    return residenceOf(db, actor, now);
  },

  async updateMyResidence({ actor, body, db, now }) {
    const { firstName, lastName, ...profile } = body;
    await renameAccount(db, actor.accountId, { firstName, lastName });
    await store.updateResident(db, actor.residentId, profile);
    return residenceOf(db, actor, now);
  },

  async vouchForHousemate({ actor, announce, db, now, params }) {
    ensure(mayVouch(actor));
    if (params.residentId === actor.residentId) refuse("not_found");
    // Anyone who has moved out vouches for nobody there.
    if (!(await store.holdProven(db, actor.residentId, actor.householdId))) refuse("changed_meanwhile");
    const { residentId } = params;
    const proof = { residentId, householdId: actor.householdId, by: actor.accountId, now };
    const { accountId } = (await store.putProof(db, proof)) ?? refuse("not_found");
    await announce("residents", { networkId: actor.network.id, accountId });
    return residenceOf(db, actor, now);
  },

  async listWaitingResidents({ actor, db, query }) {
    ensure(mayProve(actor));
    const rows = await store.listWaiting(db, readPageCursor(query.cursor), pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, ({ createdAt, id }) => [createdAt, id]);
    return { items: page.map(viewWaitingResident), next };
  },

  async exportWaitingResidents(call) {
    const { actor, db, query, language, now } = call;
    ensure(mayProve(actor));
    const rows = everyRow<store.WaitingRow, PageCursor>(
      (after, limit) => store.listWaiting(db, after, limit),
      ({ createdAt, id }) => ({ at: createdAt, id }),
      { max: fileRowsMax },
    );
    return listFile(waitingFile, rows, { format: query.format, language, now, timeZone: actor.network.timeZone });
  },

  async proveResident(call) {
    const { actor, announce, body, db, now, params } = call;
    ensure(mayProve(actor));
    const { residentId } = params;
    const proof = { residentId, householdId: null, since: new Date(body.since), by: actor.accountId, now };
    const proven = await store.putProof(db, proof);
    if (!proven) return refuse((await store.isResident(db, residentId)) ? "changed_meanwhile" : "not_found");
    const { accountId, publicName, provenAt } = proven;
    // Once proven, a second time changes nothing.
    if (provenAt?.getTime() === now.getTime()) {
      await record(call, {
        action: "residents.prove",
        subject: { kind: "resident", id: residentId, name: publicName },
      });
    }
    await announce("residents", { networkId: actor.network.id, accountId });
    return { residentId };
  },

  async listHouseholdCounts({ db }) {
    const places = await store.countHouseholds(db);
    const items = places.map(({ registered, residents, ...place }) => ({
      ...place,
      registered: peopleCount(registered),
      residents: peopleCount(residents),
    }));
    return { items, total: viewHouseholdTotal(places) };
  },
});
