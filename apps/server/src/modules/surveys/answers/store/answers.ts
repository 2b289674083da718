/** Answers, each found by its seal or by the id that its device knows. */
import type { AnswersDraft } from "@stoep/contract/surveys";
import type { Selectable } from "kysely";
import { type Db, json, type Tx } from "#kernel/database.ts";
import type { SurveyAnswerTable } from "../../../../schema/db.types.ts";
import { recordSumChange } from "../../results/index.ts";

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
export async function insertAnswer(db: Tx, answer: Omit<Selectable<SurveyAnswerTable>, "hasPersonal">): Promise<void> {
  const { answers, ...row } = answer;
  const made = await db
    .insertInto("surveyAnswer")
    .values({ ...row, answers: json(answers) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made) await recordSumChange(db, answer, 1);
}

interface Given extends Pick<Selectable<SurveyAnswerTable>, "answers" | "instrumentVersion" | "language"> {
  /** As it was, unless it is given. */
  neighbourhoodId?: string;
}

/** It keeps its day. The right, or the entry from paper, must be locked. */
export async function updateAnswer(db: Tx, id: string, given: Given): Promise<void> {
  const { answers, ...row } = given;
  const before = await db.selectFrom("surveyAnswer").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!before) return;
  await recordSumChange(db, before, -1);
  await recordSumChange(db, { ...before, ...given }, 1);
  await db
    .updateTable("surveyAnswer")
    .set({ ...row, answers: json(answers) })
    .where("id", "=", id)
    .execute();
}

export async function deleteSealed(db: Tx, { surveyId, seal }: Sealed): Promise<void> {
  const found = await findSealed(db, { surveyId, seal });
  if (found) await deleteAnswer(db, found.id);
}

/** With what belongs to it, but for its files. */
export async function deleteAnswer(db: Tx, id: string): Promise<void> {
  const gone = await db.deleteFrom("surveyAnswer").where("id", "=", id).returningAll().executeTakeFirst();
  if (gone) await recordSumChange(db, gone, -1);
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
