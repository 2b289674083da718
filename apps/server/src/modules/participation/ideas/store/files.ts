/** Files of ideas: who may see them. */
import { type Expression, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { FileAudience, FileHolder } from "#modules/files/index.ts";

/** Of ideas that wait or are hidden they are for their author and the staff; of open ones for residents, or for everybody. */
const audience = sql<FileAudience>`case when idea.open_at is null or idea.hidden_at is not null then 'editors'
  when project.is_public then 'public' else 'readers' end`.as("audience");

type FileTable = "ideaImage" | "ideaAttachment";
const ideasWith = (db: Db, table: FileTable, fileId: Expression<string>) =>
  db
    .selectFrom(`${table as "ideaImage"} as held`)
    .innerJoin("idea", "idea.id", "held.ideaId")
    .innerJoin("project", "project.id", "idea.projectId")
    .where("held.fileId", "=", fileId)
    .where("idea.deletedAt", "is", null)
    .where("project.deletedAt", "is", null)
    .select(audience);

const momentsWith = (db: Db, fileId: Expression<string>) =>
  db
    .selectFrom("ideaMomentImage as held")
    .innerJoin("ideaMoment as moment", "moment.id", "held.momentId")
    .innerJoin("idea", "idea.id", "moment.ideaId")
    .innerJoin("project", "project.id", "idea.projectId")
    .where("held.fileId", "=", fileId)
    .where("idea.deletedAt", "is", null)
    .where("project.deletedAt", "is", null)
    .select(audience);

export const filesOfIdeas: FileHolder = (db, fileId) =>
  ideasWith(db, "ideaImage", fileId)
    .unionAll(ideasWith(db, "ideaAttachment", fileId))
    .unionAll(momentsWith(db, fileId));
