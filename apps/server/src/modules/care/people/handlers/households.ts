/** Linking people as one household, and leaving it. S2 §8, D §10 */
import { personRecords } from "@stoep/contract/care";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { announceCare } from "../edit.ts";
import { leaveHousehold, linkHousehold } from "../households.ts";
import { presentPerson } from "../presentation.ts";
import { findPerson, listNames } from "../store/people.ts";

export const householdHandlers = handle(personRecords, {
  async linkHousehold(call) {
    const { actor, body, db, params } = call;
    const ids = [params.personId, body.otherId];
    if ((await listNames(db, actor.organisation.id, ids)).length !== 2) refuse("not_found");
    await linkHousehold(call, ids);
    return presentChanged(call, params.personId);
  },

  async leaveHousehold(call) {
    const { personId } = call.params;
    await leaveHousehold(call, personId);
    return presentChanged(call, personId);
  },
});

async function presentChanged(call: StaffCall, personId: string) {
  const row = (await findPerson(call.db, call.actor.organisation.id, personId)) ?? refuse("not_found");
  await announceCare(call);
  return presentPerson(call, row);
}
