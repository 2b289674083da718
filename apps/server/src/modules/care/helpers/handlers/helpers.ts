/** Single helpers: created, shown, changed, accepted, declined, suspended. S2 §3, §5 */
import { type HelperDetails, type HelperDraft, type HelperFile, helpers } from "@stoep/contract/care";
import { handle } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import {
  announceCare,
  changePerson,
  createPerson,
  findKeptPerson,
  lockHouseholds,
  lockPerson,
  noteAbout,
  type PersonRecordRow,
  personSubject,
  suspendPerson,
} from "../../people/index.ts";
import { confidentialAccountOf, type HelperCall, presentHelper } from "../presentation.ts";
import { lockHelper } from "../store/counters.ts";
import * as store from "../store/helpers.ts";

/** Splits a draft into the person's and the helper's fields. */
function splitDraft(draft: HelperDraft) {
  const { kind, management, isProfessional, categoryIds, skills, transport, radiusKm, available, ...rest } = draft;
  const { monthlyCap, functionId, preferredChannel, ...person } = rest;
  const part = { kind, management, isProfessional, categoryIds, skills, transport, radiusKm, available, monthlyCap };
  return { part: { ...part, functionId, preferredChannel }, person };
}

async function checkFunction({ actor, db }: HelperCall, { functionId }: HelperDetails): Promise<void> {
  if (functionId === null || (await store.hasFunction(db, actor.organisation.id, functionId))) return;
  refuseFields({ functionId: "invalid" });
}

async function replaceHelperCategories(
  { actor, db }: HelperCall,
  personId: string,
  categoryIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(categoryIds)];
  if ((await store.replaceCategories(db, actor.organisation.id, personId, wanted)) !== wanted.length)
    refuseFields({ categoryIds: "invalid" });
}

/** A helper whom a colleague adds is accepted at once. */
async function becomeHelper(
  call: HelperCall,
  row: PersonRecordRow,
  { categoryIds, ...part }: HelperDetails,
  { isNew }: { isNew: boolean },
): Promise<HelperFile> {
  const { actor, db, now } = call;
  const organisationId = actor.organisation.id;
  await checkFunction(call, { categoryIds, ...part });
  const status = { status: "accepted" as const, statusAt: now, helperSince: now };
  if (!(await store.insertHelper(db, { personId: row.id, organisationId, ...part, ...status })))
    refuse("already_helper");
  await replaceHelperCategories(call, row.id, categoryIds);
  await record(call, { action: "care.makeHelper", subject: personSubject(row), new: { kind: part.kind } });
  await announceCare(call);
  return presentHelper(call, row.id, { isNew });
}

/** Locks both, the person first. */
async function lockPersonAndHelper({ actor, db, params }: HelperCall<{ personId: string }>) {
  const person = (await lockPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
  const helper = (await lockHelper(db, actor.organisation.id, person.id)) ?? refuse("not_found");
  return { person, helper };
}

export const helperFileHandlers = handle(helpers, {
  async getHelper(call) {
    const { actor, db, params } = call;
    const row = (await findKeptPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    if (!row.isHelper) refuse("not_found");
    return presentHelper(call, row.id);
  },

  async createHelper(call) {
    const { part, person } = splitDraft(call.body);
    return becomeHelper(call, await createPerson(call, person, { isMember: false }), part, { isNew: true });
  },

  async makeHelper(call) {
    const { actor, body, db, params } = call;
    const row = (await lockPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    if (body.kind !== "neighbour" && row.companyName === "") refuseFields({ kind: "invalid" });
    return becomeHelper(call, row, body, { isNew: false });
  },

  async editHelper(call) {
    const { actor, db, body } = call;
    const { version, ...draft } = body;
    if (draft.householdWith.length > 0) await lockHouseholds(db, actor.organisation.id);
    const { person, helper } = await lockPersonAndHelper(call);
    if (person.version !== version) refuse("changed_meanwhile");
    const { part, person: personDraft } = splitDraft(draft);
    await checkFunction(call, part);
    const { categoryIds, ...columns } = part;
    await changePerson(call, person, personDraft);
    await store.updateHelper(db, helper.personId, columns);
    await replaceHelperCategories(call, helper.personId, categoryIds);
    return presentHelper(call, person.id);
  },

  async setHelperStatus(call) {
    const { actor, body, db, now } = call;
    const { person, helper } = await lockPersonAndHelper(call);
    const { status } = body;
    if (helper.status === status) return presentHelper(call, person.id);
    if (status !== "accepted" && (await store.findRunningTicket(db, person.id, confidentialAccountOf(actor))))
      refuse("helper_busy");
    const declinedBecause = status === "declined" ? body.because : "";
    await store.updateStatus(db, person.id, { status, statusAt: now, declinedBecause });
    await record(call, {
      action: "care.setHelperStatus",
      subject: personSubject(person),
      old: { helperStatus: helper.status },
      new: { helperStatus: status },
    });
    await announceCare(call);
    return presentHelper(call, person.id);
  },

  async noteHelper(call) {
    const { person } = await lockPersonAndHelper(call);
    return noteAbout(call, person);
  },

  async suspendHelper(call) {
    const { person } = await lockPersonAndHelper(call);
    await suspendPerson(call, person, call.body);
    return presentHelper(call, person.id);
  },
});
