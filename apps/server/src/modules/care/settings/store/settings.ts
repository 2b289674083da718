/** One row for each organisation that uses care: its settings, and the number of its latest ticket. */
import { randomInt } from "node:crypto";
import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { CareConsentTable, CareSettingTable } from "../../../../schema/db.types.ts";

export const findSettings = (db: Db, organisationId: string) =>
  db.selectFrom("careSetting").selectAll().where("organisationId", "=", organisationId).executeTakeFirst();

/** Creates the row if needed and locks it, so that limits of the organisation are checked one at a time. */
export async function lockSettings(db: Tx, organisationId: string, now: Date) {
  await db
    .insertInto("careSetting")
    .values({ organisationId, updatedAt: now })
    .onConflict((conflict) => conflict.column("organisationId").doNothing())
    .execute();
  return db
    .selectFrom("careSetting")
    .selectAll()
    .where("organisationId", "=", organisationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateSettings(
  db: Tx,
  organisationId: string,
  changed: Updateable<CareSettingTable>,
): Promise<void> {
  await db.updateTable("careSetting").set(changed).where("organisationId", "=", organisationId).execute();
}

/** The number of the next ticket. Concurrent callers wait for this row. */
/**
 * Each number is left out with the chance of a coin, so that a gap says nothing about a ticket that somebody may not see: with or
 * without such tickets the gaps look alike.
 */
function numbersAhead(): number {
  let ahead = 1;
  while (randomInt(2) === 0) ahead += 1;
  return ahead;
}

export async function nextTicketNumber(db: Tx, organisationId: string, now: Date): Promise<number> {
  const ahead = numbersAhead();
  const { lastNumber } = await db
    .insertInto("careSetting")
    .values({ organisationId, lastNumber: ahead, updatedAt: now })
    .onConflict((conflict) =>
      conflict.column("organisationId").doUpdateSet((eb) => ({ lastNumber: eb("careSetting.lastNumber", "+", ahead) })),
    )
    .returning("lastNumber")
    .executeTakeFirstOrThrow();
  return lastNumber;
}

/** The consent text that senders of the form agree to now. */
export const findConsent = (db: Db, organisationId: string) =>
  db
    .selectFrom("careConsent")
    .select(["version", "text", "since"])
    .where("organisationId", "=", organisationId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();

/** The settings must be locked, so that versions are consecutive. */
export async function insertConsent(db: Tx, row: Insertable<CareConsentTable>): Promise<void> {
  await db.insertInto("careConsent").values(row).execute();
}
