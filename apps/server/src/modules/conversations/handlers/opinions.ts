/** Reactions and votes. */
import { type ReactionKind, conversations as table } from "@stoep/contract/conversations";
import type { NetworkCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { notifyOfReaction } from "../notify.ts";
import { commentStateOf, voteFaults, voteVerdict } from "../rules.ts";
import type { CommentRow } from "../store/comments.ts";
import { changeReaction, findReactions } from "../store/reactions.ts";
import { changeVote, findVotes } from "../store/votes.ts";
import { findSubject, type Subject } from "../subjects.ts";
import { viewPoll } from "../views.ts";
import { findVisibleComment } from "../visible-comment.ts";

export const opinionHandlers = handle(table, {
  async react(call) {
    const subject = await findSubject(call, table.react.access, call.params.subjectKind, call.params.subjectId);
    return reactTo(call, { id: subject.id, isComment: false }, subject, null);
  },

  async reactToComment(call) {
    const { comment, subject } = await findVisibleComment(call, table.reactToComment.access, call.params.commentId);
    if (commentStateOf(comment) !== "visible") refuse("not_found");
    return reactTo(call, { id: comment.id, isComment: true }, subject, comment);
  },

  async vote(call) {
    const { actor, db, params, body, now } = call;
    const subject = await findSubject(call, null, params.subjectKind, params.subjectId);
    const poll = subject.poll ?? refuse("no_poll");
    ensure(voteVerdict(actor, poll, now));
    const problems = voteFaults(poll, body);
    if (Object.keys(problems).length > 0) refuseFields(problems);
    await changeVote(db, subject.id, actor, body, now);
    await call.announce(subject.kind.topic, subject.announceTo);
    return viewPoll(poll, await findVotes(db, subject.id, actor.residentId), { actor, now });
  },
});

async function reactTo(
  call: NetworkCall & { body: { kind: ReactionKind | null } },
  target: Parameters<typeof changeReaction>[1],
  subject: Subject,
  comment: CommentRow | null,
) {
  const { actor, db, body, now } = call;
  const neighbourhoodId = actor.kind === "resident" ? actor.neighbourhoodId : null;
  const isNew = await changeReaction(db, target, { accountId: actor.accountId, neighbourhoodId }, body.kind, now);
  if (isNew) await notifyOfReaction(call, subject, comment);
  await call.announce(subject.kind.topic, subject.announceTo);
  return findReactions(db, target.id, actor.accountId);
}
