/** Everything by one resident, latest first, with the subject's name as long as the subject exists. */
import { type Expression, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import type { SubjectKinds } from "../subjects.ts";

export type OwnComment = Awaited<ReturnType<typeof listOwnComments>>[number];
export type OwnReaction = Awaited<ReturnType<typeof listOwnReactions>>[number];
export type OwnVote = Awaited<ReturnType<typeof listOwnVotes>>[number];
export type OwnReport = Awaited<ReturnType<typeof listOwnReports>>[number];
export type OwnDecisionRow = Awaited<ReturnType<typeof listOwnDecisions>>[number];

/** Ids are unique across kinds of subjects, so the kind need not be known. */
const nameOf = (db: Db, subjects: SubjectKinds, subjectId: Expression<string>) =>
  sql<string>`coalesce(${sql.join([...subjects.values()].map((kind) => kind.nameOf(db, subjectId)))}, '')`;
export const optionOf = (
  db: Db,
  subjects: SubjectKinds,
  subjectId: Expression<string>,
  optionId: Expression<string | null>,
) =>
  sql<
    string | null
  >`coalesce(${sql.join([...subjects.values()].map((kind) => kind.optionOf(db, subjectId, optionId)))})`;

export const listOwnComments = (
  db: Db,
  subjects: SubjectKinds,
  residentId: string,
  place: PageCursor | null,
  limit: number,
) =>
  db
    .selectFrom("comment")
    .select(["comment.id", "comment.createdAt as at", "text", "imageId", "editedAt", "hiddenAt", "deletedAt"])
    .select((eb) => nameOf(db, subjects, eb.ref("comment.subjectId")).as("about"))
    .where("authorResidentId", "=", residentId)
    .$call((query) => inPages(query, ["comment.createdAt", "comment.id"], "desc", { place, limit }))
    .execute();

export const listOwnReactions = (
  db: Db,
  subjects: SubjectKinds,
  accountId: string,
  place: PageCursor | null,
  limit: number,
) =>
  db
    .selectFrom("reaction")
    .select(["reaction.subjectId as id", "reaction.createdAt as at", "reaction.kind"])
    .select((eb) => nameOf(db, subjects, eb.ref("reaction.subjectId")).as("about"))
    .where("accountId", "=", accountId)
    .$call((query) => inPages(query, ["reaction.createdAt", "reaction.subjectId"], "desc", { place, limit }))
    .execute();

export const listOwnVotes = (
  db: Db,
  subjects: SubjectKinds,
  residentId: string,
  place: PageCursor | null,
  limit: number,
) =>
  db
    .selectFrom("vote")
    .select(["vote.subjectId as id", "vote.votedAt as at", "vote.kind", "vote.score"])
    .select((eb) => [
      nameOf(db, subjects, eb.ref("vote.subjectId")).as("about"),
      optionOf(db, subjects, eb.ref("vote.subjectId"), eb.ref("vote.optionId")).as("option"),
    ])
    .where("residentId", "=", residentId)
    .$call((query) => inPages(query, ["vote.votedAt", "vote.subjectId"], "desc", { place, limit }))
    .execute();

export const listOwnReports = (
  db: Db,
  subjects: SubjectKinds,
  residentId: string,
  place: PageCursor | null,
  limit: number,
) =>
  db
    .selectFrom("contentReport as report")
    .select(["report.id", "report.createdAt as at", "report.reason", "report.remark"])
    .select((eb) => nameOf(db, subjects, eb.ref("report.subjectId")).as("about"))
    .where("report.residentId", "=", residentId)
    .$call((query) => inPages(query, ["report.createdAt", "report.id"], "desc", { place, limit }))
    .execute();

/** Decisions to hide or delete, also those undone later; authors are not told of content that staff kept. */
export const listOwnDecisions = (
  db: Db,
  subjects: SubjectKinds,
  residentId: string,
  place: PageCursor | null,
  limit: number,
) =>
  db
    .selectFrom("moderationCase as kase")
    .select((eb) => ["kase.id", eb.ref("kase.decidedAt").$notNull().as("at"), "kase.decision", "kase.ground"])
    .select(["kase.reason", "kase.undoneAt", "kase.appealText", "kase.appealedAt"])
    .select(["kase.appealOutcome", "kase.appealReason", "kase.appealDecidedAt"])
    .select((eb) => nameOf(db, subjects, eb.ref("kase.subjectId")).as("about"))
    .where("kase.authorResidentId", "=", residentId)
    .where("kase.decidedAt", "is not", null)
    .where("kase.decision", "in", ["hidden", "deleted"])
    .$call((query) => inPages(query, ["kase.decidedAt", "kase.id"], "desc", { place, limit }))
    .execute();
