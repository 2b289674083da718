/** What was reported to an organisation, one row per subject: all its open reports, or those that were settled together. */
import { type Expression, type SqlBool, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { after, type PageCursor } from "#kernel/page.ts";
import type { ContentReportTable } from "../../../schema/db.types.ts";

export type ReportedRow = Awaited<ReturnType<typeof listReported>>[number];

interface Wanted {
  organisationId: string;
  state: "open" | "decided";
  /** The kinds of subject that the reader may decide about, each with the test of whether one still exists. */
  kinds: Map<string, (subjectId: Expression<string>) => Expression<SqlBool>>;
}

interface PackedReport {
  id: string;
  reason: ContentReportTable["reason"];
  remark: string;
  at: string;
}

const packed = sql<PackedReport[]>`json_agg(json_build_object(
  'id', report.id, 'reason', report.reason, 'remark', report.remark, 'at', report.created_at
) order by report.created_at, report.id)`;

/** Deleting a subject settles its open reports, so these are left out. */
function selectThings(db: Db, { organisationId, state, kinds }: Wanted) {
  return db
    .selectFrom("contentReport as report")
    .where("report.organisationId", "=", organisationId)
    .where("report.settledAt", state === "open" ? "is" : "is not", null)
    .where((eb) =>
      eb.or(
        [...kinds].map(([kind, isThere]) => {
          const isKind = eb("report.subjectKind", "=", kind);
          return state === "open" ? eb.and([isKind, isThere(eb.ref("report.subjectId"))]) : isKind;
        }),
      ),
    )
    .groupBy(["report.targetId", "report.subjectKind", "report.subjectId", "report.commentId"])
    .groupBy(["report.settledAt", "report.settledBy", "report.decision", "report.decisionReason"])
    .select(["report.targetId", "report.subjectKind", "report.subjectId", "report.commentId"])
    .select(["report.settledAt", "report.settledBy", "report.decision", "report.decisionReason"])
    .select(packed.as("reports"))
    .select(sql<string>`(array_agg(report.id order by report.created_at, report.id))[1]`.as("id"))
    .select(({ fn }) =>
      state === "open" ? fn.min<Date>("report.createdAt").as("at") : fn.max<Date>("report.settledAt").as("at"),
    );
}

/** Open ones longest waiting first; decided ones latest first. */
export function listReported(db: Db, wanted: Wanted, place: PageCursor | null, limit: number) {
  const direction = wanted.state === "open" ? "asc" : "desc";
  return db
    .selectFrom(selectThings(db, wanted).as("thing"))
    .leftJoin("public.account as decider", "decider.id", "thing.settledBy")
    .select(["thing.id", "thing.subjectKind", "thing.subjectId", "thing.commentId", "thing.reports", "thing.at"])
    .select(["thing.decision", "thing.decisionReason", "thing.settledAt"])
    .select(({ fn, val, ref }) =>
      fn<string | null>("concat_ws", [val(" "), ref("decider.firstName"), ref("decider.lastName")]).as("settledBy"),
    )
    .where(({ refTuple }) => after(refTuple("thing.at", "thing.id"), direction, place))
    .orderBy("thing.at", direction)
    .orderBy("thing.id", direction)
    .limit(limit)
    .execute();
}

/** How many subjects wait for a decision. */
export async function countReported(db: Db, wanted: Omit<Wanted, "state">): Promise<number> {
  const { total } = await db
    .selectFrom(selectThings(db, { ...wanted, state: "open" }).as("thing"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
