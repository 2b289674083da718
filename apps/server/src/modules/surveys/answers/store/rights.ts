/** Who answered, or which code was used, never what; and the sealed keys of surveys. */

import { dayAt, daysLater } from "@stoep/contract/kernel";
import { type SqlBool, sql } from "kysely";
import { v4 as randomId } from "uuid";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { keptDays } from "../times.ts";

/** Of two at once, the second waits for the first. Returns whether it was made here. */
export async function insertRight(db: Tx, surveyId: string, residentId: string): Promise<boolean> {
  const made = await db
    .insertInto("surveyRight")
    .values({ id: randomId(), surveyId, residentId })
    .onConflict((conflict) => conflict.columns(["surveyId", "residentId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Until the end of the transaction. */
export const lockRight = (db: Tx, surveyId: string, residentId: string) =>
  db
    .selectFrom("surveyRight")
    .select("id")
    .where("surveyId", "=", surveyId)
    .where("residentId", "=", residentId)
    .forUpdate()
    .executeTakeFirst();

/** That of a code. */
export const findCodeRight = (db: Db, id: string) =>
  db.selectFrom("surveyRight").select(["id", "isUsed", "isRevoked"]).where("id", "=", id).executeTakeFirst();

/** The same, until the end of the transaction. */
export async function lockCodeRight(db: Tx, id: string): Promise<void> {
  await db.selectFrom("surveyRight").select("id").where("id", "=", id).forUpdate().execute();
}

/** The row must be locked. */
export async function markUsed(db: Tx, id: string): Promise<void> {
  await db.updateTable("surveyRight").set({ isUsed: true }).where("id", "=", id).execute();
}

/** The surveys that a resident answered. */
export const listRightsOf = (db: Db, residentId: string) =>
  db
    .selectFrom("surveyRight")
    .innerJoin("survey", "survey.id", "surveyRight.surveyId")
    .select(["surveyRight.id", "surveyRight.surveyId", "survey.title", "survey.canChange"])
    .where("surveyRight.residentId", "=", residentId)
    .orderBy("surveyRight.surveyId")
    .execute();

export async function deleteRightsOf(db: Tx, residentId: string): Promise<void> {
  await db.deleteFrom("surveyRight").where("residentId", "=", residentId).execute();
}

export async function findSealedKey(db: Db, surveyId: string): Promise<string | undefined> {
  const found = await db.selectFrom("surveyKey").select("key").where("surveyId", "=", surveyId).executeTakeFirst();
  return found?.key;
}

/** Of two at once, the second waits for the first, whose key stays. */
export async function insertSealedKey(db: Tx, surveyId: string, key: string): Promise<void> {
  await db
    .insertInto("surveyKey")
    .values({ surveyId, key })
    .onConflict((conflict) => conflict.column("surveyId").doNothing())
    .execute();
}

/** Of a survey, by the network's clock: the day on which it was ended, or on which it ends; null without an end. */
export const lastDay = (timeZone: string) =>
  sql<Date | null>`coalesce((survey.ended_at at time zone ${timeZone}::text)::date,
    case when not survey.has_no_end then survey.ends_on end)`;

export interface ForgettingMoment {
  now: Date;
  timeZone: string;
  /** Before they go. */
  keepNumbers: (db: Tx, surveyIds: readonly string[]) => Promise<void>;
}

/** Deletes the rights, keys and seals of surveys that ended 30 days ago. Returns which. */
export async function deleteRightsOfEnded(
  db: Tx,
  { now, timeZone, keepNumbers }: ForgettingMoment,
  limit: number,
): Promise<string[]> {
  const before = daysLater(dayAt(now, timeZone), -keptDays);
  const due = await db
    .selectFrom("survey")
    .select("id")
    .where(sql<SqlBool>`${lastDay(timeZone)} < ${before}::date`)
    .where((eb) =>
      eb.exists(
        eb.selectFrom("surveyRight").whereRef("surveyRight.surveyId", "=", "survey.id").select("surveyRight.id"),
      ),
    )
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  await keepNumbers(db, ids);
  await db.deleteFrom("surveyRight").where("surveyId", "=", anyOf(ids)).execute();
  await db.deleteFrom("surveyKey").where("surveyId", "=", anyOf(ids)).execute();
  await db.updateTable("surveyAnswer").set({ seal: null }).where("surveyId", "=", anyOf(ids)).execute();
  return ids;
}
