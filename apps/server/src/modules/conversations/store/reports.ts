/** Content reports: one per resident and target, open until staff settle them. */
import type { ReportDecision } from "@stoep/contract/conversations";
import type { Insertable } from "kysely";
import type { Db } from "#kernel/database.ts";
import { after, type PageCursor } from "#kernel/page.ts";
import type { ContentReportTable } from "../../../schema/db.types.ts";

/** Returns false when this resident has already reported it. */
export async function insertReport(db: Db, row: Insertable<ContentReportTable>): Promise<boolean> {
  const inserted = await db
    .insertInto("contentReport")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Households with an open report by a proven resident: reports by others, or a second from the same house, do not count. D §8 */
export async function countReportingHouseholds(db: Db, targetId: string): Promise<number> {
  const { total } = await db
    .selectFrom("contentReport")
    .innerJoin("resident", "resident.id", "contentReport.residentId")
    .where("contentReport.targetId", "=", targetId)
    .where("contentReport.settledAt", "is", null)
    .where("resident.provenAt", "is not", null)
    .where("resident.leftAt", "is", null)
    .select(({ fn }) => fn.count<number>("resident.householdId").distinct().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

interface Settling {
  decision: ReportDecision;
  reason: string;
  by: string;
  now: Date;
}

/** Settles all open reports about the target, and returns how many there were. */
export async function settleReportsAbout(db: Db, targetId: string, settling: Settling): Promise<number> {
  const { decision, reason, by, now } = settling;
  const settled = await db
    .updateTable("contentReport")
    .set({ settledAt: now, settledBy: by, decision, decisionReason: reason })
    .where("targetId", "=", targetId)
    .where("settledAt", "is", null)
    .returning("id")
    .execute();
  return settled.length;
}

/** What the report is about, and whether it has been decided. */
export function findReport(db: Db, organisationId: string, reportId: string) {
  return db
    .selectFrom("contentReport")
    .select(["subjectKind", "subjectId", "targetId", "commentId", "reason", "settledAt"])
    .where("id", "=", reportId)
    .where("organisationId", "=", organisationId)
    .executeTakeFirst();
}

export function listOpenReports(
  db: Db,
  organisationId: string,
  subjectId: string,
  place: PageCursor | null,
  limit: number,
) {
  return db
    .selectFrom("contentReport as report")
    .leftJoin("comment", "comment.id", "report.commentId")
    .where("report.subjectId", "=", subjectId)
    .where("report.organisationId", "=", organisationId)
    .where("report.settledAt", "is", null)
    .where(({ refTuple }) => after(refTuple("report.createdAt", "report.id"), "asc", place))
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
