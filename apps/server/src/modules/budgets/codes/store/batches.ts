/** Table `voting_code_batch`: codes that are made together. */
import type { Insertable } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { VotingCodeBatchTable } from "../../../../schema/db.types.ts";
import { batchesIn } from "../../code-batches/index.ts";
import type { Phase } from "./codes.ts";

export const batches = batchesIn("votingCodeBatch", (db, change, where) =>
  db.updateTable("votingCodeBatch").set(change).where(where).executeTakeFirstOrThrow(),
);

export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

export async function insertBatch(db: Tx, batch: Insertable<VotingCodeBatchTable>): Promise<void> {
  await db.insertInto("votingCodeBatch").values(batch).execute();
}

const selectBatches = (db: Db) =>
  db
    .selectFrom("votingCodeBatch as batch")
    .innerJoin("ballotRound as round", "round.id", "batch.roundId")
    .innerJoin("project", "project.id", "round.projectId")
    .selectAll("batch")
    .select(["round.projectId", "round.phaseId", "project.organisationId"]);

export const findBatch = (db: Db, id: string) => selectBatches(db).where("batch.id", "=", id).executeTakeFirst();

/** Until the end of the transaction. */
export async function lockBatch(db: Tx, id: string): Promise<BatchRow | undefined> {
  await db.selectFrom("votingCodeBatch").select("id").where("id", "=", id).forUpdate().execute();
  return findBatch(db, id);
}

/** Latest first. */
export const listBatches = (db: Db, roundId: string, most: number) =>
  selectBatches(db)
    .where("batch.roundId", "=", roundId)
    .orderBy("batch.createdAt", "desc")
    .orderBy("batch.id", "desc")
    .limit(most)
    .execute();

export async function countBatches(db: Db, roundId: string): Promise<number> {
  const { total } = await db
    .selectFrom("votingCodeBatch")
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .where("roundId", "=", roundId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** When letters were asked for with this list in the phase, while that is known. */
export async function findUse(db: Db, { projectId, phaseId }: Phase, digest: Buffer): Promise<Date | null> {
  const found = await selectBatches(db)
    .where("round.projectId", "=", projectId)
    .where("round.phaseId", "=", phaseId)
    .where("batch.listDigest", "=", digest)
    .where("batch.state", "in", ["queued", "running", "done"])
    .orderBy("batch.createdAt", "desc")
    .executeTakeFirst();
  return found?.createdAt ?? null;
}

/** It was confirmed. The row must be locked. */
export async function putQueued(
  db: Tx,
  id: string,
  { firstSerial, filesUntil }: { firstSerial: number; filesUntil: Date },
): Promise<void> {
  await db
    .updateTable("votingCodeBatch")
    .set({ state: "queued", firstSerial, filesUntil })
    .where("id", "=", id)
    .execute();
}

export async function deleteBatch(db: Db, id: string): Promise<void> {
  await db.deleteFrom("votingCodeBatch").where("id", "=", id).execute();
}

/** Their list and files were removed. */
export async function putFilesRemoved(db: Db, id: string): Promise<void> {
  await db.updateTable("votingCodeBatch").set({ filesUntil: null, listDigest: null }).where("id", "=", id).execute();
}
