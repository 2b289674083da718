/** Answers that still have words, files and private answers, which are kept for the months that their survey told. */
import type { AnswersDraft } from "@stoep/contract/surveys";
import { type SqlBool, sql } from "kysely";
import { type Db, json, type Tx } from "#kernel/database.ts";
import { lastDay } from "./rights.ts";

/** Of surveys that ended so long ago; locked, those of one survey one after another. */
export const lockDuePersonal = (db: Tx, { today, timeZone }: { today: string; timeZone: string }, limit: number) =>
  db
    .selectFrom("surveyAnswer")
    .innerJoin("survey", "survey.id", "surveyAnswer.surveyId")
    .select(["surveyAnswer.id", "surveyAnswer.surveyId", "surveyAnswer.instrumentVersion", "surveyAnswer.answers"])
    .where("surveyAnswer.hasPersonal", "=", true)
    .where(sql<SqlBool>`${lastDay(timeZone)} + make_interval(months => survey.kept_months) < ${today}::date`)
    .orderBy("surveyAnswer.surveyId")
    .orderBy("surveyAnswer.id")
    .limit(limit)
    .forUpdate("surveyAnswer")
    .skipLocked()
    .execute();

export async function setWithoutPersonal(db: Db, id: string, answers: AnswersDraft): Promise<void> {
  await db
    .updateTable("surveyAnswer")
    .set({ answers: json(answers), hasPersonal: false })
    .where("id", "=", id)
    .execute();
}
