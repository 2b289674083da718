/** Single people: created, shown, changed, suspended, deleted. S2 §3, §5 */
import { people } from "@stoep/contract/care";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { announceCare, changePerson, createPerson, suspendPerson } from "../edit.ts";
import { removePerson } from "../erasure.ts";
import { presentLogged, presentPerson } from "../presentation.ts";
import { personSubject } from "../rules.ts";
import { lockHouseholds } from "../store/households.ts";
import * as store from "../store/people.ts";

export const personHandlers = handle(people, {
  async getPerson(call) {
    const { actor, db, params } = call;
    const row = (await store.findKeptPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    return presentPerson(call, row);
  },

  async createMember(call) {
    return presentLogged(call, await createPerson(call, call.body, { isMember: true }));
  },

  async makeMember(call) {
    const { actor, db, now, params } = call;
    const row = (await store.lockPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    if (row.isMember) return presentPerson(call, row);
    await store.updatePerson(db, row.id, { isMember: true, updatedAt: now });
    await record(call, {
      action: "care.editPerson",
      subject: personSubject(row),
      old: { isMember: false },
      new: { isMember: true },
    });
    await announceCare(call);
    return presentPerson(call, (await store.findPerson(db, actor.organisation.id, row.id)) ?? refuse("not_found"));
  },

  async editPerson(call) {
    const { actor, body, db, params } = call;
    const { version, ...draft } = body;
    if (draft.householdWith.length > 0) await lockHouseholds(db, actor.organisation.id);
    const row = (await store.lockPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    if (row.version !== version) refuse("changed_meanwhile");
    return presentPerson(call, await changePerson(call, row, draft));
  },

  async suspendMember(call) {
    const { actor, body, db, params } = call;
    const row = (await store.lockPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    await suspendPerson(call, row, body);
    return presentPerson(call, (await store.findPerson(db, actor.organisation.id, row.id)) ?? refuse("not_found"));
  },

  async deletePerson(call) {
    const { actor, db, params } = call;
    const row = (await store.lockPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    await removePerson(call, row);
    await record(call, { action: "care.deletePerson", subject: personSubject(row) });
    await announceCare(call);
    return { done: true };
  },
});
