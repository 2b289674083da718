/** Cases: reported or decided content. Each change of a case first locks the row of its content, so that nobody else changes it. */

import type { ReportDecision, ReportReason } from "@stoep/contract/conversations";
import { sql, type Updateable } from "kysely";
import { v7 as newId } from "uuid";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";
import type { ModerationCaseTable } from "../../../../schema/db.types.ts";
import type { Subject } from "../../subjects.ts";
import type { ModerationCase, ModerationTarget } from "../case.ts";

type CommentInCase = Omit<ModerationTarget, "targetId" | "thing" | "commentId"> & { id: string };

export const targetOfComment = (comment: CommentInCase): ModerationTarget => ({
  targetId: comment.id,
  thing: "comment",
  subjectKind: comment.subjectKind,
  subjectId: comment.subjectId,
  commentId: comment.id,
  organisationId: comment.organisationId,
  neighbourhoodId: comment.neighbourhoodId,
  authorAccountId: comment.authorAccountId,
  authorResidentId: comment.authorResidentId,
});

export function targetOfSubject(word: string, subject: Subject): ModerationTarget {
  const { id, organisationId, neighbourhoodIds, author } = subject;
  const [only = null, ...others] = neighbourhoodIds;
  return {
    targetId: id,
    thing: word,
    subjectKind: word,
    subjectId: id,
    commentId: null,
    organisationId,
    neighbourhoodId: others.length === 0 ? only : null,
    authorAccountId: author.accountId,
    authorResidentId: author.residentId,
  };
}

/** The open case about this content, created by the first report. */
export async function openCase(db: Tx, target: ModerationTarget, now: Date): Promise<string> {
  await db
    .insertInto("moderationCase")
    .values({ id: newId(), ...target, openedAt: now })
    .onConflict((conflict) => conflict.column("targetId").where("decidedAt", "is", null).doNothing())
    .execute();
  const { id } = await db
    .selectFrom("moderationCase")
    .select("id")
    .where("targetId", "=", target.targetId)
    .where("decidedAt", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

/** Recounts the case's reports, and returns the number of households of proven residents that they come from. D §8 */
export async function countReports(db: Tx, caseId: string): Promise<number> {
  const counted = await db
    .selectFrom("contentReport")
    .innerJoin("resident", "resident.id", "contentReport.residentId")
    .where("contentReport.caseId", "=", caseId)
    .select(({ fn, and, eb }) => [
      fn.countAll<number>().as("reports"),
      fn
        .count<number>("resident.householdId")
        .distinct()
        .filterWhere(and([eb("resident.provenAt", "is not", null), eb("resident.leftAt", "is", null)]))
        .as("households"),
    ])
    .executeTakeFirstOrThrow();
  await db.updateTable("moderationCase").set(counted).where("id", "=", caseId).execute();
  return counted.households;
}

export interface Settlement {
  /** null: the content disappeared before anyone decided. */
  decision: ReportDecision | null;
  ground: ReportReason | null;
  reason: string;
  by: string | null;
  now: Date;
}

const decisionColumns = ({ decision, ground, reason, by, now }: Settlement) => ({
  decision,
  ground,
  reason,
  decidedBy: by,
  decidedAt: now,
});

/** Closes the open cases about this content, with all reports; returns the cases. */
export async function closeCases(db: Tx, targetIds: readonly string[], settling: Settlement): Promise<string[]> {
  const closed = await db
    .updateTable("moderationCase")
    .set(decisionColumns(settling))
    .where("targetId", "=", anyOf(targetIds))
    .where("decidedAt", "is", null)
    .returning("id")
    .execute();
  const ids = closed.map(({ id }) => id);
  if (ids.length > 0)
    await db
      .updateTable("contentReport")
      .set({ settledAt: settling.now })
      .where("caseId", "=", anyOf(ids))
      .where("settledAt", "is", null)
      .execute();
  return ids;
}

/** A decision without any report. */
export async function insertDecision(db: Tx, target: ModerationTarget, settling: Settlement): Promise<string> {
  const id = newId();
  await db
    .insertInto("moderationCase")
    .values({ id, ...target, openedAt: settling.now, ...decisionColumns(settling) })
    .execute();
  return id;
}

/**
 * Closes cases about these subjects and the comments under them, because the content was withdrawn, deleted elsewhere, or erased
 * with the account.
 */
export async function closeWithdrawn(db: Tx, targetIds: readonly string[], now: Date): Promise<string[]> {
  const under = await db
    .selectFrom("contentReport")
    .select("targetId")
    .distinct()
    .where("subjectId", "=", anyOf(targetIds))
    .where("settledAt", "is", null)
    .execute();
  const all = [...targetIds, ...under.map(({ targetId }) => targetId)];
  return closeCases(db, all, { decision: null, ground: null, reason: "", by: null, now });
}

/** For restored content: reopens cases that were closed by its deletion, at that moment; returns them. */
export async function reopenRestored(db: Tx, subjects: readonly RestoredSubject[]): Promise<string[]> {
  const of = <K extends keyof RestoredSubject>(key: K) => subjects.map((subject) => subject[key]);
  const gone = sql<{ id: string; owner: string; at: Date }>`unnest(
    ${idList(of("id"))}, ${idList(of("organisationId"))}, ${of("deletedAt")}::timestamptz[])`;
  const reopened = await db
    .updateTable("moderationCase")
    .from(gone.as<"gone">(sql`gone(id, owner, at)`))
    .set({ decidedAt: null })
    .whereRef("moderationCase.organisationId", "=", "gone.owner")
    .whereRef("moderationCase.decidedAt", "=", "gone.at")
    .whereRef("moderationCase.subjectId", "=", "gone.id")
    .where("moderationCase.decision", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("comment")
            .select("comment.id")
            .whereRef("comment.id", "=", "moderationCase.commentId")
            .where("comment.deletedAt", "is not", null),
        ),
      ),
    )
    .returning("moderationCase.id")
    .execute();
  const cases = reopened.map(({ id }) => id);
  if (cases.length > 0)
    await db.updateTable("contentReport").set({ settledAt: null }).where("caseId", "=", anyOf(cases)).execute();
  return cases;
}

