/** Pictures of questions: who may see them. */
import { type Expression, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { FileAudience, FileHolder } from "#modules/files/index.ts";

/** Of drafts and scheduled surveys they are for editors; of live ones for respondents, who may have nothing but the link. */
export const filesOfSurveys: FileHolder = (db: Db, fileId: Expression<string>) =>
  db
    .selectFrom("surveyImage")
    .innerJoin("survey", "survey.id", "surveyImage.surveyId")
    .where("surveyImage.fileId", "=", fileId)
    .where("survey.deletedAt", "is", null)
    .select(
      sql<FileAudience>`case when survey.published_at is null then 'editors' when survey.slug is not null then 'public' else 'readers' end`.as(
        "audience",
      ),
    );
