import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sumOf } from "../kernel/index.ts";
import { ballotProblems } from "./ballot-problems.ts";
import { BallotContent } from "./ballots.ts";
import { roundLimits } from "./values.ts";

const id = (n: number) => `0199a000-0000-7000-8000-${String(n).padStart(12, "0")}`;
const idea = (n: number, cost: number) => ({ ideaId: id(n), cost });

const basket = { ballot: "basket", atLeast: 1, atMost: 3, leastAge: null } as const;
const approval = { ...basket, ballot: "approval", atLeast: 2 } as const;
const district = { budget: 100, ideas: [idea(1, 40), idea(2, 60), idea(3, 1), idea(4, 101)] };

const problems = (ids: number[], rules: Parameters<typeof ballotProblems>[1] = basket, confirmsAge = false) =>
  ballotProblems({ ideaIds: ids.map(id), confirmsAge }, rules, district);

describe("a ballot of any kind", () => {
  test.each([basket, approval])("names something (%o)", (rules) => {
    expect(problems([], rules)).toEqual({ ideaIds: "choicesRequired" });
  });

  test.each([basket, approval])("names nothing that its district does not vote on (%o)", (rules) => {
    expect(problems([1, 9], rules)).toEqual({ ideaIds: "ideaNotOnBallot" });
  });

  test("confirms the age where one is asked for, whatever else is wrong", () => {
    const grown = { ...basket, leastAge: 16 };
    expect(problems([1], grown)).toEqual({ confirmsAge: "ageUnconfirmed" });
    expect(problems([], grown)).toEqual({ ideaIds: "choicesRequired", confirmsAge: "ageUnconfirmed" });
    expect(problems([1], grown, true)).toEqual({});
    expect(problems([1], basket, true)).toEqual({});
  });
});

test("a basket costs no more than the budget, to the last unit, and is limited by nothing else", () => {
  expect(problems([1, 2])).toEqual({});
  expect(problems([1, 2, 3])).toEqual({ ideaIds: "basketTooDear" });
  expect(problems([4])).toEqual({ ideaIds: "basketTooDear" });
  expect(problems([1, 3], { ...basket, atLeast: 5, atMost: 1 })).toEqual({});
});

test("a number of ideas is at least and at most so many, whatever they cost", () => {
  expect(problems([1], approval)).toEqual({ ideaIds: "tooFewChoices" });
  expect(problems([1, 4], approval)).toEqual({});
  expect(problems([1, 2, 4], approval)).toEqual({});
  expect(problems([1, 2, 3, 4], approval)).toEqual({ ideaIds: "tooManyChoices" });
});

test("a ballot is compared by ids as the database writes them, and names each once", () => {
  const upper = id(10).toUpperCase();
  expect(BallotContent.parse({ ideaIds: [upper] })).toEqual({ ideaIds: [id(10)], confirmsAge: false });
  const twice = BallotContent.safeParse({ ideaIds: [upper, id(10)] });
  expect(twice.error?.issues.map(({ path, message }) => [path, message])).toEqual([[["ideaIds"], "ideaTwice"]]);
  const many = BallotContent.safeParse({ ideaIds: Array.from({ length: roundLimits.ideas + 1 }, (_, n) => id(n)) });
  expect(many.error?.issues.map(({ message }) => message)).toEqual(["tooManyIdeas"]);
});

/** What a district votes on, by costs, and which of it a ballot names. */
const elections = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 }).chain((costs) =>
  fc.record({
    costs: fc.constant(costs),
    chosen: fc.subarray(costs.map((_, place) => place)),
    budget: fc.integer({ min: 1, max: 200 }),
    atLeast: fc.integer({ min: 1, max: 12 }),
    atMost: fc.integer({ min: 1, max: 12 }),
    ballot: fc.constantFrom("basket" as const, "approval" as const),
  }),
);

test("whatever is chosen, a ballot is taken if it keeps to the budget, or to the numbers, and in any order alike", () => {
  fc.assert(
    fc.property(elections, ({ costs, chosen, budget, atLeast, atMost, ballot }) => {
      const ideas = costs.map((cost, place) => idea(place, cost));
      const rules = { ballot, atLeast, atMost, leastAge: null };
      const judge = (places: number[]) =>
        ballotProblems({ ideaIds: places.map(id), confirmsAge: false }, rules, { budget, ideas });
      const total = sumOf(chosen, (place) => costs[place] ?? 0);
      const keeps = ballot === "basket" ? total <= budget : chosen.length >= atLeast && chosen.length <= atMost;
      expect(judge(chosen).ideaIds === undefined).toBe(chosen.length > 0 && keeps);
      expect(judge(chosen.toReversed())).toEqual(judge(chosen));
    }),
  );
});
