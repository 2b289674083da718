import type { NetworkCall } from "#kernel/call.ts";
import { type NoticeForReaders, notifyPeople, type ReaderQuery } from "#modules/notifications/index.ts";
import type { CommentRow } from "./store/comments.ts";
import { findResidentName, selectModerators, selectResidentReader } from "./store/notice-readers.ts";
import type { Subject } from "./subjects.ts";

async function notifyReaders(
  call: NetworkCall,
  kind: NoticeForReaders["kind"],
  subject: Subject,
  { eventId, readers, mergeId }: { eventId: string; readers: ReaderQuery; mergeId?: string },
): Promise<void> {
  const { actor, db } = call;
  const name = actor.kind === "staff" ? actor.organisation.name : await findResidentName(db, actor.residentId);
  await notifyPeople(
    { ...call, network: actor.network },
    {
      kind,
      eventId,
      readers,
      object: { kind: subject.word, id: subject.id },
      mergeId,
      // Nobody is told who reported something.
      actor: { accountId: actor.accountId, name: kind === "conversations.reported" ? "" : name },
      details: { title: subject.name },
    },
  );
}

/** For a reply, notifies the author of the comment; for other comments, the author of the subject or the organisation that published it. */
export async function notifyOfComment(
  call: NetworkCall,
  subject: Subject,
  commentId: string,
  parent: CommentRow | null,
) {
  const { db, actor } = call;
  const { authorOf } = subject.kind;
  // The subject's capability notifies residents of what staff write, as the organisation's reply.
  if (actor.kind === "staff" && authorOf) return;
  if (parent?.authorResidentId) {
    const readers = selectResidentReader(db, parent.authorResidentId);
    await notifyReaders(call, "conversations.answered", subject, { eventId: commentId, readers, mergeId: parent.id });
  } else if (authorOf) {
    await notifyReaders(call, "conversations.commented", subject, {
      eventId: commentId,
      readers: authorOf(db, subject.id),
    });
  } else if (actor.kind === "resident") {
    const readers = selectModerators(db, subject.organisationId);
    await notifyReaders(call, "conversations.commentedOnOurs", subject, { eventId: commentId, readers });
  }
}

/** Once for each person, however often they change their reaction. */
export async function notifyOfReaction(call: NetworkCall, subject: Subject, comment: CommentRow | null): Promise<void> {
  const { db, actor } = call;
  const eventId = actor.accountId;
  if (comment?.authorResidentId) {
    const readers = selectResidentReader(db, comment.authorResidentId);
    await notifyReaders(call, "conversations.reactedToComment", subject, { eventId, readers, mergeId: comment.id });
  } else if (!comment && subject.kind.authorOf) {
    await notifyReaders(call, "conversations.reacted", subject, {
      eventId,
      readers: subject.kind.authorOf(db, subject.id),
    });
  }
}

export const notifyOfReport = (call: NetworkCall, subject: Subject, reportId: string): Promise<void> =>
  notifyReaders(call, "conversations.reported", subject, {
    eventId: reportId,
    readers: selectModerators(call.db, subject.organisationId),
  });
