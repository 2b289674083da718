/** Merging against everything that counts on it. */
import type { Expression } from "kysely";
import type { Tx } from "#kernel/database.ts";

/** Until the end of the transaction nobody supports, merges or separates ideas of the project. */
export async function holdProject(db: Tx, projectId: string): Promise<void> {
  await db.selectFrom("project").select("id").where("id", "=", projectId).forUpdate().execute();
}

/** Until the end of the transaction nobody merges or separates ideas in the projects of these. */
export async function shareProjects(db: Tx, ideaIds: Expression<string>): Promise<void> {
  await db
    .selectFrom("project")
    .select("project.id")
    .where("project.id", "in", (eb) => eb.selectFrom("idea").select("idea.projectId").where("idea.id", "in", ideaIds))
    .orderBy("project.id")
    .forKeyShare()
    .execute();
}
