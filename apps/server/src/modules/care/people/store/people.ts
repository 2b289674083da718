/** The rows of people. Every query names the organisation, so that another one's are not found. */

import { peopleLimits, statesWithHelper } from "@stoep/contract/care";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { CarePersonTable } from "../../../../schema/db.types.ts";
import { effectiveContactSelection } from "./account-fields.ts";
import { pictureSelection } from "./pictures.ts";

export type PersonRow = Selectable<CarePersonTable>;

/** With what a person's file shows beside the row. */
const selectPeople = (db: Db, organisationId: string) =>
  db
    .selectFrom("carePerson as person")
    .leftJoin("careHelper as helper", "helper.personId", "person.id")
    .leftJoin("neighbourhood", "neighbourhood.id", "person.neighbourhoodId")
    .leftJoin("file as picture", "picture.id", "person.pictureId")
    .selectAll("person")
    .select(["neighbourhood.name as neighbourhoodName", ...pictureSelection])
    .select(effectiveContactSelection("person"))
    .select(sql<boolean>`helper.person_id is not null`.as("isHelper"))
    .select("helper.preferredChannel")
    .where("person.organisationId", "=", organisationId)
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null);

export type PersonRecordRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** The person's own columns, without what a file shows beside them. */
export function personColumnsOf<Row extends Partial<PersonRecordRow>>(row: Row) {
  const { neighbourhoodName, isHelper, preferredChannel, pictureKey, pictureSecret, ...rest } = row;
  const { shownEmail, shownLanguage, ...columns } = rest;
  return columns;
}

export const findPerson = (db: Db, organisationId: string, personId: string) =>
  selectPeople(db, organisationId).where("person.id", "=", personId).executeTakeFirst();

/** The record that a merged person ended up in, after any number of merges. */
export async function findKeptPerson(
  db: Db,
  organisationId: string,
  personId: string,
): Promise<PersonRecordRow | undefined> {
  let id: string | null = personId;
  for (let steps = 0; id !== null && steps < 10; steps += 1) {
    const row: { mergedInto: string | null } | undefined = await db
      .selectFrom("carePerson")
      .select("mergedInto")
      .where("organisationId", "=", organisationId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.mergedInto === null) return findPerson(db, organisationId, id);
    id = row.mergedInto;
  }
  return undefined;
}

/** The ids of a person and of those merged into them. */
export async function listIdsWithMerged(db: Db, personId: string): Promise<string[]> {
  const all = [personId];
  for (let last = all; last.length > 0; ) {
    const rows = await db.selectFrom("carePerson").select("id").where("mergedInto", "=", anyOf(last)).execute();
    last = rows.map(({ id }) => id).filter((id) => !all.includes(id));
    all.push(...last);
  }
  return all;
}

/** Until the end of the transaction nobody else changes, merges or deletes them. */
export const lockPerson = (db: Tx, organisationId: string, personId: string) =>
  selectPeople(db, organisationId).where("person.id", "=", personId).forUpdate("person").executeTakeFirst();

/** In a fixed order, so that two colleagues who select the same people do not deadlock. */
export const lockPeople = (db: Tx, organisationId: string, personIds: readonly string[]) =>
  selectPeople(db, organisationId)
    .where("person.id", "=", anyOf(personIds))
    .orderBy("person.id")
    .forUpdate("person")
    .execute();

/** Returns false if someone outside their household has the e-mail address or the number. */
export async function insertPersonIfNew(db: Tx, row: Insertable<CarePersonTable>): Promise<boolean> {
  const made = await db
    .insertInto("carePerson")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/**
 * Updates the person and raises the version.
 * @throws an exclusion violation if someone outside their household has the e-mail address or the number.
 */
export async function updatePerson(db: Tx, personId: string, changed: Updateable<CarePersonTable>): Promise<void> {
  await db
    .updateTable("carePerson")
    .set(changed)
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", personId)
    .execute();
}

/** The version stays the same, so that a form opened before can still be saved. */
export async function updatePicture(db: Tx, personId: string, pictureId: string | null, now: Date): Promise<void> {
  await db.updateTable("carePerson").set({ pictureId, updatedAt: now }).where("id", "=", personId).execute();
}

/** Of any person, merged or not. */
export async function findPictureId(db: Tx, personId: string): Promise<string | null> {
  const row = await db.selectFrom("carePerson").select("pictureId").where("id", "=", personId).executeTakeFirst();
  return row?.pictureId ?? null;
}

interface ContactKeys {
  email: string | null;
  phone: string | null;
}
/** The names of those who were not deleted, merged ones too. */
export const listNames = (db: Db, organisationId: string, personIds: readonly string[]) =>
  db
    .selectFrom("carePerson")
    .select(["id", "firstName", "lastName", "companyName"])
    .where("organisationId", "=", organisationId)
    .where("id", "=", anyOf(personIds))
    .where("deletedAt", "is", null)
    .execute();

/** People with this address or number, the first one first. */
export const listByContact = (db: Db, organisationId: string, { email, phone }: ContactKeys) =>
  selectPeople(db, organisationId)
    .where((eb) => eb.or([eb("person.email", "=", email), eb("person.phone", "=", phone)]))
    .orderBy("person.id")
    .limit(2 * peopleLimits.household)
    .execute();

/** Whether the person is the helper of a ticket in progress. */
export const findRunningTicket = (db: Db, personId: string) =>
  db
    .selectFrom("careTicket")
    .select("id")
    .where("helperId", "=", personId)
    .where("deletedAt", "is", null)
    .where("state", "in", statesWithHelper)
    .limit(1)
    .executeTakeFirst();

/** Adds to a member's ticket counts, in the transaction of the ticket's change; confidential tickets do not count. */
export async function addTicketCounts(
  db: Tx,
  personId: string,
  { tickets = 0, solved = 0, at = null }: { tickets?: number; solved?: number; at?: Date | null },
): Promise<void> {
  await db
    .updateTable("carePerson")
    .set((eb) => ({
      tickets: sql<number>`greatest(0, ${eb.ref("tickets")} + ${tickets})`,
      solved: sql<number>`greatest(0, least(${eb.ref("tickets")} + ${tickets}, ${eb.ref("solved")} + ${solved}))`,
    }))
    .$if(at !== null, (query) =>
      query.set((eb) => ({ lastTicketAt: sql<Date>`greatest(${eb.ref("lastTicketAt")}, ${at})` })),
    )
    .where("id", "=", personId)
    .execute();
}
