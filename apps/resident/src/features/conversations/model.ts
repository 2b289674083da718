/** Pure functions: how reactions, polls and comments are shown. */
import type { CommentView, PollView, ReactionKind, Reactions, SubjectParams } from "@stoep/contract/conversations";

/** In display order. */
export const reactionKinds = [
  "like",
  "thanks",
  "applause",
  "welcome",
  "haha",
  "wow",
  "sad",
] as const satisfies ReactionKind[];

/** The kinds that were given, most frequent first. */
export function rankReactions(reactions: Reactions): { kind: ReactionKind; total: number }[] {
  return reactionKinds
    .map((kind) => ({ kind, total: reactions[kind] ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

export interface ResultRow {
  key: string;
  text: string;
  votes: number;
  /** 0 … 1 of all votes. */
  share: number;
}

/** A poll's results, one row per choice; null while they may not be seen. */
export function resultRows(poll: PollView, words: { up: string; down: string }): ResultRow[] | null {
  const { total } = poll;
  if (total === null) return null;
  const row = (key: string, text: string, votes: number): ResultRow => ({
    key,
    text,
    votes,
    share: total > 0 ? votes / total : 0,
  });
  if (poll.kind === "up-down") return [row("up", words.up, poll.up ?? 0), row("down", words.down, poll.down ?? 0)];
  if (poll.kind === "option") return poll.options.map(({ id, text, votes }) => row(id, text, votes ?? 0));
  return (poll.scores ?? []).map((votes, index) => row(String(index + 1), String(index + 1), votes));
}

/** The approximate height of a poll on a phone, in pixels, to reserve while its code loads. */
export function pollHeight({ kind, options, myVote, can }: PollView): number {
  const rows = { "up-down": 2, option: options.length, perception: 10 }[kind];
  if (can.vote !== true || myVote !== null) return 95 + 42 * rows;
  return kind === "perception" ? 265 : 135 + 48 * rows;
}

/** A top-level comment with its answers. */
export interface Thread {
  comment: CommentView;
  answers: CommentView[];
}

/** Groups the server's flat list, in which every top-level comment is followed by its answers. */
export function threadsOf(items: readonly CommentView[]): Thread[] {
  const threads: Thread[] = [];
  for (const item of items) {
    if (item.parentId === null) threads.push({ comment: item, answers: [] });
    else threads.findLast(({ comment }) => comment.id === item.parentId)?.answers.push(item);
  }
  return threads;
}

/** The subject of a conversation: its route parameters, and the capabilities whose data changes with the conversation. */
export interface ConversationSubject {
  params: SubjectParams;
  refetches: string[];
}
