/** Reading and writing comments. */
import { type CommentView, conversations as table } from "@stoep/contract/conversations";
import { v7 as newId } from "uuid";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { NetworkCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { claimImages, discardFiles } from "#modules/files/index.ts";
import { closeWithdrawn, decideCase, restoreAsStaff, targetOfComment } from "../moderation/index.ts";
import { notifyOfComment } from "../notify.ts";
import { commentVerdict, commentVerdicts } from "../policy.ts";
import { commentStateOf, threadsReadBy, threadToWriteIn } from "../rules.ts";
import {
  type CommentRow,
  emptyComment,
  findComment,
  insertComment,
  listAnswersTo,
  listMoreAnswers,
  listTopLevel,
  markCommentHidden,
  markCommentVisible,
  updateCommentText,
} from "../store/comments.ts";
import { findSubject, type Subject } from "../subjects.ts";
import { viewComment } from "../views.ts";
import { findVisibleComment, lockVisibleComment } from "../visible-comment.ts";

/** S1 §9 gives no page size for comments. Each comes with a few answers; the rest are loaded on demand. */
const pageSize = 20;
const firstAnswers = 10;
const orderOf = ({ createdAt, id }: { createdAt: Date; id: string }) => [createdAt, id];

export const commentHandlers = handle(table, {
  async listComments(call) {
    const { actor, db, params, query, now } = call;
    const subject = await findSubject(call, table.listComments.access, params.subjectKind, params.subjectId);
    const found = await listTopLevel(db, actor, {
      subjectId: subject.id,
      threads: threadsReadBy(actor, subject, query.neighbourhoodIds),
      place: readPageCursor(query.cursor),
      limit: pageSize + 1,
    });
    const { page, next } = cutPage(found, pageSize, orderOf);
    const ids = page.map(({ id }) => id);
    const answers = Map.groupBy(await listAnswersTo(db, actor, ids, firstAnswers + 1), ({ parentId }) => parentId);
    const items = page.flatMap((row) => {
      const shown = cutPage(answers.get(row.id) ?? [], firstAnswers, orderOf);
      return [
        viewComment(row, { actor, subject, now }, shown.next),
        ...shown.page.map((answer) => viewComment(answer, { actor, subject, now })),
      ];
    });
    return { items, next, can: { comment: commentVerdict(actor, subject) } };
  },

  async listAnswers(call) {
    const { comment, subject } = await findVisibleComment(call, table.listAnswers.access, call.params.commentId);
    const found = await listMoreAnswers(
      call.db,
      call.actor,
      comment.id,
      readPageCursor(call.query.cursor),
      pageSize + 1,
    );
    const { page, next } = cutPage(found, pageSize, orderOf);
    return { items: page.map((row) => viewComment(row, { ...call, subject })), next };
  },

  async createComment(call) {
    const { actor, db, params, body, now } = call;
    const subject = await findSubject(call, table.createComment.access, params.subjectKind, params.subjectId);
    ensure(commentVerdict(actor, subject));
    const parent = body.parentId === null ? null : await findParent(call, subject, body.parentId);
    if (body.imageId !== null) {
      const [image] = await claimImages(db, [body.imageId], { accountId: actor.accountId, now });
      if (!image) refuseFields({ imageId: "fileUnknown" });
    }
    const id = newId();
    await insertComment(db, {
      id,
      subjectKind: params.subjectKind,
      subjectId: subject.id,
      organisationId: subject.organisationId,
      threadId: parent?.threadId ?? threadToWriteIn(subject, chosenNeighbourhood(actor, subject, body.neighbourhoodId)),
      parentId: parent?.id ?? null,
      authorAccountId: actor.accountId,
      authorResidentId: actor.kind === "resident" ? actor.residentId : null,
      authorOrganisationId: actor.kind === "staff" ? actor.organisation.id : null,
      neighbourhoodId: actor.kind === "resident" ? actor.neighbourhoodId : null,
      text: body.text,
      imageId: body.imageId,
      createdAt: now,
    });
    await subject.kind.commented?.(call, subject, {
      id,
      text: body.text,
      answers: parent?.authorResidentId ?? null,
    });
    await notifyOfComment(call, subject, id, parent);
    return announceAndLoad(call, id, subject);
  },

  async updateComment(call) {
    const { comment, subject } = await lockVisibleComment(call, table.updateComment.access, call.params.commentId);
    ensure(commentVerdicts(call.actor, comment, subject).edit);
    if (call.body.text !== comment.text) await updateCommentText(call.db, comment.id, call.body.text, call.now);
    return announceAndLoad(call, comment.id, subject);
  },

  async deleteComment(call) {
    const { comment, subject } = await lockVisibleComment(call, table.deleteComment.access, call.params.commentId);
    ensure(commentVerdicts(call.actor, comment, subject).delete);
    await emptyComment(call.db, comment, call.now);
    if (comment.image) await discardFiles(call.db, [comment.image.id]);
    await closeWithdrawn(call.db, [comment.id], call.now);
    await recordByStaff(call, "conversations.deleteComment", comment, subject);
    return announceAndLoad(call, comment.id, subject);
  },

  /** A comment that others reported still waits for someone else's decision. D §8 */
  async hideComment(call) {
    const { comment, subject } = await lockVisibleComment(call, table.hideComment.access, call.params.commentId);
    ensure(commentVerdicts(call.actor, comment, subject).hide);
    await markCommentHidden(call.db, comment, "author", call.now);
    await recordByStaff(call, "conversations.hideComment", comment, subject);
    return announceAndLoad(call, comment.id, subject);
  },

  /** Shows a comment that its author hid, that waits for a decision, or that colleagues have hidden. */
  async showComment(call) {
    const { comment, subject } = await lockVisibleComment(call, table.showComment.access, call.params.commentId);
    ensure(commentVerdicts(call.actor, comment, subject).show);
    if (comment.hiddenBecause === "author") {
      await markCommentVisible(call.db, comment);
      await recordByStaff(call, "conversations.showComment", comment, subject);
    } else ensure(await restoreAsStaff(call, targetOfComment(comment), "conversations.showComment"));
    return announceAndLoad(call, comment.id, subject);
  },

  async moderateComment(call) {
    const { body } = call;
    const { comment, subject } = await lockVisibleComment(call, table.moderateComment.access, call.params.commentId);
    const { moderate, remove } = commentVerdicts(call.actor, comment, subject);
    ensure(body.decision === "deleted" ? remove : moderate);
    const action = body.decision === "deleted" ? "conversations.deleteComment" : "conversations.hideComment";
    ensure(await decideCase(call, targetOfComment(comment), body, { isReported: false, action }));
    return announceAndLoad(call, comment.id, subject);
  },
});

/** Residents write where they live; staff in the thread that they choose, which must be one of the subject's. */
function chosenNeighbourhood(actor: Resident | Staff, subject: Subject, asked: string | null): string | null {
  if (actor.kind === "resident") return actor.neighbourhoodId;
  const isThere = asked === null || subject.neighbourhoodIds.length === 0 || subject.neighbourhoodIds.includes(asked);
  return isThere ? asked : refuseFields({ neighbourhoodId: "neighbourhoodUnknown" });
}

/** Answers are to a visible top-level comment of the same subject, in a thread that the writer reads. */
async function findParent({ actor, db }: NetworkCall<Db>, subject: Subject, parentId: string): Promise<CommentRow> {
  const parent = await findComment(db, actor, parentId);
  const threads = threadsReadBy(actor, subject);
  const fits =
    parent?.subjectId === subject.id &&
    parent.parentId === null &&
    commentStateOf(parent) === "visible" &&
    (threads === null || threads.includes(parent.threadId));
  return fits ? parent : refuseFields({ parentId: "parentUnknown" });
}

/** Logs what staff did with a comment of their organisation, never the text. */
async function recordByStaff(
  call: NetworkCall,
  action: "conversations.hideComment" | "conversations.showComment" | "conversations.deleteComment",
  comment: CommentRow,
  subject: Subject,
): Promise<void> {
  if (call.actor.kind !== "staff") return;
  await record(call, {
    action,
    subject: { kind: "comment", id: comment.id, name: subject.kind.isPersonal ? "" : subject.name },
  });
}

async function announceAndLoad(call: NetworkCall<Db>, commentId: string, subject: Subject): Promise<CommentView> {
  await call.announce(subject.kind.topic, subject.announceTo);
  const comment = (await findComment(call.db, call.actor, commentId)) ?? refuse("not_found");
  return viewComment(comment, { ...call, subject });
}
