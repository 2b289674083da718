/** Rules for threads, votes and results. Pure. */
import type { CommentView, PollView, Vote } from "@stoep/contract/conversations";
import { type FieldCode, sumOf, type Verdict } from "@stoep/contract/kernel";
import type { Actor, Resident, Staff } from "#kernel/actor.ts";
import type { Poll, Subject } from "./subjects.ts";

/** The thread that every neighbourhood sees. */
export const sharedThread = "00000000-0000-0000-0000-000000000000";

/** D §8: reports by proven residents of this many households hide a comment until staff decide. */
export const reportsThatHide = 5;

/** S1 §4 Comment. Derived from timestamps, so that no status column can contradict them. */
export function commentStateOf(comment: {
  deletedAt: Date | null;
  hiddenBecause: "staff" | "author" | "reports" | null;
}): CommentView["state"] {
  if (comment.deletedAt) return "deleted";
  if (comment.hiddenBecause === null) return "visible";
  return comment.hiddenBecause === "reports" ? "reported" : "hidden";
}

/** The thread to write in, for the neighbourhood that staff chose or a resident lives in. */
export function threadToWriteIn(subject: Subject, neighbourhoodId: string | null): string {
  return subject.threads === "one" ? sharedThread : (neighbourhoodId ?? sharedThread);
}

/**
 * The threads to read for these neighbourhoods; null: all. A combined thread contains everything, including what was written while
 * each neighbourhood had its own. D §6
 */
export function threadsOf(subject: Pick<Subject, "threads">, neighbourhoodIds: string[]): string[] | null {
  return subject.threads === "one" || neighbourhoodIds.length === 0 ? null : [sharedThread, ...neighbourhoodIds];
}

/** Residents read the thread of their own neighbourhood; staff those they request, or all. D §6 */
export function threadsReadBy(actor: Resident | Staff, subject: Subject, asked: string[] = []): string[] | null {
  return threadsOf(subject, actor.kind === "resident" ? [actor.neighbourhoodId] : asked);
}

export function isPollClosed(poll: Poll, now: Date): boolean {
  if (poll.isOff) return true;
  return poll.closesAt !== null && poll.closesAt <= now;
}

/** All that decides what somebody may see of a poll, and do with it. */
export type PollReader = { kind: Exclude<Actor["kind"], "resident"> } | { kind: "resident"; isProven: boolean };

/** Only residents whose address is proven may vote. D §5 */
export function voteVerdict(actor: PollReader, poll: Poll, now: Date): Verdict {
  if (actor.kind === "guest") return "sign_in_required";
  if (actor.kind !== "resident") return "wrong_kind_of_session";
  if (isPollClosed(poll, now)) return "voting_closed";
  return actor.isProven || "residence_not_proven";
}

/** What is wrong with a vote on this poll, by field. */
export function voteFaults(poll: Poll, vote: Vote): Record<string, FieldCode> {
  const kind = vote.kind === "up" || vote.kind === "down" ? "up-down" : vote.kind;
  if (kind !== poll.kind) return { kind: "invalid" };
  if (vote.kind === "option" && !poll.options.some(({ id }) => id === vote.optionId)) {
    return { optionId: "optionUnknown" };
  }
  return {};
}

/** The key a vote is counted under: up, down, 1 … 10, or the option's id. */
export function voteChoiceOf(vote: Vote): string {
  if (vote.kind === "perception") return String(vote.score);
  return vote.kind === "option" ? vote.optionId : vote.kind;
}

/** Staff always see results; residents after their vote; everyone when the poll has closed. D §6 */
export function maySeeResults(actor: PollReader, poll: Poll, myVote: Vote | null, now: Date): boolean {
  return actor.kind === "staff" || myVote !== null || isPollClosed(poll, now);
}

export interface VoteCounts {
  total: number;
  up: number | null;
  down: number | null;
  /** Votes for 1 … 10. */
  scores: number[] | null;
  average: number | null;
  byOption: Record<string, number>;
}

export function countVotes(kind: PollView["kind"], tallies: Record<string, number>): VoteCounts {
  const of = (choice: string) => tallies[choice] ?? 0;
  const total = sumOf(Object.values(tallies), (votes) => votes);
  const scores = kind === "perception" ? Array.from({ length: 10 }, (_, index) => of(String(index + 1))) : null;
  const points = (scores ?? []).reduce((sum, votes, index) => sum + votes * (index + 1), 0);
  return {
    total,
    up: kind === "up-down" ? of("up") : null,
    down: kind === "up-down" ? of("down") : null,
    scores,
    average: scores && total > 0 ? Math.round((points / total) * 10) / 10 : null,
    byOption: tallies,
  };
}