interface RestoredSubject {
  id: string;
  organisationId: string;
  deletedAt: Date | null;
}

/** The content must be locked before. */
export const lockCase = (db: Tx, caseId: string) =>
  db.selectFrom("moderationCase").selectAll().where("id", "=", caseId).forNoKeyUpdate().executeTakeFirst();

/** The organisation's cases among these, in the order in which their content is locked. */
export const listCases = (db: Db, organisationId: string, ids: readonly string[]) =>
  db
    .selectFrom("moderationCase")
    .selectAll()
    .where("id", "=", anyOf(ids))
    .where("organisationId", "=", organisationId)
    .orderBy("targetId")
    .execute();

/** The decision that keeps the content hidden. */
export const findStandingDecision = (db: Db, targetId: string) =>
  db
    .selectFrom("moderationCase")
    .selectAll()
    .where("targetId", "=", targetId)
    .where("decision", "in", ["hidden", "deleted"])
    .where("undoneAt", "is", null)
    .orderBy("decidedAt", "desc")
    .limit(1)
    .executeTakeFirst();

export async function updateCase(db: Tx, id: string, changed: Updateable<ModerationCaseTable>): Promise<void> {
  await db.updateTable("moderationCase").set(changed).where("id", "=", id).execute();
}

/** Reopens its reports in a new case; the decision stays in the log. Returns the number of households that they come from. */
export async function reopenReports(db: Tx, closed: ModerationCase): Promise<number> {
  const { targetId, thing, subjectKind, subjectId, commentId, organisationId, neighbourhoodId } = closed;
  const about = { targetId, thing, subjectKind, subjectId, commentId, organisationId, neighbourhoodId };
  const { authorAccountId, authorResidentId, openedAt } = closed;
  const caseId = await openCase(db, { ...about, authorAccountId, authorResidentId }, openedAt);
  await db.updateTable("contentReport").set({ caseId, settledAt: null }).where("caseId", "=", closed.id).execute();
  return countReports(db, caseId);
}

/** Administrators of the organisation who may decide appeals, at most a hundred. */
export async function listJudges(db: Db, organisationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("public.membership as place")
    .innerJoin("public.account as person", "person.id", "place.accountId")
    .select("person.id")
    .where("place.organisationId", "=", organisationId)
    .where("person.disabledAt", "is", null)
    .where((eb) =>
      eb.or([
        eb("place.type", "=", "owner"),
        eb.and([eb("place.type", "=", "user"), eb("place.networkLevel", "=", "admin")]),
      ]),
    )
    .orderBy("person.id")
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
