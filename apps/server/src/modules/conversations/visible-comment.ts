/** A comment for a reader who may see it. */
import type { conversations as table } from "@stoep/contract/conversations";
import type { NetworkCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { threadsReadBy } from "./rules.ts";
import { type CommentRow, findComment, lockComment } from "./store/comments.ts";
import { findSubjectOf, type Subject } from "./subjects.ts";

type SubjectAccess = (typeof table)["listComments" | "createComment" | "showComment"]["access"];

/** A comment whose subject is visible to the caller, in a thread that they read. Refuses with `not_found`. */
export async function findVisibleComment(
  call: NetworkCall<Db>,
  access: SubjectAccess | null,
  commentId: string,
): Promise<{ comment: CommentRow; subject: Subject }> {
  const comment = (await findComment(call.db, call.actor, commentId)) ?? refuse("not_found");
  const subject = await findSubjectOf(call, access, comment);
  const threads = threadsReadBy(call.actor, subject);
  return threads === null || threads.includes(comment.threadId) ? { comment, subject } : refuse("not_found");
}

/** The same comment, locked until the end of the transaction. */
export async function lockVisibleComment(
  call: NetworkCall,
  access: SubjectAccess | null,
  commentId: string,
): Promise<{ comment: CommentRow; subject: Subject }> {
  await lockComment(call.db, commentId);
  return findVisibleComment(call, access, commentId);
}
