/** What clients see of conversations. */
import type { CommentView, OwnAct, PollView, ReportView, Vote } from "@stoep/contract/conversations";
import type { Resident, Staff } from "#kernel/actor.ts";
import { viewFile } from "#modules/files/index.ts";
import { viewOwnDecision } from "./moderation/index.ts";
import { commentVerdicts, isAuthor, isResponsibleStaff } from "./policy.ts";
import {
  commentStateOf,
  countVotes,
  isPollClosed,
  maySeeResults,
  type PollReader,
  sharedThread,
  voteVerdict,
} from "./rules.ts";
import type { CommentRow } from "./store/comments.ts";
import type { OwnActRow } from "./store/own-acts.ts";
import type { listOpenReports } from "./store/reports.ts";
import type { Poll, Subject } from "./subjects.ts";

/** Who reads the comment, on which subject, when. */
export interface CommentContext {
  actor: Resident | Staff;
  subject: Subject;
  now: Date;
}

export function viewComment(
  row: CommentRow,
  { actor, subject, now }: CommentContext,
  moreAnswers: string | null = null,
): CommentView {
  const state = commentStateOf(row);
  const answering = isResponsibleStaff(actor, row);
  // S1 §4, D §8: those who decide about a hidden comment can still read it.
  const isReadable = state === "visible" || (state !== "deleted" && answering);
  const viewer = { audience: answering ? ("editors" as const) : ("readers" as const), now };
  return {
    id: row.id,
    parentId: row.parentId,
    neighbourhoodId: row.threadId === sharedThread ? null : row.threadId,
    author: viewAuthor(row, actor),
    text: isReadable ? row.text : "",
    image: isReadable && row.image ? viewFile(actor.network, row.image, viewer) : null,
    state,
    hiddenBecause: row.deletedAt ? null : row.hiddenBecause,
    createdAt: row.createdAt.toISOString(),
    isEdited: row.editedAt !== null,
    reactions: row.reactions,
    myReaction: row.myReaction,
    reportCount: answering ? row.openReports : 0,
    decision: viewOwnDecision(row.decision, now),
    moreAnswers,
    can: commentVerdicts(actor, row, subject),
  };
}

/** Staff appear in their organisation's name with their public name; residents with their public name only. D §8 */
function viewAuthor(row: CommentRow, actor: Resident | Staff): CommentView["author"] {
  const isStaff = row.authorOrganisationId !== null;
  return {
    kind: isStaff ? "staff" : "resident",
    name: (isStaff ? row.staffName : row.residentName) ?? "",
    organisation: isStaff ? row.organisationName : null,
    logo: row.logo && viewFile(actor.network, row.logo),
    isMe: isAuthor(actor, row),
  };
}

export function viewReport(row: Awaited<ReturnType<typeof listOpenReports>>[number]): ReportView {
  const { id, caseId, reason, remark, commentId, commentText } = row;
  return { id, caseId, reason, remark, commentId, commentText, createdAt: row.createdAt.toISOString() };
}

/** A poll as `actor` may see it; `tallies` and `myVote` come from `voteTalliesOf` and `myVoteOn`. */
export function viewPoll(
  poll: Poll,
  votes: { tallies: Record<string, number>; myVote: Vote | null },
  { actor, now }: { actor: PollReader; now: Date },
): PollView {
  const counts = maySeeResults(actor, poll, votes.myVote, now) ? countVotes(poll.kind, votes.tallies) : null;
  return {
    kind: poll.kind,
    options: poll.options.map(({ id, text }) => ({ id, text, votes: counts && (counts.byOption[id] ?? 0) })),
    up: counts?.up ?? null,
    down: counts?.down ?? null,
    scores: counts?.scores ?? null,
    average: counts?.average ?? null,
    total: counts?.total ?? null,
    closesAt: poll.closesAt?.toISOString() ?? null,
    isClosed: isPollClosed(poll, now),
    myVote: votes.myVote,
    can: { vote: voteVerdict(actor, poll, now) },
  };
}

export function viewOwnAct(row: OwnActRow): OwnAct {
  const { id, subjectId, subject, at, text, vote, score, option } = row;
  const about = { subjectId, subject: subject && { ...subject, name: subject.name ?? "" }, at: at.toISOString() };
  if (vote !== null) return { kind: "vote", ...about, vote: vote as VoteKind, score, option };
  const state = row.deletedAt ? "deleted" : row.hiddenAt ? "hidden" : "visible";
  const isAnswer = row.parentId !== null;
  const hasPicture = row.imageId !== null && state !== "deleted";
  return { kind: "comment", ...about, commentId: id, text, hasPicture, state, isAnswer };
}

type VoteKind = Extract<OwnAct, { kind: "vote" }>["vote"];
