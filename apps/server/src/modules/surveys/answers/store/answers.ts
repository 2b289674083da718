/** Answers, each found by its seal or by the id that its device knows. */
import type { AnswersDraft } from "@stoep/contract/surveys";
import type { Insertable } from "kysely";
import { type Db, json, type Tx } from "#kernel/database.ts";
import type { SurveyAnswerTable } from "../../../../schema/db.types.ts";

interface Sealed {
  surveyId: string;
  seal: Buffer;
}

export const findSealed = (db: Db, { surveyId, seal }: Sealed) =>
  db
    .selectFrom("surveyAnswer")
    .select(["id", "answers", "instrumentVersion"])
    .where("surveyId", "=", surveyId)
    .where("seal", "=", seal)
    .executeTakeFirst();

export async function hasAnswer(db: Db, surveyId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom("surveyAnswer")
    .select("id")
    .where("id", "=", id)
    .where("surveyId", "=", surveyId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The same one sent again is there already. */
export async function insertAnswer(db: Tx, { answers, ...row }: Insertable<SurveyAnswerTable>): Promise<void> {
  await db
    .insertInto("surveyAnswer")
    .values({ ...row, answers: json(answers) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

type Given = Pick<Insertable<SurveyAnswerTable>, "answers" | "instrumentVersion" | "language">;

/** It keeps its day and its neighbourhood. The right must be locked. */
export async function updateAnswer(db: Tx, id: string, { answers, ...row }: Given): Promise<void> {
  await db
    .updateTable("surveyAnswer")
    .set({ ...row, answers: json(answers) })
    .where("id", "=", id)
    .execute();
}

export async function deleteSealed(db: Tx, { surveyId, seal }: Sealed): Promise<void> {
  await db.deleteFrom("surveyAnswer").where("surveyId", "=", surveyId).where("seal", "=", seal).execute();
}

interface TestAnswer {
  id: string;
  surveyId: string;
  version: number;
  language: SurveyAnswerTable["language"];
  answers: AnswersDraft;
}

export async function insertTestAnswer(db: Tx, { answers, ...row }: TestAnswer): Promise<void> {
  await db
    .insertInto("surveyTestAnswer")
    .values({ ...row, answers: json(answers) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
