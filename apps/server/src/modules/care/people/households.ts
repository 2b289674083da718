/**
 * Couples and families: people with one phone or mailbox, whom a colleague linked knowingly. The database lets only people of one
 * household have the same e-mail address or number. S2 §8, D §10
 */
import { peopleLimits } from "@stoep/contract/care";
import { personName } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { recordAll } from "#modules/audit/index.ts";
import { personSubject, sharedBy } from "./rules.ts";
import { refreshDuplicates } from "./store/duplicates.ts";
import { listHousehold, listHousemateNames, lockHouseholds, updateHousehold } from "./store/households.ts";
import { listNames, lockPeople, lockPerson, type PersonRow, updatePerson } from "./store/people.ts";

/**
 * Makes one household of those of some people. The households must be locked, and then the people. Returns its id. Refuses with
 * `invalid_input` if it gets too many people.
 */
export async function joinHouseholds(
  db: Tx,
  organisationId: string,
  people: readonly Pick<PersonRow, "id" | "careHouseholdId">[],
  { newcomers }: { newcomers: number } = { newcomers: 0 },
): Promise<string> {
  const householdId = people.find((one) => one.careHouseholdId !== null)?.careHouseholdId ?? newId();
  const all = await updateHousehold(db, organisationId, { householdId, people });
  if (all.length + newcomers > peopleLimits.household) refuseFields({ householdWith: "tooMany" });
  return householdId;
}

/** The household that a new person gets, as they are linked with these; null for none. Refuses with `invalid_input`. */
export const householdOf = async (call: StaffCall, personIds: readonly string[]): Promise<string | null> =>
  personIds.length === 0 ? null : lockAndJoin(call, personIds, { newcomers: 1 });

async function lockAndJoin({ actor, db }: StaffCall, personIds: readonly string[], size: { newcomers: number }) {
  const organisationId = actor.organisation.id;
  await lockHouseholds(db, organisationId);
  const people = await lockPeople(db, organisationId, personIds);
  if (people.length !== new Set(personIds).size) refuseFields({ householdWith: "invalid" });
  return joinHouseholds(db, organisationId, people, size);
}

/** Links people as one household; they no longer count as likely duplicates. Refuses with `invalid_input`. */
export async function linkHousehold(call: StaffCall, personIds: readonly string[]): Promise<void> {
  const { actor, db, now } = call;
  await lockAndJoin(call, personIds, { newcomers: 0 });
  await refreshDuplicates(db, actor.organisation.id, personIds, now);
  await recordHousehold(call, "care.linkHousehold", personIds);
}

/** The names of the others of each person's household, in one text, for files. */
export async function findHousemateNames(
  db: Db,
  people: Parameters<typeof listHousemateNames>[1],
): Promise<Map<string, string>> {
  const found = await listHousemateNames(db, people);
  return new Map([...found].map(([id, others]) => [id, others.map((one) => personName(one)).join(", ")]));
}

/** In the log of each of them. */
export async function recordHousehold(
  call: StaffCall,
  action: "care.linkHousehold" | "care.leaveHousehold",
  personIds: readonly string[],
): Promise<void> {
  const rows = await listNames(call.db, call.actor.organisation.id, personIds);
  await recordAll(
    call,
    rows.map((row) => ({ action, subject: personSubject(row) })),
  );
}

/**
 * Takes a person out of their household. What they share with the others stays with the others. Refuses with `not_found`, and with
 * `no_contact_of_own` if nothing would be left.
 */
export async function leaveHousehold(call: StaffCall, personId: string): Promise<void> {
  const { actor, db, now } = call;
  await lockHouseholds(db, actor.organisation.id);
  const row = (await lockPerson(db, actor.organisation.id, personId)) ?? refuse("not_found");
  const others = await listHousehold(db, row);
  if (others.length === 0) return;
  const shared = new Set(others.flatMap((other) => sharedBy(row, other)));
  const email = shared.has("email") ? null : row.email;
  const [phone, phoneNational] = shared.has("phone") ? [null, ""] : [row.phone, row.phoneNational];
  if (email === null && phone === null) refuse("no_contact_of_own");
  await updatePerson(db, row.id, { email, phone, phoneNational, careHouseholdId: null, updatedAt: now });
  const ids = [row.id, ...others.map(({ id }) => id)];
  await refreshDuplicates(db, actor.organisation.id, ids, now);
  await recordHousehold(call, "care.leaveHousehold", ids);
}
