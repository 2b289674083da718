/** Most votes first: ideas in the order of their votes, each that still fits into what is left of the budget. */
import { checkElection, type Election, pointsOf, tieOrder, votesOf } from "./election.ts";

/** Why an idea was chosen or not. `left`: what was left of the budget at its turn. */
export type MostVotesReason =
  | { kind: "chosen"; left: number }
  | { kind: "does-not-fit"; left: number }
  | { kind: "after-stop" }
  | { kind: "too-few-votes" }
  | { kind: "no-votes" };

export interface MostVotes {
  rule: "most-votes";
  /** By their places in the list, in the order of the count. */
  order: readonly number[];
  /** The same, of those that were chosen. */
  winners: readonly number[];
  spent: number;
  votes: readonly number[];
  /** Equal to the votes where ballots give no points. */
  points: readonly number[];
  /** By their places in the list. */
  reasons: readonly MostVotesReason[];
}

interface Options {
  /** Nothing after the first idea that does not fit. */
  stopsAtFirst?: boolean;
  /** Ideas with fewer votes take no part. */
  leastVotes?: number;
}

/** @throws ElectionError */
export function countMostVotes(election: Election, { stopsAtFirst = false, leastVotes = 0 }: Options = {}): MostVotes {
  checkElection(election);
  const { budget, ideas } = election;
  const votes = votesOf(election);
  const points = pointsOf(election);
  const inTie = tieOrder(election, votes);
  const order = [...ideas.keys()].sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0) || inTie(one, other));
  const reasons: MostVotesReason[] = ideas.map(() => ({ kind: "no-votes" }));
  const winners: number[] = [];
  let left = budget;
  let isStopped = false;
  for (const idea of order) {
    const cost = ideas[idea]?.cost ?? 0;
    if (votes[idea] === 0) continue;
    if ((votes[idea] ?? 0) < leastVotes) reasons[idea] = { kind: "too-few-votes" };
    else if (isStopped) reasons[idea] = { kind: "after-stop" };
    else if (cost > left) {
      reasons[idea] = { kind: "does-not-fit", left };
      isStopped = stopsAtFirst;
    } else {
      reasons[idea] = { kind: "chosen", left };
      winners.push(idea);
      left -= cost;
    }
  }
  return { rule: "most-votes", order, winners, spent: budget - left, votes, points, reasons };
}
