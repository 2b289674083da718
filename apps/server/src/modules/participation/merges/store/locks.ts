/** Merging against everything that counts on it. */
import { type Expression, sql } from "kysely";
import type { Tx } from "#kernel/database.ts";
import type { Provided } from "#kernel/provided.ts";
import { idList } from "#kernel/sql/id-list.ts";

/** Ids of the projects in which a capability ends something of a resident who leaves. The resident is locked. */
export type ProjectsOfLeaver = (db: Tx, residentId: string) => Promise<readonly string[]>;

declare module "#kernel/provided.ts" {
  interface Provides {
    /** Hold projects before a resident leaves. */
    projectsOfLeaver?: readonly ProjectsOfLeaver[];
  }
  interface Provided {
    projectsOfLeaver: readonly ProjectsOfLeaver[];
  }
}

export interface LeaverScope {
  provided: Pick<Provided, "projectsOfLeaver">;
}

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

/**
 * Nothing for a resident who stays. Who left may delete their account in the same transaction, which withdraws their ideas: all projects in
 * which they wrote or supported something, or in which another capability ends something of theirs, are held in one order, before any idea
 * is locked.
 */
export async function holdProjectsOfLeaver(db: Tx, residentId: string, { provided }: LeaverScope): Promise<void> {
  const others: string[] = [];
  for (const find of provided.projectsOfLeaver) others.push(...(await find(db, residentId)));
  const ofOthers = sql<{ projectId: string }>`unnest(${idList(others)})`;
  await db
    .selectFrom("project")
    .select("project.id")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("resident")
          .select("resident.id")
          .where("resident.id", "=", residentId)
          .where("resident.leftAt", "is not", null),
      ),
    )
    .where("project.id", "in", (eb) =>
      eb
        .selectFrom("idea")
        .where("idea.authorId", "=", residentId)
        .select("idea.projectId")
        .union(
          eb
            .selectFrom("ideaSupport")
            .innerJoin("idea", "idea.id", "ideaSupport.ideaId")
            .where("ideaSupport.residentId", "=", residentId)
            .select("idea.projectId"),
        )
        .union(eb.selectFrom(ofOthers.as<"other">(sql`other(project_id)`)).select("other.projectId")),
    )
    .orderBy("project.id")
    .forUpdate()
    .execute();
}
