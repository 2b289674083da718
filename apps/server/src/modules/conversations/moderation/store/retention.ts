/** How long decisions and reports are kept. docs/specification/moderation.md */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";

/** Content that staff deleted before then, with no appeal waiting for an answer; a few at a time, locked. */
export const lockOverdueCases = (db: Tx, before: Date, limit: number) =>
  db
    .selectFrom("moderationCase")
    .selectAll()
    .where("decision", "=", "deleted")
    .where("undoneAt", "is", null)
    .where("emptiedAt", "is", null)
    .where("decidedAt", "<", before)
    .where((eb) =>
      eb.or([eb("appealedAt", "is", null), eb("appealOutcome", "=", "upheld"), eb("appealOutcome", "=", "reversed")]),
    )
    .orderBy("decidedAt")
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

export async function markCaseEmptied(db: Tx, caseId: string, now: Date): Promise<void> {
  await db.updateTable("moderationCase").set({ emptiedAt: now }).where("id", "=", caseId).execute();
}

/** Deletes reports, and the texts of decisions and appeals. */
export async function deleteOldWords(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("contentReport").where("settledAt", "<", before).execute();
  await db
    .updateTable("moderationCase")
    .set({ reason: "", appealText: "", appealReason: "" })
    .where("decidedAt", "<", before)
    .where(sql<boolean>`coalesce(appeal_decided_at, decided_at) < ${before}`)
    .where((eb) => eb.or([eb("appealedAt", "is", null), eb("appealDecidedAt", "is not", null)]))
    .where((eb) => eb.or([eb("reason", "<>", ""), eb("appealText", "<>", ""), eb("appealReason", "<>", "")]))
    .execute();
}

export async function deleteOldCases(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("moderationCase").where("decidedAt", "<", before).execute();
}
