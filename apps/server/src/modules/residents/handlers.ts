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

async function residenceOf(db: Db, { residentId, householdId }: Resident) {
  const row = (await store.findResidence(db, residentId)) ?? refuse("sign_in_required");
  return viewResidence(row, await store.listHousemates(db, householdId, residentId));
}

export const handlers = handle(residents, {
  async getMyResidence({ db, actor }) {
    return residenceOf(db, actor);
  },

  async updateMyResidence({ actor, body, db }) {
    const { firstName, lastName, ...profile } = body;
    await renameAccount(db, actor.accountId, { firstName, lastName });
    await store.updateResident(db, actor.residentId, profile);
    return residenceOf(db, actor);
  },

  async vouchForHousemate({ actor, announce, db, now, params }) {
    ensure(mayVouch(actor));
    if (params.residentId === actor.residentId) refuse("not_found");
    const { residentId } = params;
    const proof = { residentId, householdId: actor.householdId, by: actor.accountId, now };
    const { accountId } = (await store.putProof(db, proof)) ?? refuse("not_found");
    await announce("residents", { networkId: actor.network.id, accountId });
    return residenceOf(db, actor);
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
    const { actor, announce, db, now, params } = call;
    ensure(mayProve(actor));
    const { residentId } = params;
    const proof = { residentId, householdId: null, by: actor.accountId, now };
    const { accountId, publicName, provenAt } = (await store.putProof(db, proof)) ?? refuse("not_found");
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
