/** The reading log: rows are only ever added. */

import type { Insertable } from "kysely";
import type { Db } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { PublicCareReadingTable } from "../../../../schema/db.types.ts";

export async function insertReading(db: Db, row: Insertable<PublicCareReadingTable>): Promise<void> {
  await db.insertInto("public.careReading").values(row).execute();
}

/** The last opening by this account since `since`. */
export const findRecentOpening = (
  db: Db,
  { organisationId, accountId, personId }: { organisationId: string; accountId: string; personId: string },
  since: Date,
) =>
  db
    .selectFrom("public.careReading")
    .select("id")
    .where("organisationId", "=", organisationId)
    .where("personId", "=", personId)
    .where("at", ">", since)
    .where("accountId", "=", accountId)
    .where("what", "=", "file")
    .limit(1)
    .executeTakeFirst();

export type ReadingRow = Awaited<ReturnType<typeof listReadings>>[number];

/** Openings of one person's file, and of those merged into them, latest first. */
export const listReadings = (
  db: Db,
  organisationId: string,
  personIds: readonly string[],
  place: PageCursor | null,
  limit: number,
) =>
  db
    .selectFrom("public.careReading as reading")
    .select(["reading.id", "reading.at", "reading.readerName as reader", "reading.what", "reading.people"])
    .where("reading.organisationId", "=", organisationId)
    .where("reading.personId", "=", anyOf(personIds))
    .$call((query) => inPages(query, ["reading.at", "reading.id"], "desc", { place, limit }))
    .execute();
