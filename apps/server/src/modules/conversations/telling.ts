/** Who is told of what others say: whoever it answers or is about, and staff of the organisation that answers for the subject. */
import type { Resident, Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { type ReaderQuery, type Told, tellPeople } from "#modules/notifications/index.ts";
import type { CommentRow } from "./store/comments.ts";
import { moderatorsOf, nameOfResident, residentNamed } from "./store/told.ts";
import type { Subject } from "./subjects.ts";

type Call = RouteCall<Resident | Staff, Tx>;

async function tell(
  call: Call,
  kind: Told["kind"],
  subject: Subject,
  { eventId, readers, mergeId }: { eventId: string; readers: ReaderQuery; mergeId?: string },
): Promise<void> {
  const { actor, db } = call;
  const name = actor.kind === "staff" ? actor.organisation.name : await nameOfResident(db, actor.residentId);
  await tellPeople(
    { ...call, network: actor.network },
    {
      kind,
      eventId,
      readers,
      object: { kind: subject.word, id: subject.id },
      ...(mergeId ? { mergeId } : {}),
      // Who reports something is told to nobody.
      actor: { accountId: actor.accountId, name: kind === "conversations.reported" ? "" : name },
      details: { title: subject.name },
    },
  );
}

/** An answer is told to whom it answers; any other comment to whoever wrote the subject, or to the organisation that published it. */
export async function tellComment(call: Call, subject: Subject, commentId: string, parent: CommentRow | null) {
  const { db, actor } = call;
  const { authorOf } = subject.kind;
  // What staff write to a resident is told by the subject, as the reply of the organisation.
  if (actor.kind === "staff" && authorOf) return;
  if (parent?.authorResidentId) {
    const readers = residentNamed(db, parent.authorResidentId);
    await tell(call, "conversations.answered", subject, { eventId: commentId, readers, mergeId: parent.id });
  } else if (authorOf) {
    await tell(call, "conversations.commented", subject, { eventId: commentId, readers: authorOf(db, subject.id) });
  } else if (actor.kind === "resident") {
    const readers = moderatorsOf(db, subject.organisationId);
    await tell(call, "conversations.commentedOnOurs", subject, { eventId: commentId, readers });
  }
}

/** Once for each person, however often they change it. */
export async function tellReaction(call: Call, subject: Subject, comment: CommentRow | null): Promise<void> {
  const { db, actor } = call;
  const eventId = actor.accountId;
  if (comment?.authorResidentId) {
    const readers = residentNamed(db, comment.authorResidentId);
    await tell(call, "conversations.reactedToComment", subject, { eventId, readers, mergeId: comment.id });
  } else if (!comment && subject.kind.authorOf) {
    await tell(call, "conversations.reacted", subject, { eventId, readers: subject.kind.authorOf(db, subject.id) });
  }
}

export const tellReport = (call: Call, subject: Subject, reportId: string): Promise<void> =>
  tell(call, "conversations.reported", subject, {
    eventId: reportId,
    readers: moderatorsOf(call.db, subject.organisationId),
  });
