/** Rights that belong to codes, by their serial numbers and hashes. */
import { sql } from "kysely";
import { v4 as randomId } from "uuid";
import type { Db, Tx } from "#kernel/database.ts";

interface NewCodes {
  surveyId: string;
  batchId: string;
  codes: readonly { serial: number; codeHash: Buffer }[];
}

/** The most in one statement. */
const most = 1_000;

/** From now on they are valid. */
export async function insertCodes(db: Tx, { codes, ...made }: NewCodes): Promise<void> {
  for (let from = 0; from < codes.length; from += most) {
    const rows = codes.slice(from, from + most).map((one) => ({ ...made, ...one, id: randomId(), isUsed: false }));
    await db.insertInto("surveyRight").values(rows).execute();
  }
}

/** Those of the hashes that the survey has, as hexadecimal text. */
export async function listTaken(db: Db, surveyId: string, hashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("surveyRight")
    .select("codeHash")
    .where("surveyId", "=", surveyId)
    .where("codeHash", "=", sql<Buffer>`any(${hashes.map((hash) => Buffer.from(hash, "hex"))}::bytea[])`)
    .execute();
  return rows.flatMap(({ codeHash }) => codeHash?.toString("hex") ?? []);
}

export const findByHash = (db: Db, surveyId: string, codeHash: Buffer) =>
  db
    .selectFrom("surveyRight")
    .select(["id", "isRevoked"])
    .where("surveyId", "=", surveyId)
    .where("codeHash", "=", codeHash)
    .executeTakeFirst();

const selectBySerial = (db: Db, surveyId: string, serial: number) =>
  db
    .selectFrom("surveyRight")
    .select(["id", "isUsed", "isRevoked"])
    .where("surveyId", "=", surveyId)
    .where("serial", "=", serial);

export const findBySerial = (db: Db, surveyId: string, serial: number) =>
  selectBySerial(db, surveyId, serial).executeTakeFirst();

/** Until the end of the transaction: it is answered with before or after. */
export const lockBySerial = (db: Tx, surveyId: string, serial: number) =>
  selectBySerial(db, surveyId, serial).forUpdate().executeTakeFirst();

/** The row must be locked, and not used. */
export async function markRevoked(db: Tx, rightId: string): Promise<void> {
  await db.updateTable("surveyRight").set({ isRevoked: true }).where("id", "=", rightId).execute();
}

/** Those that nobody has answered with. Returns how many. */
export async function revokeBatch(db: Tx, batchId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("surveyRight")
    .set({ isRevoked: true })
    .where("batchId", "=", batchId)
    .where("isUsed", "=", false)
    .where("isRevoked", "=", false)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
