/** Both counts against the rules written once more, slowly, on thousands of elections; and their edges. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { count, countMostVotes, type Election, ElectionError, formatMoney, moneyPerUnit } from "./index.ts";
import { slowEqualShares, slowMostVotes } from "./testing/slow-count.ts";

/** Few ideas, voters and amounts, so that ties, leftovers and shares that do not divide evenly are common. */
const elections = fc
  .record({
    costs: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 7 }),
    cents: fc.constantFrom(1, 3, 7, 1_000_000),
    budget: fc.integer({ min: 0, max: 150 }),
    choices: fc.array(fc.uniqueArray(fc.nat(6), { maxLength: 7 }), { maxLength: 12 }),
  })
  .map(
    ({ costs, cents, budget, choices }): Election => ({
      budget: budget * moneyPerUnit,
      ideas: costs.map((cost, place) => ({ id: `${place}`, cost: cost * moneyPerUnit - moneyPerUnit + cents })),
      ballots: choices.map((ideas) => ({ ideas: ideas.filter((idea) => idea < costs.length) })),
    }),
  );

test("most votes first chooses as the rule does in slow and obvious words", () => {
  fc.assert(
    fc.property(elections, fc.boolean(), fc.nat(4), (election, stopsAtFirst, leastVotes) => {
      const { winners } = countMostVotes(election, { stopsAtFirst, leastVotes });
      expect(winners).toEqual(slowMostVotes(election, stopsAtFirst, leastVotes));
    }),
    { numRuns: 3000 },
  );
});

test("Equal Shares chooses, and gives out, as the rule does in slow and obvious words", () => {
  fc.assert(
    fc.property(elections, (election) => {
      const result = equalShares(election);
      const slow = slowEqualShares(election);
      expect(result.winners).toEqual(slow.winners);
      expect(BigInt(result.endowment)).toBe(slow.endowment);
    }),
    { numRuns: 3000 },
  );
});

test("no count spends more than the budget, and each says of every idea why", () => {
  fc.assert(
    fc.property(elections, fc.boolean(), (election, isEqual) => {
      const result = isEqual ? equalShares(election) : countMostVotes(election);
      let spent = 0;
      for (const idea of result.winners) spent += election.ideas[idea]?.cost ?? 0;
      expect(result.spent).toBe(spent);
      expect(spent).toBeLessThanOrEqual(election.budget);
      const chosen = result.reasons.flatMap(({ kind }, idea) => (kind === "chosen" ? [idea] : []));
      expect(chosen).toEqual([...result.winners].toSorted((one, other) => one - other));
    }),
  );
});

const euros = (amount: number): number => amount * moneyPerUnit;
const elect = (budget: number, costs: readonly number[], ballots: readonly number[][]): Election => ({
  budget: euros(budget),
  ideas: costs.map((cost, place) => ({ id: `${place}`, cost: euros(cost) })),
  ballots: ballots.map((ideas) => ({ ideas })),
});

function equalShares(election: Election) {
  const result = count(election, { name: "equal-shares" });
  if (result.rule !== "equal-shares") throw new Error(`counted by ${result.rule}`);
  return result;
}

describe("most votes first", () => {
  const ballots = [[0, 1, 2], [0, 1, 2], [0, 1], [0], [3]];

  test("goes on past what does not fit", () => {
    const { winners, reasons } = countMostVotes(elect(100, [50, 60, 40, 10], ballots));
    expect(winners).toEqual([0, 2, 3]);
    expect(reasons[1]).toEqual({ kind: "does-not-fit", left: euros(50) });
    expect(reasons[3]).toEqual({ kind: "chosen", left: euros(10) });
  });

  test("stops at the first that does not fit, where that is the rule", () => {
    const { winners, reasons } = countMostVotes(elect(100, [50, 60, 40, 10], ballots), { stopsAtFirst: true });
    expect(winners).toEqual([0]);
    expect(reasons[2]).toEqual({ kind: "after-stop" });
  });

  test("leaves out ideas with fewer votes than are needed, and those that nobody chose", () => {
    const { winners, reasons } = countMostVotes(elect(500, [50, 60, 40, 10, 5], ballots), { leastVotes: 2 });
    expect(winners).toEqual([0, 1, 2]);
    expect(reasons[3]).toEqual({ kind: "too-few-votes" });
    expect(reasons[4]).toEqual({ kind: "no-votes" });
  });

  test("among as many votes takes the cheaper idea, then the earlier one", () => {
    expect(countMostVotes(elect(30, [20, 10, 10], [[0, 1, 2]])).winners).toEqual([1, 2]);
  });

  test("goes by points where ballots give them", () => {
    const election: Election = {
      ...elect(10, [10, 10], []),
      ballots: [
        { ideas: [0], points: [1] },
        { ideas: [0], points: [1] },
        { ideas: [1], points: [5] },
      ],
    };
    expect(countMostVotes(election).winners).toEqual([1]);
  });
});

