/** How a count went, from what is told of its result and nothing else. docs/specification/budgets.md */
import type { DistrictResult, Reason } from "./results.ts";

interface Costed {
  ideaId: string;
  /** Whole units of the currency. */
  cost: number;
}

/** An idea's turn. `before` and `after`: what was left of the budget. */
export interface CountStep extends Pick<DistrictResult["ideas"][number], "ideaId" | "isChosen" | "votes"> {
  reason: Extract<Reason, { kind: "fits" | "does-not-fit" | "paid" }>;
  before: number;
  after: number;
}

/** Why ideas had no turn. */
export const turnless = ["not-enough", "after-stop", "over-budget", "no-votes"] as const;

export interface CountSteps {
  /** In the order of the count. */
  steps: CountStep[];
  /** How many ideas had no turn, by why; those of which there are some. */
  others: { kind: (typeof turnless)[number]; count: number }[];
}

/** Null where winners alone are told. The second is the district as it was locked. */
export function countSteps(
  { disclosure, ideas }: DistrictResult,
  { ideas: list, budget }: { ideas: readonly Costed[]; budget: number },
): CountSteps | null {
  if (disclosure === "winners") return null;
  const costs = new Map(list.map(({ ideaId, cost }) => [ideaId, cost]));
  const turns = ideas.flatMap(({ reason, ...idea }) => (isTurn(reason) ? [{ ...idea, reason }] : []));
  let before = budget;
  const steps = turns.toSorted(inTurns).map((turn): CountStep => {
    const step = { ...turn, before, after: turn.isChosen ? before - (costs.get(turn.ideaId) ?? 0) : before };
    before = step.after;
    return step;
  });
  const countOf = (kind: string) => ideas.filter(({ reason }) => reason?.kind === kind).length;
  const others = turnless.map((kind) => ({ kind, count: countOf(kind) })).filter(({ count }) => count > 0);
  return { steps, others };
}

const isTurn = (reason: Reason | null): reason is CountStep["reason"] =>
  reason?.kind === "fits" || reason?.kind === "does-not-fit" || reason?.kind === "paid";

/**
 * Winners come first, then the others, each in the order of the count. By most votes, what is left only falls, and falls with a winner: who
 * found as much as a winner and did not win had the turn before.
 */
function inTurns({ reason: one }: Pick<CountStep, "reason">, { reason: other }: Pick<CountStep, "reason">): number {
  if (one.kind === "paid" || other.kind === "paid") return turnOf(one) - turnOf(other);
  return other.left - one.left || Number(one.kind === "fits") - Number(other.kind === "fits");
}

const turnOf = (reason: CountStep["reason"]): number => (reason.kind === "paid" ? reason.turn : 0);
