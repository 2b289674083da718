import { peopleCount } from "@stoep/contract/people-count";
import { residents } from "@stoep/contract/residents";
import type { ResidentCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { renamePerson } from "#modules/accounts/index.ts";
import { listCities } from "#modules/neighbourhoods/index.ts";
import { loadResidence } from "./own-residence.ts";
import { mayVouch } from "./policy.ts";
import { followProof } from "./proof.ts";
import { lastSpans } from "./rules.ts";
import { deleteDecision } from "./store/decisions.ts";
import { countHouseholds } from "./store/households.ts";
import { countRegistrations } from "./store/registrations.ts";
import * as store from "./store/residents.ts";
import { viewHouseholdTotal } from "./views.ts";

type HousemateCall = ResidentCall & { params: { residentId: string } };

/** Refuses one's own id. A resident who has moved out can neither confirm nor deny anyone there. */
async function lockOwnHousehold({ actor, db, params }: HousemateCall): Promise<void> {
  if (params.residentId === actor.residentId) refuse("not_found");
  if (!(await store.lockProven(db, actor.residentId, actor.householdId))) refuse("changed_meanwhile");
}

/** Notifies staff who have the list of waiting residents open. */
async function announceToCities({ actor, announce, db }: HousemateCall): Promise<void> {
  const networkId = actor.network.id;
  for (const { id: organisationId } of await listCities(db, [networkId]))
    await announce("residents", { networkId, organisationId });
}

export const handlers = handle(residents, {
  async getMyResidence(call) {
    return loadResidence(call);
  },

  async updateMyResidence(call) {
    const { actor, body, db } = call;
    const { firstName, lastName, ...profile } = body;
    await renamePerson(call, { accountId: actor.accountId, firstName, lastName });
    await store.updateResident(db, actor.residentId, profile);
    const saved = await loadResidence(call);
    // Checked after the write, whose result has the confirmed number; a refusal undoes it.
    if (profile.wantsAlertTexts && !saved.alertTexts?.phone)
      refuse("invalid_input", { wantsAlertTexts: "phoneNotConfirmed" });
    return saved;
  },

  async vouchForHousemate(call) {
    const { actor, announce, db, now, params } = call;
    ensure(mayVouch(actor));
    await lockOwnHousehold(call);
    const { residentId } = params;
    if (await store.isDenied(db, residentId, actor.householdId)) refuse("denied_by_housemate");
    const proof = { residentId, householdId: actor.householdId, by: actor.accountId, now };
    const { accountId } = (await store.proveResidence(db, proof)) ?? refuse("not_found");
    // A housemate's word counts more than the city's decision, which may have been a refusal.
    await deleteDecision(db, residentId);
    await followProof(call, residentId);
    await announce("residents", { networkId: actor.network.id, accountId });
    return loadResidence(call);
  },

  async denyHousemate(call) {
    const { actor, announce, body, db, now, params } = call;
    ensure(mayVouch(actor));
    await lockOwnHousehold(call);
    const denial = body.isDenied ? { at: now, by: actor.accountId } : null;
    const changed = await store.putDenial(db, { ...params, householdId: actor.householdId, denial });
    if (!changed) refuse("not_found");
    for (const { accountId } of await store.listHousemates(db, actor.householdId, params.residentId))
      await announce("residents", { networkId: actor.network.id, accountId });
    await announceToCities(call);
    return loadResidence(call);
  },

  async listHouseholdCounts({ db }) {
    const places = await countHouseholds(db);
    const items = places.map(({ registered, residents, ...place }) => ({
      ...place,
      registered: peopleCount(registered),
      residents: peopleCount(residents),
    }));
    return { items, total: viewHouseholdTotal(places) };
  },

  async listRegistrations({ actor, db, now, query }) {
    const { timeZone } = actor.network;
    const { since, days } = lastSpans(now, timeZone, query.by);
    const counts = await countRegistrations(db, { by: query.by, since, timeZone });
    const spans = days.map((day) => {
      const found = counts.find((one) => one.day === day);
      return { day, households: peopleCount(found?.households ?? 0), residents: peopleCount(found?.residents ?? 0) };
    });
    return { spans };
  },
});
