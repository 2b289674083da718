/** Erases everything that one resident wrote, in a fixed number of statements however much it was. D §5 */

import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";
import { uncountComments } from "./talk-counter.ts";

export type ErasableComment = Awaited<ReturnType<typeof lockCommentsBy>>[number];

/** Comments that are not deleted yet, hidden ones included; locked in one order. */
export const lockCommentsBy = (db: Tx, residentId: string) =>
  db
    .selectFrom("comment")
    .select(["id", "subjectId", "threadId", "neighbourhoodId", "imageId", "hiddenAt"])
    .where("authorResidentId", "=", residentId)
    .where("deletedAt", "is", null)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

/** Removes texts and pictures, like `emptyComment`; the rows must be locked. */
export async function emptyComments(
  db: Tx,
  accountId: string,
  rows: readonly ErasableComment[],
  now: Date,
): Promise<void> {
  await db
    .updateTable("comment")
    .set({ deletedAt: now, text: "", imageId: null })
    .where("id", "=", anyOf(rows.map(({ id }) => id)))
    .execute();
  const counted = rows.filter(({ hiddenAt }) => hiddenAt === null);
  if (counted.length === 0) return;
  const subjects = counted.map(({ subjectId }) => subjectId);
  const threads = counted.map(({ threadId }) => threadId);
  await db
    .updateTable("commentTally")
    .from(
      sql<{ subject: string; thread: string; less: number }>`(select subject, thread, count(*)::integer as less
        from unnest(${idList(subjects)}, ${idList(threads)}) as gone (subject, thread) group by subject, thread)`.as(
        "gone",
      ),
    )
    .set((eb) => ({ total: eb("commentTally.total", "-", eb.ref("gone.less")) }))
    .whereRef("commentTally.subjectId", "=", "gone.subject")
    .whereRef("commentTally.threadId", "=", "gone.thread")
    .execute();
  await uncountComments(db, accountId, counted);
}

/** Their reports stay, without the text. */
export async function emptyRemarks(db: Db, residentId: string): Promise<void> {
  await db
    .updateTable("contentReport")
    .set({ remark: "" })
    .where("residentId", "=", residentId)
    .where("remark", "<>", "")
    .execute();
}

/** Open appeals are withdrawn; decided ones stay, without the text. */
export async function emptyAppeals(db: Db, residentId: string): Promise<void> {
  const own = db.updateTable("moderationCase").where("authorResidentId", "=", residentId);
  await own
    .set({ appealedAt: null, appealText: "" })
    .where("decidedAt", "is not", null)
    .where("appealedAt", "is not", null)
    .where("appealDecidedAt", "is", null)
    .execute();
  await own.set({ appealText: "" }).where("decidedAt", "is not", null).where("appealText", "<>", "").execute();
}

/** What staff explained to them: which decision, and by which of the five reasons, stays. */
export async function emptyExplanations(db: Db, residentId: string): Promise<void> {
  await db
    .updateTable("moderationCase")
    .set({ reason: "", appealReason: "" })
    .where("authorResidentId", "=", residentId)
    .where("decidedAt", "is not", null)
    .execute();
}
