/** Contribution forms as residents fill them in. */
import type { Language } from "@stoep/contract/kernel";
import { type SqlBool, sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { judged, lastDay } from "../answers/index.ts";
import { mayRead } from "../store/read-surveys.ts";

export type OpenForm = NonNullable<Awaited<ReturnType<typeof findForm>>>;

/** A live one of the resident's neighbourhood. */
export const findForm = (db: Db, surveyId: string, actor: Resident) =>
  db
    .selectFrom("survey")
    .select(judged)
    .select(["survey.form", "survey.projectId", "survey.phaseId"])
    .where("survey.id", "=", surveyId)
    .where("survey.kind", "=", "form")
    .where((eb) => mayRead(eb, actor))
    .executeTakeFirst();

/** Forms that have been over for as many months as they told, of which private answers are there still. */
export async function listDuePrivate(
  db: Db,
  { today, timeZone }: { today: string; timeZone: string },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("survey")
    .select("survey.id")
    .where("survey.kind", "=", "form")
    .where(sql<SqlBool>`${lastDay(timeZone)} + make_interval(months => survey.kept_months) < ${today}::date`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("idea")
          .innerJoin("ideaAnswer", "ideaAnswer.ideaId", "idea.id")
          .whereRef("idea.formId", "=", "survey.id")
          .where("ideaAnswer.isPrivate", "=", true)
          .select("idea.id"),
      ),
    )
    .orderBy("survey.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of its translation into this language; without one the questions stay as they are. */
export async function findTexts(db: Db, surveyId: string, language: Language): Promise<Record<string, string>> {
  const found = await db
    .selectFrom("surveyTranslation")
    .select("texts")
    .where("surveyId", "=", surveyId)
    .where("language", "=", language)
    .executeTakeFirst();
  return found?.texts ?? {};
}
