/** What is counted: a budget, ideas with their costs, and ballots. */

export interface Idea {
  id: string;
  /** Above zero, in ten-thousandths of a cent. */
  cost: number;
}

/** What somebody chose, by the ideas' places in the list, each once. */
export interface Ballot {
  ideas: readonly number[];
  /** How many points each of them got, in the same order. Without: one each. */
  points?: readonly number[];
}

export interface Election {
  /** In ten-thousandths of a cent. */
  budget: number;
  /** In the order in which they were locked, which decides what nothing else decides. */
  ideas: readonly Idea[];
  ballots: readonly Ballot[];
}

/**
 * `most-votes`: by votes, or by points where ballots give them. `stopsAtFirst`: nothing after the first idea that does not fit.
 * `equal-shares`: with completion *add1*, for ballots without points.
 */
export type Rule = { name: "most-votes"; stopsAtFirst: boolean; leastVotes: number } | { name: "equal-shares" };

/** Why an election cannot be counted. */
export class ElectionError extends Error {
  override name = "ElectionError";
}

/** @throws ElectionError if an amount is not a whole number above zero, all costs together are too large to be exact, or a ballot is wrong. */
export function checkElection({ budget, ideas, ballots }: Election): void {
  if (!Number.isSafeInteger(budget) || budget < 0) throw new ElectionError("the budget is not a whole amount");
  const wrong = ideas.find(({ cost }) => !Number.isSafeInteger(cost) || cost <= 0);
  if (wrong) throw new ElectionError(`the cost of ${wrong.id} is not a whole amount above zero`);
  if (!Number.isSafeInteger(ideas.reduce((sum, { cost }) => sum + cost, budget)))
    throw new ElectionError("the costs are too large to be counted exactly");
  for (const [index, ballot] of ballots.entries())
    if (!isBallot(ballot, ideas.length)) throw new ElectionError(`ballot ${index + 1} is wrong`);
}

function isBallot({ ideas, points }: Ballot, count: number): boolean {
  if (new Set(ideas).size !== ideas.length) return false;
  if (points && (points.length !== ideas.length || !points.every((one) => Number.isSafeInteger(one) && one >= 0)))
    return false;
  return ideas.every((idea) => Number.isInteger(idea) && idea >= 0 && idea < count);
}

/** How many ballots chose each idea. */
export function votesOf({ ideas, ballots }: Election): number[] {
  const votes = ideas.map(() => 0);
  for (const ballot of ballots) for (const idea of ballot.ideas) votes[idea] = (votes[idea] ?? 0) + 1;
  return votes;
}

/** How many points each idea got; a ballot without points gives one to each of its ideas. */
export function pointsOf({ ideas, ballots }: Election): number[] {
  const sums = ideas.map(() => 0);
  for (const ballot of ballots)
    for (const [place, idea] of ballot.ideas.entries()) sums[idea] = (sums[idea] ?? 0) + (ballot.points?.[place] ?? 1);
  return sums;
}

/** Which of two ideas comes first if the rule itself does not say: the one with more votes, then the cheaper one, then the earlier one. */
export const tieOrder =
  ({ ideas }: Election, votes: readonly number[]) =>
  (one: number, other: number): number =>
    (votes[other] ?? 0) - (votes[one] ?? 0) || (ideas[one]?.cost ?? 0) - (ideas[other]?.cost ?? 0) || one - other;
