/** People whom a colleague linked as one household: they may have the same e-mail address or number. D §10 */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { PersonRow } from "./people.ts";

type Householder = Pick<PersonRow, "id" | "careHouseholdId">;

const selectPeopleOf = (db: Db, householdIds: readonly string[]) =>
  db
    .selectFrom("carePerson as person")
    .where("person.careHouseholdId", "=", anyOf(householdIds))
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null);

/** The others of a person's household, by name. */
export async function listHousehold(db: Db, { id, careHouseholdId }: Householder) {
  if (careHouseholdId === null) return [];
  return selectPeopleOf(db, [careHouseholdId])
    .leftJoin("careHelper as helper", "helper.personId", "person.id")
    .select(["person.id", "person.firstName", "person.lastName", "person.companyName", "person.isMember"])
    .select(["person.email", "person.phone", sql<boolean>`helper.person_id is not null`.as("isHelper")])
    .where("person.id", "<>", id)
    .orderBy(sql`lower(person.last_name)`)
    .orderBy(sql`lower(person.first_name)`)
    .orderBy("person.id")
    .execute();
}

/** The names of the others of each person's household, by the person's id. */
export async function listHousemateNames(db: Db, people: readonly Householder[]) {
  const households = people.flatMap(({ careHouseholdId }) => careHouseholdId ?? []);
  const all =
    households.length === 0
      ? []
      : await selectPeopleOf(db, households)
          .select(["person.id", "person.careHouseholdId", "person.firstName", "person.lastName", "person.companyName"])
          .orderBy("person.id")
          .execute();
  return new Map(
    people.map(({ id, careHouseholdId }) => [
      id,
      careHouseholdId === null ? [] : all.filter((one) => one.careHouseholdId === careHouseholdId && one.id !== id),
    ]),
  );
}

/**
 * Until the end of the transaction nobody else links people of the organisation, or ends such a link. Always before any of the people is
 * locked: two colleagues would otherwise wait for each other.
 */
export const lockHouseholds = (db: Tx, organisationId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`care household ${organisationId}`}, 0))`.execute(db);

/** Puts them, and everybody who is linked with one of them, into one household. The version stays. Returns its people. */
export async function updateHousehold(
  db: Tx,
  organisationId: string,
  { householdId, people }: { householdId: string; people: readonly Householder[] },
) {
  const others = people.flatMap(({ careHouseholdId }) => careHouseholdId ?? []).filter((id) => id !== householdId);
  const moving = db
    .updateTable("carePerson")
    .where("organisationId", "=", organisationId)
    .where((eb) =>
      eb.or([eb("id", "=", anyOf(people.map(({ id }) => id))), eb("careHouseholdId", "=", anyOf(others))]),
    );
  // The constraint judges row by row: people with one number who move together are in two households for an instant. Meanwhile they count
  // as merged into themselves, which no merge does, and which the constraint leaves out.
  if (others.length > 0)
    await moving
      .set(({ ref }) => ({ mergedInto: ref("id") }))
      .where("mergedInto", "is", null)
      .execute();
  await moving
    .set({ careHouseholdId: householdId })
    .where(({ eb, ref }) => eb("mergedInto", "is distinct from", ref("id")))
    .execute();
  if (others.length > 0)
    await db
      .updateTable("carePerson")
      .set({ careHouseholdId: householdId, mergedInto: null })
      .where("organisationId", "=", organisationId)
      .whereRef("mergedInto", "=", "id")
      .execute();
  return selectPeopleOf(db, [householdId]).select("person.id").execute();
}

/** Of these people, those whose number or typed address somebody else of their household has too. */
export const listSharers = (db: Db, personIds: readonly string[]) =>
  db
    .selectFrom("carePerson as person")
    .innerJoin("carePerson as other", (join) =>
      join
        .onRef("other.careHouseholdId", "=", "person.careHouseholdId")
        .onRef("other.id", "<>", "person.id")
        .on("other.mergedInto", "is", null)
        .on("other.deletedAt", "is", null),
    )
    .select(["person.id", "person.firstName", "person.lastName", "person.companyName"])
    .select(({ fn, eb, ref }) => [
      fn<boolean>("bool_or", [eb("other.phone", "=", ref("person.phone"))]).as("sharesPhone"),
      // The mailbox of a linked account is that of one person.
      fn<boolean>("bool_or", [
        eb.and([eb("other.email", "=", ref("person.email")), eb("person.accountId", "is", null)]),
      ]).as("sharesEmail"),
    ])
    .where("person.id", "=", anyOf(personIds))
    .groupBy("person.id")
    .execute();
