/** Answers that are kept until they are sent. */
import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { isLive } from "../store/read-surveys.ts";
import { secretHashOf } from "./secret.ts";

/** A live one, however it is answered. */
export const findLive = (db: Db, surveyId: string) =>
  db
    .selectFrom("survey")
    .select(["survey.id", "survey.startsOn", "survey.endsOn", "survey.hasNoEnd", "survey.endedAt"])
    .where("survey.id", "=", surveyId)
    .where(isLive)
    .executeTakeFirst();

interface Draft {
  secret: string;
  surveyId: string;
  kept: string;
  keptUntil: string;
}

/** Returns whether it was kept: the secret is not that of another survey. */
export async function putDraft(db: Tx, { secret, ...row }: Draft): Promise<boolean> {
  const put = await db
    .insertInto("surveyDraft")
    .values({ secretHash: secretHashOf(secret), ...row })
    .onConflict((conflict) =>
      conflict
        .column("secretHash")
        .doUpdateSet({ kept: row.kept, keptUntil: row.keptUntil })
        .where("surveyDraft.surveyId", "=", row.surveyId),
    )
    .returning("surveyId")
    .executeTakeFirst();
  return put !== undefined;
}

export const findDraft = (db: Db, surveyId: string, secret: string, today: string) =>
  db
    .selectFrom("surveyDraft")
    .select(["kept", "keptUntil"])
    .where("secretHash", "=", secretHashOf(secret))
    .where("surveyId", "=", surveyId)
    .where("keptUntil", ">=", today)
    .executeTakeFirst();

export async function deleteDraft(db: Tx, surveyId: string, secret: string): Promise<void> {
  await db
    .deleteFrom("surveyDraft")
    .where("secretHash", "=", secretHashOf(secret))
    .where("surveyId", "=", surveyId)
    .execute();
}

/** Those whose days are over, and those of surveys that take no answers any more. Returns how many. */
export async function deleteOldDrafts(db: Tx, today: string, limit: number): Promise<number> {
  const isOver = sql<SqlBool>`(survey.deleted_at is not null or survey.ended_at is not null
    or (not survey.has_no_end and survey.ends_on < ${today}::date))`;
  const due = db
    .selectFrom("surveyDraft")
    .innerJoin("survey", "survey.id", "surveyDraft.surveyId")
    .select("surveyDraft.secretHash")
    .where((eb) => eb.or([eb("surveyDraft.keptUntil", "<", today), isOver]))
    .limit(limit);
  const gone = await db.deleteFrom("surveyDraft").where("secretHash", "in", due).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
