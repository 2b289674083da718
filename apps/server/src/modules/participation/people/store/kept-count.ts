/** The counts that are kept: of each organisation at most one, and of each of its projects. */
import type { Insertable } from "kysely";
import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { ParticipationCountTable, ProjectParticipationTable } from "../../../../schema/db.types.ts";

export const findCount = (db: Db, organisationId: string, since: Date) =>
  db
    .selectFrom("participationCount")
    .select(["people", "countedAt as at"])
    .where("organisationId", "=", organisationId)
    .where("countedAt", ">", since)
    .executeTakeFirst();

export const listCounts = (db: Db, projectIds: readonly string[], since: Date) =>
  db
    .selectFrom("projectParticipation")
    .select(["projectId", "people", "countedAt as at"])
    .where("projectId", "=", anyOf(projectIds))
    .where("countedAt", ">", since)
    .execute();

export async function storeCount(db: Db, count: Insertable<ParticipationCountTable>): Promise<void> {
  const { people, countedAt } = count;
  await db
    .insertInto("participationCount")
    .values(count)
    .onConflict((conflict) => conflict.column("organisationId").doUpdateSet({ people, countedAt }))
    .execute();
}

/** In the order of the projects' ids, so that two jobs wait for each other in the same order. */
export async function storeCountsIn(db: Db, counts: readonly Insertable<ProjectParticipationTable>[]): Promise<void> {
  await db
    .insertInto("projectParticipation")
    .values(counts)
    .onConflict((conflict) =>
      conflict.column("projectId").doUpdateSet(({ ref }) => ({
        people: ref("excluded.people"),
        countedAt: ref("excluded.countedAt"),
      })),
    )
    .execute();
}

export async function deleteCounts(db: Db, organisationId: string): Promise<void> {
  await db.deleteFrom("participationCount").where("organisationId", "=", organisationId).execute();
  await db
    .deleteFrom("projectParticipation")
    .where("projectId", "in", (eb) =>
      eb.selectFrom("project").where("project.organisationId", "=", organisationId).select("project.id"),
    )
    .execute();
}

/** Published ones, after that id, in the order of their ids. */
export const listProjectIds = (db: Db, organisationId: string, after: string | null, limit: number) =>
  db
    .selectFrom("project")
    .where("organisationId", "=", organisationId)
    .where("publishedAt", "is not", null)
    .where("deletedAt", "is", null)
    .$if(after !== null, (query) => query.where("id", ">", after))
    .select("id")
    .orderBy("id")
    .limit(limit)
    .execute();

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
