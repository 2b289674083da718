/** Ballots that are invented, and what both rules choose with them. */
import { sumOf } from "@stoep/contract/kernel";
import { describe, expect, test } from "vitest";
import { type BallotForm, inventBallots } from "./invented-ballots.ts";
import { countingTrial, type TrialInput } from "./trial-count.ts";

const costs = [5000, 20_000, 12_000, 40_000, 3000, 8000, 15_000, 60_000, 90_000, 7000];
const invent = (form: BallotForm, seed = "a", count = 1000) => [...inventBallots({ seed, costs, form, count })];
const basket: BallotForm = { kind: "basket", budget: 60_000 };

const votesOf = (ballots: { ideas: readonly number[] }[]) =>
  costs.map((_, idea) => ballots.filter(({ ideas }) => ideas.includes(idea)).length);

describe("invented ballots", () => {
  test("are the same each time for a vote, and others for another vote", () => {
    expect(invent(basket)).toEqual(invent(basket));
    expect(invent(basket, "b")).not.toEqual(invent(basket));
  });

  test("in a basket never cost more than the budget, and name no idea twice", () => {
    for (const { ideas } of invent(basket)) {
      expect(sumOf(ideas, (idea) => costs[idea] ?? 0)).toBeLessThanOrEqual(60_000);
      expect(new Set(ideas).size).toBe(ideas.length);
    }
  });

  test("of a number of ideas name at least and at most so many, also the dearest", () => {
    const ballots = invent({ kind: "approval", atLeast: 2, atMost: 4 });
    const sizes = new Set(ballots.map(({ ideas }) => ideas.length));
    expect([...sizes].sort()).toEqual([2, 3, 4]);
    expect(votesOf(ballots)[8]).toBeGreaterThan(0);
  });

  test("never name more ideas than there are", () => {
    const [ballot] = inventBallots({
      seed: "a",
      costs: [1, 2],
      form: { kind: "approval", atLeast: 3, atMost: 5 },
      count: 1,
    });
    expect(ballot?.ideas.toSorted()).toEqual([0, 1]);
  });

  test("like some ideas much better than others", () => {
    const votes = votesOf(invent({ kind: "approval", atLeast: 1, atMost: 3 })).sort((a, b) => b - a);
    expect(votes[0]).toBeGreaterThan(3 * (votes.at(-1) ?? 0));
  });

  test("are empty where no idea can be paid", () => {
    expect(invent({ kind: "basket", budget: 1 }, "a", 3)).toEqual([{ ideas: [] }, { ideas: [] }, { ideas: [] }]);
  });
});

const input = (change: Partial<TrialInput> = {}): TrialInput => ({
  seed: "a",
  ballots: 500,
  ballot: { kind: "basket" },
  stopsAtFirst: false,
  districts: [
    { id: "n", name: "Noord", budget: 60_000, ideas: costs.map((cost, at) => ({ id: `${at}`, title: `${at}`, cost })) },
    { id: "s", name: "Zuid", budget: 9000, ideas: [{ id: "x", title: "x", cost: 4000 }] },
  ],
  ...change,
});

function countAll(given: TrialInput) {
  const steps = countingTrial(given);
  const seen: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { trials: step.value, seen };
    seen.push(step.value.district);
  }
}

describe("a trial count", () => {
  test("counts each district by both rules, within its budget, and pauses often", () => {
    const { trials, seen } = countAll(input());
    expect(trials.map(({ district }) => district.id)).toEqual(["n", "s"]);
    for (const { district, mostVotes, equalShares } of trials) {
      expect(mostVotes?.winners.length).toBeGreaterThan(0);
      expect(mostVotes?.spent).toBeLessThanOrEqual(district.budget * 1_000_000);
      expect(equalShares?.spent).toBeLessThanOrEqual(district.budget * 1_000_000);
    }
    expect(seen.length).toBeGreaterThan(5);
  });

  test("says of a district that its amounts are too large, and counts the others", () => {
    const dear = Array.from({ length: 5 }, (_, at) => ({ id: `${at}`, title: "", cost: 2_000_000_000 }));
    const [one, other] = countAll(
      input({
        districts: [
          { id: "a", name: "", budget: 2_000_000_000, ideas: dear },
          { id: "b", name: "", budget: 9000, ideas: [{ id: "x", title: "x", cost: 4000 }] },
        ],
      }),
    ).trials;
    expect(one?.mostVotes).toBeNull();
    expect(other?.mostVotes?.winners).toEqual([0]);
  });
});
