/** What a ballot holds, what is left, and what still fits. Pure. */
import { ballotProblems, type ReadRound } from "@stoep/contract/budgets";
import { type FieldCode, sumOf } from "@stoep/contract/kernel";

export type District = ReadRound["districts"][number];
export type Choice = District["ideas"][number];
export type BallotRules = Pick<ReadRound, "ballot" | "atLeast" | "atMost" | "leastAge">;

/** Why an idea cannot be added: it costs more than the whole budget, so much more than what is left, or the ballot is full. */
export type Hindrance = { kind: "over-budget" } | { kind: "too-dear"; more: number } | { kind: "full" };

export interface Basket {
  ideaIds: readonly string[];
  /** Those that this district votes on, in the order of the list. */
  ideas: Choice[];
  /** Chosen, but this district does not vote on them: the voter moved, or the draft is of another. */
  strays: string[];
  spent: number;
  /** Of the budget; below zero: too much is chosen. */
  left: number;
  problem: FieldCode | undefined;
  has: (ideaId: string) => boolean;
  /** Null: it can be added, or is chosen. */
  hindranceOf: (idea: Choice) => Hindrance | null;
}

export function basketOf(ideaIds: readonly string[], rules: BallotRules, district: District): Basket {
  const chosen = new Set(ideaIds);
  const known = new Set(district.ideas.map(({ ideaId }) => ideaId));
  const ideas = district.ideas.filter(({ ideaId }) => chosen.has(ideaId));
  const spent = sumOf(ideas, ({ cost }) => cost);
  const left = district.budget - spent;
  return {
    ideaIds,
    ideas,
    strays: ideaIds.filter((id) => !known.has(id)),
    spent,
    left,
    // Whether the age is confirmed is asked when the ballot is checked.
    problem: ballotProblems({ ideaIds: [...ideaIds], confirmsAge: true }, rules, district).ideaIds,
    has: (ideaId) => chosen.has(ideaId),
    hindranceOf: ({ ideaId, cost }) => {
      if (chosen.has(ideaId)) return null;
      if (rules.ballot === "approval") return ideas.length < rules.atMost ? null : { kind: "full" };
      if (cost > district.budget) return { kind: "over-budget" };
      return cost > left ? { kind: "too-dear", more: cost - left } : null;
    },
  };
}
