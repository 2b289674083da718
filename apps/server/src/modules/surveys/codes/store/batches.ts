/** Table `survey_code_batch`: codes that are made together. */
import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { batchesIn } from "#modules/budgets/index.ts";
import type { SurveyCodeBatchTable } from "../../../../schema/db.types.ts";

export const batches = batchesIn("surveyCodeBatch", (db, change, where) =>
  db.updateTable("surveyCodeBatch").set(change).where(where).executeTakeFirstOrThrow(),
);

export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

export async function insertBatch(db: Tx, batch: Insertable<SurveyCodeBatchTable>): Promise<void> {
  await db.insertInto("surveyCodeBatch").values(batch).execute();
}

/** How many codes of a batch were used and revoked, while they are there. */
const countedIn = (db: Db) =>
  db
    .selectFrom("surveyRight")
    .where("surveyRight.batchId", "=", sql.ref<string>("surveyCodeBatch.id"))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("isUsed", "=", true).as("used"),
      fn.countAll<number>().filterWhere("isRevoked", "=", true).as("revoked"),
    ]);

const selectBatches = (db: Db) =>
  db
    .selectFrom("surveyCodeBatch")
    .innerJoin("survey", "survey.id", "surveyCodeBatch.surveyId")
    .innerJoinLateral(countedIn(db).as("counted"), (join) => join.onTrue())
    .selectAll("surveyCodeBatch")
    .select(({ fn }) => [
      "survey.organisationId",
      "survey.deletedAt",
      fn.coalesce("surveyCodeBatch.used", "counted.used").as("used"),
      fn.coalesce("surveyCodeBatch.revoked", "counted.revoked").as("revoked"),
    ]);

/** Also of a survey that was deleted. */
export const findBatch = (db: Db, id: string) =>
  selectBatches(db).where("surveyCodeBatch.id", "=", id).executeTakeFirst();

/** Latest first. */
export const listBatches = (db: Db, surveyId: string) =>
  selectBatches(db)
    .where("surveyCodeBatch.surveyId", "=", surveyId)
    .orderBy("surveyCodeBatch.firstSerial", "desc")
    .execute();

/** How many batches there are, and the last serial number that was given. The row of the survey must be locked. */
export async function countMade(db: Db, surveyId: string): Promise<{ made: number; lastSerial: number }> {
  return db
    .selectFrom("surveyCodeBatch")
    .where("surveyId", "=", surveyId)
    .select(({ fn }) => [
      fn.countAll<number>().as("made"),
      sql<number>`coalesce(max(first_serial + codes - 1), 0)`.as("lastSerial"),
    ])
    .executeTakeFirstOrThrow();
}

/** Codes are about to go: their numbers stay. */
export async function keepNumbers(db: Tx, surveyIds: readonly string[]): Promise<void> {
  const counted = (column: "used" | "revoked") =>
    sql<number>`(${countedIn(db)
      .clearSelect()
      .select(({ fn }) =>
        fn
          .countAll<number>()
          .filterWhere(column === "used" ? "isUsed" : "isRevoked", "=", true)
          .as("total"),
      )})`;
  await db
    .updateTable("surveyCodeBatch")
    .set({ used: counted("used"), revoked: counted("revoked") })
    .where("surveyId", "=", anyOf(surveyIds))
    .where("used", "is", null)
    .execute();
}
