import { peopleCount } from "@stoep/contract/people";
import { residents } from "@stoep/contract/residents";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { renameAccount } from "#modules/accounts/index.ts";
import { mayVouch } from "./policy.ts";
import { deleteDecision } from "./store/decisions.ts";
import * as store from "./store/residents.ts";
import { viewHouseholdTotal, viewResidence } from "./views.ts";

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
    // Whoever shares the house knows better than the city, which may have declined.
    await deleteDecision(db, residentId);
    await announce("residents", { networkId: actor.network.id, accountId });
    return residenceOf(db, actor, now);
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
