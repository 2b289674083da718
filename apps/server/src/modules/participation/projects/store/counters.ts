/** How many projects an organisation has in each state. */
import type { ProjectKind } from "@stoep/contract/participation";
import type { Db } from "#kernel/database.ts";

/** Selects one row: of one kind, or of both. */
export const countProjectsByState = (db: Db, organisationId: string, kind?: ProjectKind) =>
  db
    .selectFrom("project")
    .where("organisationId", "=", organisationId)
    .where("deletedAt", "is", null)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? "project"))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("publishedAt", "is not", null).as("published"),
      fn
        .countAll<number>()
        .filterWhere("publishedAt", "is", null)
        .filterWhere("publishAt", "is not", null)
        .as("scheduled"),
      fn.countAll<number>().filterWhere("publishAt", "is", null).as("concept"),
    ]);
