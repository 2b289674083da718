/** Content reports: one per resident and target, open until staff settle them. */
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
      "report.caseId",
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
