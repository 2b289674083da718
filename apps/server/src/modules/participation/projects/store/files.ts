/** Images of projects: who may see them. */
import { type Expression, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { FileAudience, FileHolder } from "#modules/files/index.ts";

/** Of drafts and scheduled projects they are for editors; of live ones for residents, or for everybody. */
export const filesOfProjects: FileHolder = (db: Db, fileId: Expression<string>) =>
  db
    .selectFrom("project")
    .where("project.imageId", "=", fileId)
    .where("project.deletedAt", "is", null)
    .select(
      sql<FileAudience>`case when project.published_at is null then 'editors' when project.is_public then 'public' else 'readers' end`.as(
        "audience",
      ),
    );
