/** How a count went, as readers put it together from the result that is told. */
import { countSteps } from "@stoep/contract/budgets";
import { count, type Election, moneyPerUnit, type Rule } from "@stoep/tally";
import fc from "fast-check";
import { expect, test } from "vitest";
import { viewDistrictResult } from "./disclosure.ts";

interface Vote {
  budget: number;
  costs: readonly number[];
  ballots: readonly number[][];
}

const votesOfSome: fc.Arbitrary<Vote> = fc.record({
  budget: fc.integer({ min: 1, max: 40 }),
  costs: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 5, maxLength: 5 }),
  ballots: fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1 }), {
    minLength: 10,
    maxLength: 130,
  }),
});

function counted({ budget, costs, ballots }: Vote, rule: Rule) {
  const election: Election = {
    budget: budget * moneyPerUnit,
    ideas: costs.map((cost, place) => ({ id: String(place), cost: cost * moneyPerUnit })),
    ballots: ballots.map((ideas) => ({ ideas })),
  };
  const outcome = count(election, rule);
  const ideas = costs.map((cost, place) => ({ ideaId: String(place), cost }));
  const told = viewDistrictResult(
    { districtId: "north", ballots: ballots.length, outcome },
    ideas.map(({ ideaId }) => ideaId),
  );
  return { outcome, told, steps: countSteps(told, { ideas, budget }) };
}

test.each([false, true])(
  "by most votes each idea has its turn in the order of the count, stopping or not: %s",
  (stopsAtFirst) => {
    fc.assert(
      fc.property(votesOfSome, (vote) => {
        const { outcome, steps } = counted(vote, { name: "most-votes", stopsAtFirst, leastVotes: 0 });
        if (outcome.rule !== "most-votes") throw new Error("another rule");
        const { order, reasons } = outcome;
        const turns = order.filter((place) => ["chosen", "does-not-fit"].includes(reasons[place]?.kind ?? ""));
        expect(steps?.steps.map(({ ideaId }) => ideaId)).toEqual(turns.map(String));
        for (const { before, reason } of steps?.steps ?? []) expect(reason).toMatchObject({ left: before });
        expect(steps?.steps.at(-1)?.after ?? vote.budget).toBe(vote.budget - outcome.spent / moneyPerUnit);
      }),
    );
  },
);

test("by Equal Shares ideas have their turns as they were paid, and what is left of the budget follows", () => {
  fc.assert(
    fc.property(votesOfSome, (vote) => {
      const { outcome, steps } = counted(vote, { name: "equal-shares" });
      expect(steps?.steps.map(({ ideaId }) => ideaId)).toEqual(outcome.winners.map(String));
      expect(steps?.steps.at(-1)?.after ?? vote.budget).toBe(vote.budget - outcome.spent / moneyPerUnit);
    }),
  );
});

test("every idea has a turn, or is among those that had none, by why", () => {
  const ballots = Array.from({ length: 100 }, (_, voter) => (voter < 60 ? [2] : [1]));
  const rule: Rule = { name: "most-votes", stopsAtFirst: true, leastVotes: 0 };
  const { steps } = counted({ budget: 10, costs: [4, 2, 9, 1, 1], ballots: [...ballots, [3]] }, rule);
  expect(steps).toMatchObject({
    steps: [
      { ideaId: "2", isChosen: true, before: 10, after: 1, votes: 60 },
      { ideaId: "1", isChosen: false, before: 1, after: 1, votes: 40 },
    ],
    others: [
      { kind: "after-stop", count: 1 },
      { kind: "no-votes", count: 2 },
    ],
  });
});

test("where winners alone are told there are no steps", () => {
  const vote = { budget: 10, costs: [4, 2, 9, 1, 1], ballots: [[0], [1]] };
  expect(counted(vote, { name: "equal-shares" }).steps).toBeNull();
});
