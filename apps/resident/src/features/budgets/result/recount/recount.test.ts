import { count, type Election, moneyPerUnit, type Rule, writePb } from "@stoep/tally";
import { expect, test } from "vitest";
import { type Recount, type RecountInput, recounting } from "./recount.ts";

const ideas = [
  { ideaId: "bench", cost: 400 },
  { ideaId: "tree", cost: 300 },
  { ideaId: "pool", cost: 600 },
];
const ballots = [[0, 1], [0, 1], [0], [2], [2, 1], [0, 2]].map((chosen) => ({ ideas: chosen }));
const election: Election = {
  budget: 1000 * moneyPerUnit,
  ideas: ideas.map(({ ideaId, cost }) => ({ id: ideaId, cost: cost * moneyPerUnit })),
  ballots,
};

/** A vote that was counted by a rule, with its file. */
function published(rule: Rule): RecountInput {
  const { winners, votes } = count(election, rule);
  const about = { description: "", country: "Belgium", unit: "Gent", instance: "1", language: "en", currency: "EUR" };
  const days = { begin: "2026-12-01", end: "2026-12-15" };
  const names = ideas.map(({ ideaId }) => ideaId);
  return {
    file: writePb(election, { ...about, ...days, rule }, { names, winners }),
    rule: rule.name,
    stopsAtFirst: rule.name === "most-votes" && rule.stopsAtFirst,
    budget: 1000,
    ideas,
    published: {
      ballots: ballots.length,
      ideas: ideas.map(({ ideaId }, place) => ({
        ideaId,
        isChosen: winners.includes(place),
        votes: votes[place] ?? 0,
        reason: null,
      })),
    },
  };
}

function recount(input: RecountInput): { told: number[]; recount: Recount } {
  const steps = recounting(input);
  const told: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { told, recount: step.value };
    told.push(step.value);
  }
}

const mostVotes: Rule = { name: "most-votes", stopsAtFirst: false, leastVotes: 0 };
const equalShares: Rule = { name: "equal-shares" };

test.each<[string, Rule]>([
  ["most votes first", mostVotes],
  ["to the first that does not fit", { ...mostVotes, stopsAtFirst: true }],
  ["Equal Shares", equalShares],
])("the same ballots give the published result: %s", (_, rule) => {
  const { told, recount: result } = recount(published(rule));
  expect(result).toEqual({ kind: "agrees", ballots: 6 });
  expect(told.every((share) => share >= 0 && share < 1)).toBe(true);
});

test("a result that says something else is named idea by idea", () => {
  const input = published(mostVotes);
  const [bench, ...others] = input.published.ideas;
  const changed = bench ? [{ ...bench, isChosen: false, votes: 3 }, ...others] : [];
  expect(recount({ ...input, published: { ballots: 6, ideas: changed } }).recount).toEqual({
    kind: "differs",
    ballots: 6,
    differences: [{ ideaId: "bench", here: { isChosen: true, votes: 4 }, published: { isChosen: false, votes: 3 } }],
  });
});

test("a file with fewer ballots than the result names does not agree", () => {
  const input = published(mostVotes);
  const result = recount({ ...input, published: { ...input.published, ballots: 7 } }).recount;
  expect(result).toEqual({ kind: "differs", ballots: 6, differences: [] });
});

test("an idea that the result does not name was not chosen there", () => {
  const input = published(mostVotes);
  const rest = input.published.ideas.filter(({ ideaId }) => ideaId !== "bench");
  expect(recount({ ...input, published: { ballots: 6, ideas: rest } }).recount).toMatchObject({
    kind: "differs",
    differences: [{ ideaId: "bench", published: { isChosen: false, votes: null } }],
  });
});

test.each<[string, Partial<RecountInput>]>([
  ["another budget", { budget: 1001 }],
  ["another cost", { ideas: [{ ideaId: "bench", cost: 401 }, ...ideas.slice(1)] }],
  ["another idea", { ideas: [{ ideaId: "lamp", cost: 400 }, ...ideas.slice(1)] }],
  ["one idea more", { ideas: [...ideas, { ideaId: "lamp", cost: 1 }] }],
])("a file that does not belong to the vote as it was locked is not counted: %s", (_, change) => {
  expect(recount({ ...published(mostVotes), ...change }).recount).toEqual({ kind: "foreign" });
});

test("a damaged file says in which line", () => {
  const input = published(mostVotes);
  const { recount: result } = recount({ ...input, file: input.file.replace("\n4;", "\n4;lamp,") });
  expect(result).toEqual({ kind: "unreadable", line: expect.any(Number) });
  expect(recount({ ...input, file: "" }).recount).toMatchObject({ kind: "unreadable" });
});

test("the rule is the vote’s, whatever the file says", () => {
  const input = published(equalShares);
  const { recount: result } = recount({ ...input, file: input.file.replace("equalshares/add1", "greedy") });
  expect(result).toEqual({ kind: "agrees", ballots: 6 });
});
