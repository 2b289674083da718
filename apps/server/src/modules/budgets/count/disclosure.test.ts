/** What is made known of a counted district: the fewer ballots, the less. D §11 */
import { count, type Election, moneyPerUnit, type Rule } from "@stoep/tally";
import { describe, expect, test } from "vitest";
import { times } from "../testing/counts.ts";
import { cutToTold, viewDistrictResult } from "./disclosure.ts";

const mostVotes: Rule = { name: "most-votes", stopsAtFirst: false, leastVotes: 0 };
const equalShares: Rule = { name: "equal-shares" };
const ids = ["bench", "tree", "fountain", "square"];

function resultOf(choices: readonly number[][], rule: Rule = mostVotes, costs = [4_000, 2_000, 9_000, 500]) {
  const election: Election = {
    budget: 10_000 * moneyPerUnit,
    ideas: costs.map((cost, place) => ({ id: ids[place] ?? "", cost: cost * moneyPerUnit })),
    ballots: choices.map((ideas) => ({ ideas })),
  };
  const stored = { ballots: choices.length, outcome: count(election, rule) };
  const told = viewDistrictResult({ districtId: "north", ...stored }, ids);
  // Whatever is told is told of what is left in the end too.
  expect(viewDistrictResult({ districtId: "north", ...cutToTold(stored) }, ids)).toEqual(told);
  return told;
}

describe("of a hundred ballots and more", () => {
  test("everything is told by most votes first, in the order of the count, those that were not chosen last", () => {
    expect(resultOf([...times(60, 2), ...times(35, 1), ...times(5, 0)])).toEqual({
      districtId: "north",
      disclosure: "ballots",
      ballots: 100,
      spent: 9_000,
      part: null,
      ideas: [
        { ideaId: "fountain", isChosen: true, votes: 60, reason: { kind: "fits", left: 10_000 } },
        { ideaId: "tree", isChosen: false, votes: 35, reason: { kind: "does-not-fit", left: 1_000 } },
        { ideaId: "bench", isChosen: false, votes: 5, reason: { kind: "does-not-fit", left: 1_000 } },
        { ideaId: "square", isChosen: false, votes: 0, reason: { kind: "no-votes" } },
      ],
    });
  });

  test("those after the first that does not fit are said to be so", () => {
    const { ideas } = resultOf([...times(60, 2), ...times(35, 1), ...times(5, 3)], {
      ...mostVotes,
      stopsAtFirst: true,
    });
    expect(ideas.map(({ reason }) => reason?.kind)).toEqual(["fits", "does-not-fit", "after-stop", "no-votes"]);
  });

  test("everything is told by Equal Shares, with amounts in whole units and their fractions", () => {
    const costs = [4_000, 2_000, 10_001, 9_000];
    const { ideas, spent, part } = resultOf(
      [...times(70, 0), ...times(23, 1), ...times(4, 2), ...times(3, 3)],
      equalShares,
      costs,
    );
    expect(spent).toBe(6_000);
    // Three supporters pay 9,000 with 3,000 each, which together with the others would be beyond the budget.
    expect(part).toEqual({ ofBudget: 100, counted: 2_999 });
    expect(ideas).toEqual([
      { ideaId: "bench", isChosen: true, votes: 70, reason: { kind: "paid", turn: 1, share: 57.142858 } },
      { ideaId: "tree", isChosen: true, votes: 23, reason: { kind: "paid", turn: 2, share: 86.956522 } },
      { ideaId: "fountain", isChosen: false, votes: 4, reason: { kind: "over-budget" } },
      { ideaId: "square", isChosen: false, votes: 3, reason: { kind: "not-enough", together: expect.any(Number) } },
    ]);
  });
});

describe("of ten to ninety-nine ballots", () => {
  const few = [...times(40, 2), ...times(10, 1), ...times(9, 0)];

  test("order and reasons are told, and the votes of an idea from ten on", () => {
    expect(resultOf(few)).toMatchObject({
      disclosure: "votes",
      ballots: 59,
      ideas: [
        { ideaId: "fountain", votes: 40, reason: { kind: "fits" } },
        { ideaId: "tree", votes: null, reason: { kind: "does-not-fit", left: 1_000 } },
        { ideaId: "bench", votes: null, reason: { kind: "does-not-fit" } },
        { ideaId: "square", votes: null, reason: { kind: "no-votes" } },
      ],
    });
  });

  const toldVotes = (choices: readonly number[][]) => {
    const { ideas } = resultOf(choices);
    return ids.map((id) => ideas.find(({ ideaId }) => ideaId === id)?.votes);
  };

  test.each([
    ["one number is missing", [40, 12, 5, 0], [40, null, null, null]],
    ["two are, with fewer than ten votes together", [40, 12, 2, 1], [40, null, null, null]],
    ["two are, with ten", [40, 12, 5, 5], [40, 12, null, null]],
    ["none is but those of nobody", [40, 12, 0, 0], [40, 12, null, null]],
    ["one is, and one other is told", [11, 3, 0, 0], [null, null, null, null]],
  ])("the smallest that could be told is left out too where it follows from the others: %s", (_, votes, told) => {
    expect(toldVotes(votes.flatMap((count, place) => times(count, place)))).toEqual(told);
  });

  test("no amount of supporters is told, since the cost by the share is how many they are", () => {
    const { ideas, part } = resultOf(
      [...times(50, 0), ...times(9, 1), ...times(3, 3)],
      equalShares,
      [4_000, 2_000, 9_000, 9_500],
    );
    expect(part).toBeNull();
    expect(ideas.map(({ reason }) => reason)).toEqual([
      { kind: "paid", turn: 1, share: null },
      { kind: "paid", turn: 2, share: null },
      { kind: "no-votes" },
      { kind: "not-enough", together: null },
    ]);
  });

  test("ideas whose votes are not told stand in the order of the list behind those that were not chosen", () => {
    const { ideas } = resultOf(
      [...times(3, 0), ...times(9, 1), ...times(10, 2)],
      equalShares,
      [9_999, 9_998, 9_997, 1],
    );
    expect(ideas.map(({ ideaId, votes }) => [ideaId, votes])).toEqual([
      ["fountain", 10],
      ["bench", null],
      ["tree", null],
      ["square", null],
    ]);
  });
});

describe("of fewer than ten ballots", () => {
  test.each([mostVotes, equalShares])("winners alone are told, in the order of the list ($name)", (rule) => {
    const told = { votes: null, reason: null };
    expect(resultOf([...times(7, 1), ...times(2, 0)], rule)).toEqual({
      districtId: "north",
      disclosure: "winners",
      ballots: null,
      spent: 6_000,
      part: null,
      ideas: [
        { ideaId: "bench", isChosen: true, ...told },
        { ideaId: "tree", isChosen: true, ...told },
        { ideaId: "fountain", isChosen: false, ...told },
        { ideaId: "square", isChosen: false, ...told },
      ],
    });
  });
});
