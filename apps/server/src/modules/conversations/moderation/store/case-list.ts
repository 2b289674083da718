/** What was reported to an organisation, and what it decided: one row for each case. */

import type { ReportFilter, ReportReason } from "@stoep/contract/conversations";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { isWithin } from "#kernel/sql/filters.ts";
import { fullName, publicName } from "#kernel/sql/full-name.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { Database } from "../../../../schema/db.types.ts";
import type { JudgedContent, SubjectKinds } from "../../subjects.ts";

export type CaseRow = Awaited<ReturnType<typeof listCaseRows>>[number];

/** The content of each kind of subject. */
const judgedContentOf = (
  db: Db,
  subjects: SubjectKinds,
  subjectKind: Expression<string>,
  subjectId: Expression<string>,
) =>
  sql<JudgedContent | null>`case ${subjectKind} ${sql.join(
    [...subjects].map(([word, kind]) => sql`when ${sql.lit(word)} then ${kind.judgedOf(db, subjectId)}`),
    sql` `,
  )} end`;

export const selectCases = (db: Db, subjects: SubjectKinds) =>
  db
    .selectFrom("moderationCase as kase")
    .leftJoin("comment", "comment.id", "kase.commentId")
    .leftJoin("comment as parent", "parent.id", "comment.parentId")
    .leftJoin("resident as author", "author.id", "kase.authorResidentId")
    .leftJoin("public.account as writer", "writer.id", "kase.authorAccountId")
    .innerJoin("public.organisation as own", "own.id", "kase.organisationId")
    .leftJoin("neighbourhood as place", "place.id", "kase.neighbourhoodId")
    .leftJoin("public.account as decider", "decider.id", "kase.decidedBy")
    .leftJoin("public.account as judge", "judge.id", "kase.appealDecidedBy")
    .selectAll("kase")
    .select([
      "comment.text as commentText",
      "comment.hiddenBecause as commentHidden",
      "comment.deletedAt as commentGone",
    ])
    .select(["parent.text as parentText", "parent.hiddenAt as parentHidden"])
    .select(["author.publicName as residentName", "own.name as organisation", "place.name as neighbourhood"])
    .select([
      publicName("writer").as("writerName"),
      fullName("decider").as("deciderName"),
      fullName("judge").as("judgeName"),
    ])
    .select((eb) => [
      judgedContentOf(db, subjects, eb.ref("kase.subjectKind"), eb.ref("kase.subjectId")).as("judged"),
      reasonsOf(db, eb.ref("kase.id")).as("reasons"),
    ]);

const reasonsOf = (db: Db, caseId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom("contentReport as given")
      .where("given.caseId", "=", caseId)
      .groupBy("given.reason")
      .select(({ fn }) => ["given.reason" as const, fn.countAll<number>().as("total")]),
  );

export interface CaseQuery extends Omit<ReportFilter, "state"> {
  organisationId: string;
  state: ReportFilter["state"];
  subjects: SubjectKinds;
  /** The kinds that the reader may decide about. */
  kinds: SubjectKinds;
}

/** Sorted by when the case was opened or decided. */
const momentOf = { open: "kase.openedAt", appealed: "kase.appealedAt", decided: "kase.decidedAt" } as const;
export const naturalOrder = { open: "asc", appealed: "asc", decided: "desc" } as const;
type Direction = "asc" | "desc";

function whereMatching<Q extends ReturnType<typeof selectCases>>(db: Db, query: Q, wanted: CaseQuery) {
  const { ids, things, reason, neighbourhoodId } = wanted;
  const moment = momentOf[wanted.state];
  return query
    .where("kase.organisationId", "=", wanted.organisationId)
    .where("kase.subjectKind", "in", kindsOf(wanted))
    .where(isListed(db, wanted))
    .$if(ids.length > 0, (some) => some.where("kase.id", "=", anyOf(ids)))
    .$if(things.length > 0, (some) => some.where("kase.thing", "in", things))
    .$if(reason !== undefined, (some) =>
      some.where((eb) => hasReason(db, eb.ref("kase.id"), eb.ref("kase.ground"), reason as ReportReason)),
    )
    .$if(neighbourhoodId !== undefined, (some) => some.where("kase.neighbourhoodId", "=", neighbourhoodId ?? ""))
    .where(isWithin(moment, wanted));
}

