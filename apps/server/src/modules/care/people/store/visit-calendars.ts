/** The addresses at which people subscribe to the calendar of their visits: one for each person, as a hash. */
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

export async function findCalendarSince(db: Db, personId: string): Promise<Date | null> {
  const found = await db
    .selectFrom("careCalendar")
    .select("madeAt")
    .where("personId", "=", personId)
    .executeTakeFirst();
  return found?.madeAt ?? null;
}

/** The person must be locked. Replaces the previous address. */
export async function upsertCalendar(
  db: Tx,
  personId: string,
  { keyHash, madeAt }: { keyHash: string; madeAt: Date },
): Promise<void> {
  await db
    .insertInto("careCalendar")
    .values({ personId, keyHash, madeAt })
    .onConflict((conflict) => conflict.column("personId").doUpdateSet({ keyHash, madeAt }))
    .execute();
}

/** When they end it, are suspended, erased, merged with somebody, or no longer linked with the account that made it. */
export async function deleteCalendars(db: Tx, personIds: readonly string[]): Promise<void> {
  if (personIds.length > 0) await db.deleteFrom("careCalendar").where("personId", "=", anyOf(personIds)).execute();
}

/** Whose it is; nobody's once they are suspended, erased or merged. */
export const findCalendarPerson = (db: Db, keyHash: string) =>
  db
    .selectFrom("careCalendar as calendar")
    .innerJoin("carePerson as person", "person.id", "calendar.personId")
    .innerJoin("public.organisation as owner", "owner.id", "person.organisationId")
    .select(["person.id", "person.language", "owner.name as organisation"])
    .where("calendar.keyHash", "=", keyHash)
    .where("person.deletedAt", "is", null)
    .where("person.mergedInto", "is", null)
    .where("person.suspendedAt", "is", null)
    .executeTakeFirst();
