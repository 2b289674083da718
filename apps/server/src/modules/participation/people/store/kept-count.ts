/** The counts that are kept: of each organisation at most one. */
import type { Insertable } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { ParticipationCountTable } from "../../../../schema/db.types.ts";

export const findCount = (db: Db, organisationId: string, since: Date) =>
  db
    .selectFrom("participationCount")
    .select(["people", "countedAt as at"])
    .where("organisationId", "=", organisationId)
    .where("countedAt", ">", since)
    .executeTakeFirst();

export async function storeCount(db: Db, count: Insertable<ParticipationCountTable>): Promise<void> {
  const { people, countedAt } = count;
  await db
    .insertInto("participationCount")
    .values(count)
    .onConflict((conflict) => conflict.column("organisationId").doUpdateSet({ people, countedAt }))
    .execute();
}

export async function deleteCount(db: Db, organisationId: string): Promise<void> {
  await db.deleteFrom("participationCount").where("organisationId", "=", organisationId).execute();
}

/** Those with a live project, and those whose count is kept. */
export const listOrganisations = (db: Db) =>
  db
    .selectFrom("project")
    .where("publishedAt", "is not", null)
    .where("deletedAt", "is", null)
    .select("organisationId")
    .union(db.selectFrom("participationCount").select("organisationId"))
    .orderBy("organisationId")
    .execute();
