/** Table `care_waiting_form`: forms that wait for their mailed link to be followed. */
import type { Insertable } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { CareWaitingFormTable } from "../../../../schema/db.types.ts";

/** Whether it was stored: the same opened form waits once. */
export async function insertWaitingForm(db: Tx, row: Insertable<CareWaitingFormTable>): Promise<boolean> {
  const stored = await db
    .insertInto("careWaitingForm")
    .values(row)
    .onConflict((conflict) => conflict.column("stampHash").doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored !== undefined;
}

/** Exactly one of many simultaneous callers gets the row. */
export const takeWaitingForm = (
  db: Tx,
  { organisationId, tokenHash, now }: { organisationId: string; tokenHash: string; now: Date },
) =>
  db
    .deleteFrom("careWaitingForm")
    .where("organisationId", "=", organisationId)
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .returning(["id", "sealed"])
    .executeTakeFirst();

export async function deleteExpiredForms(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("careWaitingForm").where("expiresAt", "<=", now).execute();
}
