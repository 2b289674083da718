/** Content reports: one per resident and target, open until staff settle them. */
import type { Insertable } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { Place } from "#page.ts";
import type { ContentReportTable } from "../../../schema/db.types.ts";

/** False: this resident reported it before. */
export async function insertReport(db: Db, row: Insertable<ContentReportTable>): Promise<boolean> {
  const inserted = await db
    .insertInto("contentReport")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function countOpenReports(db: Db, targetId: string): Promise<number> {
  const { total } = await db
    .selectFrom("contentReport")
    .where("targetId", "=", targetId)
    .where("settledAt", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export async function settleReportsAbout(db: Db, targetId: string, by: string, now: Date): Promise<void> {
  await db
    .updateTable("contentReport")
    .set({ settledAt: now, settledBy: by })
    .where("targetId", "=", targetId)
    .where("settledAt", "is", null)
    .execute();
}

/** The report that was settled by this call, and by no other; or why it was not. */
export async function settleReport(db: Db, organisationId: string, reportId: string, by: string, now: Date) {
  const settled = await db
    .updateTable("contentReport")
    .set({ settledAt: now, settledBy: by })
    .where("id", "=", reportId)
    .where("organisationId", "=", organisationId)
    .where("settledAt", "is", null)
    .returning(["reason", "subjectKind", "subjectId"])
    .executeTakeFirst();
  if (settled) return settled;
  const known = await db
    .selectFrom("contentReport")
    .select("id")
    .where("id", "=", reportId)
    .where("organisationId", "=", organisationId)
    .executeTakeFirst();
  return known ? ("already_closed" as const) : ("not_found" as const);
}

export function listOpenReports(db: Db, organisationId: string, subjectId: string, after: Place | null, limit: number) {
  let query = db
    .selectFrom("contentReport as report")
    .leftJoin("comment", "comment.id", "report.commentId")
    .where("report.subjectId", "=", subjectId)
    .where("report.organisationId", "=", organisationId)
    .where("report.settledAt", "is", null);
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("report.createdAt", "report.id"), ">", tuple(after.at, after.id)),
    );
  }
  return query
    .select([
      "report.id",
      "report.reason",
      "report.remark",
      "report.createdAt",
      "report.commentId",
      "comment.text as commentText",
    ])
    .orderBy("report.createdAt")
    .orderBy("report.id")
    .limit(limit)
    .execute();
}
