import type { Db } from "#kernel/database.ts";

/** The project of one of the organisation's ideas. */
export async function findProjectOf(db: Db, organisationId: string, ideaId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom("idea")
    .select("projectId")
    .where("id", "=", ideaId)
    .where("organisationId", "=", organisationId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return found?.projectId;
}