describe("Equal Shares", () => {
  test("gives a smaller group its part of the budget, where most votes first would give it nothing", () => {
    const majority = Array.from({ length: 6 }, () => [0, 1, 2]);
    const minority = Array.from({ length: 3 }, () => [3]);
    const election = elect(90, [30, 30, 30, 30], [...majority, ...minority]);
    expect(countMostVotes(election).winners).toEqual([0, 1, 2]);
    expect(equalShares(election).winners).toEqual([0, 1, 3]);
  });

  test("lets those pay all they have who have less than a share", () => {
    // Each has 10; the first idea takes 6 of the first two, who then have 4 for the second.
    const { purchases, reasons } = equalShares(elect(30, [12, 18], [[0, 1], [0, 1], [1]]));
    expect(purchases).toEqual([
      { idea: 1, share: euros(6), paidAll: 0 },
      { idea: 0, share: euros(6), paidAll: 0 },
    ]);
    expect(reasons).toEqual([
      { kind: "chosen", turn: 2 },
      { kind: "chosen", turn: 1 },
    ]);
  });

  test("rounds a share up, so that the cost is covered", () => {
    const { purchases } = equalShares(elect(100, [100], [[0], [0], [0]]));
    expect(purchases.map(({ share }) => formatMoney(share))).toEqual(["33.333334"]);
  });

  test("says how much the supporters of an idea had together", () => {
    const { reasons, part } = equalShares(elect(100, [60, 90], [[0], [0], [0], [1]]));
    expect(formatMoney(part)).toBe("25");
    expect(reasons[1]).toMatchObject({ kind: "not-enough" });
    expect(equalShares(elect(50, [60], [[0]])).reasons).toEqual([{ kind: "over-budget" }]);
  });

  test("comes to its end where one euro at a time would take billions of steps", () => {
    const { winners } = equalShares(elect(2_000_000_000, [1, 2_000_000_000], [[0], [0], [1]]));
    expect(winners).toEqual([0]);
  });
});

describe("any rule", () => {
  const rules = [{ name: "most-votes", stopsAtFirst: false, leastVotes: 0 }, { name: "equal-shares" }] as const;

  test.each(rules)("$name: a budget that pays for everything pays for all that was chosen", (rule) => {
    expect(count(elect(100, [10, 20, 30], [[0, 1], [1]]), rule).winners.toSorted()).toEqual([0, 1]);
  });

  test.each(rules)("$name: a budget of nothing, no ideas or no ballots choose nothing", (rule) => {
    expect(count(elect(0, [10], [[0]]), rule).winners).toEqual([]);
    expect(count(elect(10, [], [[]]), rule).winners).toEqual([]);
    expect(count(elect(10, [10], []), rule).winners).toEqual([]);
    expect(count(elect(10, [10], [[]]), rule).winners).toEqual([]);
  });

  test.each([
    ["no cost", elect(10, [0], [])],
    ["a negative cost", elect(10, [-1], [])],
    ["a fraction of the smallest amount", elect(10, [0.000_000_1], [])],
    ["costs beyond exact numbers", elect(10, [5e9, 5e9], [])],
    ["a negative budget", elect(-1, [1], [])],
    ["an idea twice on a ballot", elect(10, [1], [[0, 0]])],
    ["an idea that is not in the list", elect(10, [1], [[1]])],
    ["points for some ideas only", { ...elect(10, [1, 1], []), ballots: [{ ideas: [0, 1], points: [1] }] }],
  ] satisfies [string, Election][])("%s is refused", (_, election) => {
    for (const rule of rules) expect(() => count(election, rule)).toThrow(ElectionError);
  });
});
