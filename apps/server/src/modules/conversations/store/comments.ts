/** Comments and answers, as a given viewer sees them. */

import { type Expression, type Insertable, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { addExcluded } from "#kernel/sql/counters.ts";
import { publicName } from "#kernel/sql/full-name.ts";
import { fileSelection } from "#modules/files/index.ts";
import type { CommentTable } from "../../../schema/db.types.ts";
import { selectOwnDecision } from "./own-decisions.ts";
import { myReactionTo, reactionsOf } from "./selections.ts";
import { countAct, type TalkAct, uncountAct } from "./talk-counter.ts";

export type Viewer = Pick<Resident | Staff, "accountId"> & { residentId?: string };
export type CommentRow = Awaited<ReturnType<typeof listTopLevel>>[number];

function selectComments(db: Db, viewer: Viewer) {
  return db
    .selectFrom("comment")
    .leftJoin("resident", "resident.id", "comment.authorResidentId")
    .leftJoin("public.organisation", "public.organisation.id", "comment.authorOrganisationId")
    .leftJoin("public.account as writer", "writer.id", "comment.authorAccountId")
    .select((eb) => [
      "comment.id",
      "comment.subjectKind",
      "comment.subjectId",
      "comment.organisationId",
      "comment.threadId",
      "comment.parentId",
      "comment.authorAccountId",
      "comment.authorResidentId",
      "comment.authorOrganisationId",
      "comment.neighbourhoodId",
      "comment.text",
      "comment.createdAt",
      "comment.editedAt",
      "comment.hiddenAt",
      "comment.hiddenBecause",
      "comment.deletedAt",
      "resident.publicName as residentName",
      publicName("writer").as("staffName"),
      "public.organisation.name as organisationName",
      logoOf(db, eb.ref("comment.authorOrganisationId")).as("logo"),
      jsonObjectFrom(db.selectFrom("file").where("file.id", "=", eb.ref("comment.imageId")).select(fileSelection)).as(
        "image",
      ),
      reactionsOf(db, eb.ref("comment.id")).as("reactions"),
      myReactionTo(db, eb.ref("comment.id"), viewer.accountId).as("myReaction"),
      db
        .selectFrom("contentReport")
        .where("contentReport.targetId", "=", eb.ref("comment.id"))
        .where("contentReport.settledAt", "is", null)
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .$asScalar()
        .as("openReports"),
      (viewer.residentId === undefined
        ? eb.lit(false)
        : eb.exists(
            db
              .selectFrom("contentReport as mine")
              .where("mine.targetId", "=", eb.ref("comment.id"))
              .where("mine.residentId", "=", viewer.residentId)
              .select("mine.id"),
          )
      ).as("isReportedByMe"),
      selectOwnDecision(db, eb.ref("comment.id"), viewer.residentId, sql`comment.hidden_at is not null`).as("decision"),
    ]);
}

const logoOf = (db: Db, organisationId: Expression<string | null>) =>
  jsonObjectFrom(
    db
      .selectFrom("organisationProfile")
      .innerJoin("file", "file.id", "organisationProfile.logoId")
      .where("organisationProfile.organisationId", "=", organisationId)
      .select(fileSelection),
  );

interface ThreadQuery {
  subjectId: string;
  /** null: all. */
  threads: string[] | null;
  place: PageCursor | null;
  limit: number;
}

export function listTopLevel(db: Db, viewer: Viewer, { subjectId, threads, place, limit }: ThreadQuery) {
  let query = selectComments(db, viewer)
    .where("comment.subjectId", "=", subjectId)
    .where("comment.parentId", "is", null);
  if (threads) query = query.where("comment.threadId", "in", threads);
  return inReadingOrder(query, place, limit).execute();
}

/** The first answers to each of these comments, at most `limit` each, oldest first. */
export async function listAnswersTo(db: Db, viewer: Viewer, parentIds: string[], limit: number) {
  if (parentIds.length === 0) return [];
  return db
    .selectFrom("comment as parent")
    .where("parent.id", "in", parentIds)
    .innerJoinLateral(
      inReadingOrder(
        selectComments(db, viewer).where("comment.parentId", "=", sql.ref<string>("parent.id")),
        null,
        limit,
      ).as("answer"),
      (join) => join.onTrue(),
    )
    .selectAll("answer")
    .orderBy("answer.createdAt")
    .orderBy("answer.id")
    .execute();
}

export function listMoreAnswers(db: Db, viewer: Viewer, parentId: string, place: PageCursor | null, limit: number) {
  return inReadingOrder(selectComments(db, viewer).where("comment.parentId", "=", parentId), place, limit).execute();
}

/** Oldest first, from where the last page ended. */
function inReadingOrder(query: ReturnType<typeof selectComments>, place: PageCursor | null, limit: number) {
  return query.$call((query) => inPages(query, ["comment.createdAt", "comment.id"], "asc", { place, limit }));
}

export function findComment(db: Db, viewer: Viewer, commentId: string) {
  return selectComments(db, viewer).where("comment.id", "=", commentId).executeTakeFirst();
}

/** Every change of a comment locks its row first, so that what was checked stays true until the commit. */
export function lockComment(db: Tx, commentId: string) {
  return db.selectFrom("comment").select("id").where("id", "=", commentId).forNoKeyUpdate().executeTakeFirst();
}

/** Inserts a comment and counts it. */
export async function insertComment(db: Tx, row: Insertable<CommentTable> & WrittenComment): Promise<void> {
  await db
    .with("written", (cte) => cte.insertInto("comment").values(row).returning(["subjectId", "threadId"]))
    .insertInto("commentTally")
    .columns(["subjectId", "threadId", "total"])
    .expression((eb) => eb.selectFrom("written").select(["subjectId", "threadId", eb.lit(1).as("total")]))
    .onConflict((conflict) =>
      conflict.columns(["subjectId", "threadId"]).doUpdateSet(addExcluded("commentTally", ["total"])),
    )
    .execute();
  await countAct(db, actOf(row));
}

export async function updateCommentText(db: Db, commentId: string, text: string, now: Date): Promise<void> {
  await db.updateTable("comment").set({ text, editedAt: now }).where("id", "=", commentId).execute();
}

/** Removes text and picture; a placeholder with its answers stays. */
export async function emptyComment(db: Tx, comment: CommentRow, now: Date): Promise<void> {
  await db
    .updateTable("comment")
    .set({ deletedAt: now, text: "", imageId: null })
    .where("id", "=", comment.id)
    .execute();
  if (!comment.hiddenAt) await countComments(db, comment, -1);
}

export async function markCommentHidden(
  db: Tx,
  comment: CountedComment,
  because: "staff" | "author" | "reports",
  now: Date,
) {
  await db.updateTable("comment").set({ hiddenAt: now, hiddenBecause: because }).where("id", "=", comment.id).execute();
  if (!comment.hiddenAt) await countComments(db, comment, -1);
}

export async function markCommentVisible(db: Tx, comment: CommentRow): Promise<void> {
  await db.updateTable("comment").set({ hiddenAt: null, hiddenBecause: null }).where("id", "=", comment.id).execute();
  await countComments(db, comment, 1);
}

type WrittenComment = Pick<CommentRow, "subjectId" | "authorAccountId" | "authorResidentId" | "neighbourhoodId">;
type CountedComment = WrittenComment & Pick<CommentRow, "id" | "threadId" | "hiddenAt">;

const actOf = ({ subjectId, authorAccountId, authorResidentId, neighbourhoodId }: WrittenComment): TalkAct => ({
  subjectId,
  accountId: authorAccountId,
  neighbourhoodId: authorResidentId && neighbourhoodId,
  what: "comments",
});

/** Only readable comments count. */
async function countComments(db: Tx, comment: CountedComment, by: 1 | -1) {
  const { subjectId, threadId } = comment;
  if (by === 1) {
    await db
      .insertInto("commentTally")
      .values({ subjectId, threadId, total: 1 })
      .onConflict((conflict) =>
        conflict.columns(["subjectId", "threadId"]).doUpdateSet(addExcluded("commentTally", ["total"])),
      )
      .execute();
    return countAct(db, actOf(comment));
  }
  await db
    .updateTable("commentTally")
    .set((eb) => ({ total: eb("total", "-", 1) }))
    .where("subjectId", "=", subjectId)
    .where("threadId", "=", threadId)
    .execute();
  return uncountAct(db, actOf(comment));
}
