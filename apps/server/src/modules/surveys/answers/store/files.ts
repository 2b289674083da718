/** Files of answers: for editors of the survey, without who uploaded them. */
import type { AnswersDraft } from "@stoep/contract/surveys";
import { type Expression, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import {
  claimAttachments,
  claimImages,
  type FileAudience,
  type FileHolder,
  forgetUploader,
  releaseFiles,
} from "#modules/files/index.ts";

export const filesOfAnswers: FileHolder = (db: Db, fileId: Expression<string>) =>
  db
    .selectFrom("surveyAnswerFile")
    .innerJoin("surveyAnswer", "surveyAnswer.id", "surveyAnswerFile.answerId")
    .innerJoin("survey", "survey.id", "surveyAnswer.surveyId")
    .where("surveyAnswerFile.fileId", "=", fileId)
    .where("survey.deletedAt", "is", null)
    .select(sql<FileAudience>`'editors'`.as("audience"));

async function listFiles(db: Db, answerId: string): Promise<string[]> {
  const rows = await db.selectFrom("surveyAnswerFile").select("fileId").where("answerId", "=", answerId).execute();
  return rows.map(({ fileId }) => fileId);
}

interface Upload {
  accountId: string;
  now: Date;
}

/** The answer must be there. Returns the questions with a file that the respondent has not uploaded, or that is gone. */
export async function replaceFiles(db: Tx, answerId: string, answers: AnswersDraft, by: Upload): Promise<string[]> {
  const kept = await listFiles(db, answerId);
  const ids = [...new Set(Object.values(answers).flatMap(({ fileIds = [] }) => fileIds))];
  if (ids.length + kept.length === 0) return [];
  const claim = { ...by, kept };
  const claimed = [...(await claimImages(db, ids, claim)), ...(await claimAttachments(db, ids, claim))];
  const found = new Set(claimed.map((file) => file?.id));
  const unknown = Object.entries(answers).filter(([, { fileIds = [] }]) => fileIds.some((id) => !found.has(id)));
  if (unknown.length > 0) return unknown.map(([questionId]) => questionId);
  await db.deleteFrom("surveyAnswerFile").where("answerId", "=", answerId).execute();
  if (ids.length > 0) {
    await db
      .insertInto("surveyAnswerFile")
      .values(ids.map((fileId) => ({ answerId, fileId })))
      .execute();
    await forgetUploader(db, ids);
  }
  await releaseFiles(
    db,
    kept.filter((id) => !ids.includes(id)),
  );
  return [];
}

/** Of answers that are about to go. */
export async function dropFiles(db: Tx, answerIds: readonly string[]): Promise<void> {
  const rows = await db
    .deleteFrom("surveyAnswerFile")
    .where("answerId", "=", anyOf(answerIds))
    .returning("fileId")
    .execute();
  await releaseFiles(
    db,
    rows.map(({ fileId }) => fileId),
  );
}
