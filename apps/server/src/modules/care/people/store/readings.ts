/** The reading log: rows are only ever added. */
import type { Insertable } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { PublicCareReadingTable } from "../../../../schema/db.types.ts";

export async function insertReading(db: Db, row: Insertable<PublicCareReadingTable>): Promise<void> {
  await db.insertInto("public.careReading").values(row).execute();
}
