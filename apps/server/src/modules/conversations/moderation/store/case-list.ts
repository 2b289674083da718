/** What was reported to an organisation, and what it decided: one row for each case. */

import type { ReportFilter, ReportReason } from "@stoep/contract/conversations";
import { type Expression, type SqlBool, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "#kernel/database.ts";
import { after, type PageCursor } from "#kernel/page.ts";
import { fullName, publicName } from "#kernel/sql/full-name.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
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
  const { state, ids, things, reason, neighbourhoodId, from, until } = wanted;
  const moment = momentOf[state];
  return query
    .where("kase.organisationId", "=", wanted.organisationId)
    .$if(state === "open", (open) =>
      open
        .where("kase.decidedAt", "is", null)
        .where((eb) => isSubjectThere(db, wanted, eb.ref("kase.subjectKind"), eb.ref("kase.subjectId"))),
    )
    .$if(state === "appealed", (open) =>
      open.where("kase.appealedAt", "is not", null).where("kase.appealDecidedAt", "is", null),
    )
    .$if(state === "decided", (closed) => closed.where("kase.decidedAt", "is not", null))
    .where("kase.subjectKind", "in", kindsOf(wanted))
    .$if(ids.length > 0, (some) => some.where("kase.id", "=", anyOf(ids)))
    .$if(things.length > 0, (some) => some.where("kase.thing", "in", things))
    .$if(reason !== undefined, (some) =>
      some.where((eb) => hasReason(db, eb.ref("kase.id"), eb.ref("kase.ground"), reason as ReportReason)),
    )
    .$if(neighbourhoodId !== undefined, (some) => some.where("kase.neighbourhoodId", "=", neighbourhoodId ?? ""))
    .$if(from !== undefined, (some) => some.where(moment, ">=", new Date(from ?? 0)))
    .$if(until !== undefined, (some) => some.where(moment, "<", new Date(until ?? 0)));
}

const kindsOf = ({ kinds }: CaseQuery): string[] => (kinds.size > 0 ? [...kinds.keys()] : [""]);

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
    .where(({ refTuple }) => after(refTuple(moment, "kase.id"), direction, place))
    .orderBy(moment, direction)
    .orderBy("kase.id", direction)
    .limit(limit)
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
    .where("kase.subjectKind", "in", wanted.kinds.size > 0 ? [...wanted.kinds.keys()] : [""])
    .executeTakeFirst();

/** The number of open cases, up to the most that is counted. */
export async function countWaiting(db: Db, wanted: CaseQuery, most: number): Promise<number> {
  const waiting = db
    .selectFrom("moderationCase as kase")
    .select("kase.id")
    .where("kase.organisationId", "=", wanted.organisationId)
    .where("kase.subjectKind", "in", kindsOf(wanted))
    .$if(wanted.state === "open", (open) =>
      open
        .where("kase.decidedAt", "is", null)
        .where((eb) => isSubjectThere(db, wanted, eb.ref("kase.subjectKind"), eb.ref("kase.subjectId"))),
    )
    .$if(wanted.state === "appealed", (open) =>
      open.where("kase.appealedAt", "is not", null).where("kase.appealDecidedAt", "is", null),
    )
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
