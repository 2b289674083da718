import type { Election, Rule } from "./election.ts";
import { countingEqualShares, type EqualShares } from "./equal-shares.ts";
import { countMostVotes, type MostVotes } from "./most-votes.ts";

export type Outcome = MostVotes | EqualShares;

/** Counts by a rule, all at once. @throws ElectionError */
export function count(election: Election, rule: Rule): Outcome {
  if (rule.name === "most-votes") return countMostVotes(election, rule);
  const steps = countingEqualShares(election);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
