import { peopleCount } from "@stoep/contract/people";
import { residents } from "@stoep/contract/residents";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { renameAccount } from "#modules/accounts/index.ts";
import { mayVouch } from "./policy.ts";
import { residenceOf } from "./residence.ts";
import { deleteDecision } from "./store/decisions.ts";
import * as store from "./store/residents.ts";
import { viewHouseholdTotal } from "./views.ts";

export const handlers = handle(residents, {
  async getMyResidence(call) {
    return residenceOf(call);
  },

  async updateMyResidence(call) {
    const { actor, body, db } = call;
    const { firstName, lastName, ...profile } = body;
    await renameAccount(db, actor.accountId, { firstName, lastName });
    await store.updateResident(db, actor.residentId, profile);
    const saved = await residenceOf(call);
    // Checked after the write, whose result has the confirmed number; a refusal undoes it.
    if (profile.wantsAlertTexts && !saved.alertTexts?.phone)
      refuse("invalid_input", { wantsAlertTexts: "phoneNotConfirmed" });
    return saved;
  },

  async vouchForHousemate(call) {
    const { actor, announce, db, now, params } = call;
    ensure(mayVouch(actor));
    if (params.residentId === actor.residentId) refuse("not_found");
    // A resident who has moved out cannot vouch for anyone there.
    if (!(await store.holdProven(db, actor.residentId, actor.householdId))) refuse("changed_meanwhile");
    const { residentId } = params;
    const proof = { residentId, householdId: actor.householdId, by: actor.accountId, now };
    const { accountId } = (await store.putProof(db, proof)) ?? refuse("not_found");
    // A housemate knows better than the city, which may have declined.
    await deleteDecision(db, residentId);
    await announce("residents", { networkId: actor.network.id, accountId });
    return residenceOf(call);
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
