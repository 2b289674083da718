/** Questions of all surveys of an organisation. */
import { searchWords } from "@stoep/contract/search-words";
import type { Question } from "@stoep/contract/surveys";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { fileSelection } from "#modules/files/index.ts";

interface Search {
  organisationId: string;
  search: string;
  /** null: of all. */
  except: string | null;
  limit: number;
}

const pages = sql<{ content: unknown; place: number }>`jsonb_array_elements(${sql.ref("survey.instrument")} -> 'pages')
  with ordinality`.as<"page">(sql`page(content, place)`);
const questions = sql<{ content: Question; place: number }>`jsonb_array_elements(page.content -> 'questions')
  with ordinality`.as<"question">(sql`question(content, place)`);

export const listQuestions = (db: Db, { organisationId, search, except, limit }: Search) =>
  db
    .selectFrom("survey")
    .innerJoinLateral(pages, (join) => join.onTrue())
    .innerJoinLateral(questions, (join) => join.onTrue())
    .select(["survey.id as surveyId", "survey.title as surveyTitle", "survey.language"])
    .select(sql<Question>`question.content`.as("question"))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("surveyTranslation")
          .whereRef("surveyTranslation.surveyId", "=", "survey.id")
          .select(["surveyTranslation.language", "surveyTranslation.texts"])
          .orderBy("surveyTranslation.language"),
      ).as("translations"),
    )
    .where("survey.organisationId", "=", organisationId)
    .where("survey.deletedAt", "is", null)
    .$if(except !== null, (query) => query.where("survey.id", "<>", except))
    .where(sql<boolean>`question.content ->> 'text' <> ''`)
    .where((eb) =>
      eb.and(
        searchWords(search).map(
          (word) =>
            sql<boolean>`public.folded((question.content ->> 'text') || ' ' || survey.title) like ${like.word(word)}`,
        ),
      ),
    )
    .orderBy("survey.savedAt", "desc")
    .orderBy("survey.id", "desc")
    .orderBy(sql`page.place`)
    .orderBy(sql`question.place`)
    .limit(limit)
    .execute();

/** Those of these pictures that surveys of the organisation have. */
export const listPictures = (db: Db, organisationId: string, ids: readonly string[]) =>
  db
    .selectFrom("file")
    .select(fileSelection)
    .where("file.id", "=", anyOf(ids))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("surveyImage")
          .innerJoin("survey", "survey.id", "surveyImage.surveyId")
          .whereRef("surveyImage.fileId", "=", "file.id")
          .where("survey.organisationId", "=", organisationId)
          .where("survey.deletedAt", "is", null)
          .select("surveyImage.fileId"),
      ),
    )
    .orderBy("file.id")
    .execute();
