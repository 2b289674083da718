/** What the outside sees. */
import type { PollView, Vote } from "@stoep/contract/conversations";
import type { Actor } from "#kernel/actor.ts";
import { countVotes, isPollClosed, seesResults, voteVerdict } from "./rules.ts";
import type { Poll } from "./subjects.ts";

/** A poll as `actor` may see it; `tallies` and `myVote` come from `voteTalliesOf` and `myVoteOn`. */
export function pollView(
  poll: Poll,
  votes: { tallies: Record<string, number>; myVote: Vote | null },
  { actor, now }: { actor: Actor; now: Date },
): PollView {
  const counts = seesResults(actor, poll, votes.myVote, now) ? countVotes(poll.kind, votes.tallies) : null;
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
