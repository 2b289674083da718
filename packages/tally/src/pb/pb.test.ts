/** Files of real elections are read, counted with their official result, and written; broken ones say where. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { count, formatMoney, PbError, parseMoney, pointsOf, readPb, votesOf, writePb } from "../index.ts";

const folder = join(import.meta.dirname, "../../../../demo/data/budgets");
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".pb"))
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
const read = files.map(({ name, text }) => ({ name, election: readPb(text) }));

test.each(read)("$name has as many votes for each idea as it says", ({ election }) => {
  expect(votesOf(election)).toEqual(election.statedVotes);
});

const decided = read.filter(({ election }) => election.selected !== null);
test("four of the elections say what they chose, two by each rule", () => {
  expect(decided.map(({ election }) => election.rule?.name).toSorted()).toEqual([
    "equal-shares",
    "equal-shares",
    "most-votes",
    "most-votes",
  ]);
});

test.each(decided)("$name is counted with its official result", ({ election }) => {
  const { winners } = count(election, election.rule ?? { name: "equal-shares" });
  const official = election.selected?.flatMap((isChosen, idea) => (isChosen ? [idea] : []));
  expect(winners.toSorted((one, other) => one - other)).toEqual(official);
});

test("points and ranks are summed as the files sum them", () => {
  const sums = Object.fromEntries(read.map(({ name, election }) => [name, pointsOf(election).slice(0, 3)]));
  expect(sums["Switzerland_Zurich_D5.pb"]).toEqual([26, 46, 7]);
  expect(sums["Switzerland_Zurich_S5R.pb"]).toEqual([88, 186, 14]);
  expect(sums["France_Toulouse_2019.pb"]).toEqual([1090, 877, 654]);
});

const small = `META
key;value
budget;100.5
rule;greedy
min_project_score_threshold;2
PROJECTS
project_id;name;cost;selected
a;"Bench; ""red""
and tree";10;1
b;<script>alert(1)</script>;99.000001;0
VOTES
voter_id;age;sex;vote
7;53;M;a,b
9;12;F;a
4;;;
`;

test("of voters only their choices are kept, and text stays text", () => {
  const election = readPb(small);
  expect(election).toEqual({
    budget: 100_500_000,
    ideas: [
      { id: "a", cost: 10_000_000 },
      { id: "b", cost: 99_000_001 },
    ],
    ballots: [{ ideas: [0, 1] }, { ideas: [0] }, { ideas: [] }],
    names: ['Bench; "red"\nand tree', "<script>alert(1)</script>"],
    selected: [true, false],
    statedVotes: null,
    facts: new Map([
      ["budget", "100.5"],
      ["rule", "greedy"],
      ["min_project_score_threshold", "2"],
    ]),
    lines: { facts: 2, ideas: [8, 10], ballots: [13, 14, 15] },
    rule: { name: "most-votes", stopsAtFirst: false, leastVotes: 2 },
  });
});

test("line breaks of any system and a byte order mark are read alike", () => {
  const { ballots, ideas } = readPb(`\uFEFF${small.replaceAll("\n", "\r\n")}`);
  expect(ballots).toHaveLength(3);
  expect(ideas).toHaveLength(2);
});

describe("a file that cannot be read says what is wrong, and where", () => {
  const wrong = (text: string, by: string) => small.replace(text, by);
  test.each([
    ["no votes", wrong("VOTES", "BALLOTS"), "section-missing", 1],
    ["an empty file", "", "section-missing", 1],
    ["no costs", wrong(";cost;", ";price;"), "column-missing", 7],
    ["no votes in the table", wrong(";vote\n", ";choice\n"), "column-missing", 12],
    ["no budget", wrong("budget;100.5", "money;100.5"), "budget-missing", 2],
    ["a negative budget", wrong("100.5", "-1"), "budget-missing", 2],
    ["a free idea", wrong("99.000001", "0"), "amount-wrong", 10],
    ["a cost in words", wrong("99.000001", "much"), "amount-wrong", 10],
    ["an amount finer than can be counted", wrong("99.000001", "9.0000001"), "amount-wrong", 10],
    ["an idea twice", wrong("\nb;", "\na;"), "idea-twice", 10],
    ["an idea twice on a ballot", wrong("M;a,b", "M;a,a"), "idea-twice", 13],
    ["an unknown idea on a ballot", wrong("M;a,b", "M;a,c"), "idea-unknown", 13],
    ["costs beyond exact numbers", wrong("99.000001", "9999999999"), "amount-wrong", 10],
    ["a threshold in words", wrong("threshold;2", "threshold;two"), "number-wrong", 2],
  ])("%s", (_, text, problem, line) => {
    expect(() => readPb(text)).toThrow(expect.objectContaining({ name: "PbError", problem, line }));
  });

  test("points that do not fit the choices", () => {
    const text = small.replace(";vote\n", ";vote;points\n").replace("M;a,b", "M;a,b;1");
    expect(() => readPb(text)).toThrow(expect.objectContaining({ problem: "points-wrong", line: 13 }));
  });
});

test("any text is read or refused, and nothing else", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("META", "PROJECTS", "VOTES", "\n", ";", '"', "a", "7", ",", "budget", "cost")),
      (parts) => {
        try {
          readPb(parts.join(""));
        } catch (error) {
          expect(error).toBeInstanceOf(PbError);
        }
      },
    ),
  );
});

test("what is written is read again, with voters numbered", () => {
  const election = readPb(small);
  const { winners } = count(election, { name: "most-votes", stopsAtFirst: true, leastVotes: 2 });
  const about = {
    description: "Money for benches",
    country: "Belgium",
    unit: "Gent",
    instance: "2026",
    language: "en",
    currency: "EUR",
    begin: "2026-05-01",
    end: "2026-05-31",
    mostIdeas: 2,
    rule: { name: "most-votes", stopsAtFirst: true, leastVotes: 2 },
  } as const;
  const text = writePb(election, about, { names: election.names, winners });
  expect(text).toContain("\nvoter_id;vote\n1;a,b\n2;a\n3;\n");
  const again = readPb(text);
  expect(again).toMatchObject({
    budget: election.budget,
    ideas: election.ideas,
    ballots: election.ballots,
    names: election.names,
    selected: [true, false],
    statedVotes: [2, 1],
    rule: about.rule,
  });
  expect(again.facts.get("date_begin")).toBe("01.05.2026");
  expect([...again.facts.keys()]).not.toContain("district");
});

test("amounts are read and written to the last digit", () => {
  fc.assert(
    fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (money) => {
      expect(parseMoney(formatMoney(money))).toBe(money);
    }),
  );
  expect(["", "1,5", "1e3", "Infinity", "-1", "1.", "99999999999"].map(parseMoney)).toEqual(Array(7).fill(null));
});