/** Among the open cases, the appeals or the decided cases. */
function isListed(db: Db, wanted: CaseQuery): Expression<SqlBool> {
  const eb = expressionBuilder<Database & { kase: Database["moderationCase"] }, "kase">();
  if (wanted.state === "decided") return eb("kase.decidedAt", "is not", null);
  if (wanted.state === "appealed")
    return eb.and([eb("kase.appealedAt", "is not", null), eb("kase.appealDecidedAt", "is", null)]);
  return eb.and([
    eb("kase.decidedAt", "is", null),
    isSubjectThere(db, wanted, eb.ref("kase.subjectKind"), eb.ref("kase.subjectId")),
  ]);
}

const kindsOf = ({ kinds }: Pick<CaseQuery, "kinds">): string[] => (kinds.size > 0 ? [...kinds.keys()] : [""]);

/** A subject that its organisation has deleted needs no decision. */
const isSubjectThere = (db: Db, { kinds }: CaseQuery, subjectKind: Expression<string>, subjectId: Expression<string>) =>
  sql<SqlBool>`case ${subjectKind} ${sql.join(
    [...kinds].map(([word, kind]) => sql`when ${sql.lit(word)} then ${kind.isThere(db, subjectId)}`),
    sql` `,
  )} end`;

/** Counted by index for each case, because for `exists` the planner may read all reports first. */
const hasReason = (db: Db, caseId: Expression<string>, ground: Expression<string | null>, reason: ReportReason) =>
  sql<SqlBool>`(${ground} = ${reason} or (${db
    .selectFrom("contentReport as given")
    .where("given.caseId", "=", caseId)
    .where("given.reason", "=", reason)
    .select(({ fn }) => fn.countAll<number>().as("total"))}) > 0)`;

export function listCaseRows(db: Db, wanted: CaseQuery, place: PageCursor | null, limit: number, direction: Direction) {
  const moment = momentOf[wanted.state];
  return whereMatching(db, selectCases(db, wanted.subjects), wanted)
    .$call((query) => inPages(query, [moment, "kase.id"], direction, { place, limit }))
    .execute();
}

export const cursorOf =
  (state: ReportFilter["state"]) =>
  (row: CaseRow): PageCursor => ({
    at: { open: row.openedAt, appealed: row.appealedAt, decided: row.decidedAt }[state] ?? row.openedAt,
    id: row.id,
  });

export const findCaseRow = (db: Db, wanted: Pick<CaseQuery, "organisationId" | "subjects" | "kinds">, caseId: string) =>
  selectCases(db, wanted.subjects)
    .where("kase.id", "=", caseId)
    .where("kase.organisationId", "=", wanted.organisationId)
    .where("kase.subjectKind", "in", kindsOf(wanted))
    .executeTakeFirst();

/** The number of open cases, up to the most that is counted. */
export async function countWaiting(db: Db, wanted: CaseQuery, most: number): Promise<number> {
  const waiting = db
    .selectFrom("moderationCase as kase")
    .select("kase.id")
    .where("kase.organisationId", "=", wanted.organisationId)
    .where("kase.subjectKind", "in", kindsOf(wanted))
    .where(isListed(db, wanted))
    .limit(most);
  const { total } = await db
    .selectFrom(waiting.as("waiting"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** The first hundred, oldest first. */
export const listReportsOfCase = (db: Db, caseId: string) =>
  db
    .selectFrom("contentReport")
    .select(["id", "reason", "remark", "createdAt"])
    .where("caseId", "=", caseId)
    .orderBy("createdAt")
    .orderBy("id")
    .limit(100)
    .execute();
