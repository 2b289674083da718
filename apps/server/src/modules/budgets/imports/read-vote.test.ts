/** What a file of ballots may say to be imported, and what is wrong with others, with the line. D §11 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BallotFileFault } from "@stoep/contract/budgets";
import { count, moneyPerUnit, readPb } from "@stoep/tally";
import { describe, expect, test } from "vitest";
import { ballotFile, ballotRows, ideaRows } from "../testing/ballot-files.ts";
import { BallotFileError, readVote } from "./read-vote.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, currency: string | null = "EUR") =>
  readVote(bytes(text), { today: "2026-06-01", currency });

test("a file is read as a vote, and of its voters their choices alone", () => {
  const ballots = ["9;34;M;oost;f3,b1", "8;12;V;west;t2"];
  expect(read(ballotFile({ ballots }))).toEqual({
    name: "Buurtbudget Sloterdijk",
    opensOn: "2025-03-01",
    endsOn: "2025-03-14",
    ballot: "approval",
    atLeast: 1,
    atMost: 2,
    rule: { name: "most-votes", stopsAtFirst: false, leastVotes: 0 },
    language: "nl",
    budget: 10_000,
    ideas: [
      { title: "Een bank", cost: 7000 },
      { title: "Een boom", cost: 2500 },
      { title: "Een fontein", cost: 4000 },
    ],
    ballots: [[0, 2], [1]],
  });
});

describe("what the file says of itself", () => {
  test("a budget as the most that a ballot may cost is a basket", () => {
    const facts = { min_length: undefined, max_length: undefined, max_sum_cost: "10000" };
    expect(read(ballotFile({ facts }))).toMatchObject({ ballot: "basket" });
  });

  test("without limits a ballot names as many as it likes", () => {
    const vote = read(ballotFile({ facts: { min_length: undefined, max_length: undefined } }));
    expect(vote).toMatchObject({ ballot: "approval", atLeast: 1, atMost: 3 });
  });

  test("a year alone is the whole year", () => {
    const vote = read(ballotFile({ facts: { date_begin: "2022", date_end: "2022" } }));
    expect(vote).toMatchObject({ opensOn: "2022-01-01", endsOn: "2022-12-31" });
  });

  test.each([
    ["greedy", { name: "most-votes", stopsAtFirst: false, leastVotes: 0 }],
    ["greedy-no-skip", { name: "most-votes", stopsAtFirst: true, leastVotes: 0 }],
    ["equalshares/add1", { name: "equal-shares" }],
  ])("it is counted by the rule that it names: %s", (rule, counted) => {
    expect(read(ballotFile({ facts: { rule } })).rule).toEqual(counted);
  });

  test("without a description it is called by its place and year; a language that Stoep has not is none", () => {
    const vote = read(ballotFile({ facts: { description: undefined, language: "pl" } }));
    expect(vote).toMatchObject({ name: "Amsterdam, 643", language: null });
  });

  test("titles are one line of text of which signs that show nothing are left out, or the file's own ids", () => {
    const rows = ['b1;7000;"<script>alert(1)</script>\u202E\nx";1', "t2;2500;;1", `f3;4000;${"lang ".repeat(90)};0`];
    const titles = read(ballotFile({ ideas: rows })).ideas.map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(["<script>alert(1)</script> x", "t2"]);
    expect(titles[2]?.length).toBeLessThanOrEqual(250);
  });
});

describe("a file that is no vote as Stoep counts them is refused, with the line", () => {
  const withFacts = (facts: Record<string, string | undefined>) => ballotFile({ facts });
  const withIdea = (row: string) => ballotFile({ ideas: [...ideaRows.slice(0, 2), row] });
  const withBallot = (row: string) => ballotFile({ ballots: [...ballotRows(1, "b1"), row] });
  test.each<[string, string, BallotFileFault["problem"], number]>([
    ["an empty file", "", "section-missing", 1],
    ["a table of people", "naam;mail\nLies;lies@x.example\n", "section-missing", 1],
    ["a null character", ballotFile().replace("Een boom", "Een\0boom"), "not-text", 19],
    ["ranks", withFacts({ vote_type: "ordinal" }), "not-approval", 2],
    ["points", withFacts({ vote_type: "cumulative" }), "not-approval", 2],
    ["an unknown rule", withFacts({ rule: "unknown" }), "rule-unknown", 2],
    ["a least number of votes", withFacts({ min_project_score_threshold: "50" }), "rule-unknown", 2],
    ["no days", withFacts({ date_end: undefined }), "days-missing", 2],
    ["a day that is none", withFacts({ date_end: "31.02.2025" }), "days-missing", 2],
    ["an end before the beginning", withFacts({ date_end: "01.02.2025" }), "days-missing", 2],
    ["an end that is not over", withFacts({ date_end: "01.06.2026" }), "not-over", 2],
    ["another currency", withFacts({ currency: "PLN" }), "currency-other", 2],
    ["no budget", withFacts({ budget: undefined }), "budget-missing", 2],
    ["a negative budget", withFacts({ budget: "-5" }), "budget-missing", 2],
    ["a budget with cents", withFacts({ budget: "10000.50" }), "amount-not-whole", 2],
    ["a budget of nothing", withFacts({ budget: "0" }), "amount-wrong", 2],
    ["limits in words", withFacts({ max_length: "two" }), "number-wrong", 2],
    ["limits that no ballot can meet", withFacts({ min_length: "3" }), "number-wrong", 2],
    ["a negative cost", withIdea("f3;-4000;Een fontein;0"), "amount-wrong", 20],
    ["a free idea", withIdea("f3;0;Een fontein;0"), "amount-wrong", 20],
    ["a cost with cents", withIdea("f3;0.10;Een fontein;0"), "amount-not-whole", 20],
    ["a huge cost", withIdea("f3;3000000000;Een fontein;0"), "amount-wrong", 20],
    ["a cost beyond all numbers", withIdea("f3;99999999999999999999;Een fontein;0"), "amount-wrong", 20],
    ["an idea twice", withIdea("t2;4000;Een fontein;0"), "idea-twice", 20],
    ["no ideas", ballotFile({ ideas: [], ballots: ["1;2;V;x;"] }), "ideas-number", 2],
    [
      "too many ideas",
      ballotFile({ ideas: Array.from({ length: 501 }, (_, at) => `i${at};1;x;0`), ballots: ["1;2;V;x;i1"] }),
      "ideas-number",
      2,
    ],
    [
      "costs too high together",
      ballotFile({
        ideas: Array.from({ length: 5 }, (_, at) => `i${at};${at < 4 ? 2_000_000_000 : 999_999_999};x;0`),
        ballots: ["1;2;V;x;i1"],
      }),
      "too-large",
      22,
    ],
    ["no ballots", ballotFile({ ballots: [] }), "ballots-number", 2],
    ["too many ballots", ballotFile({ ballots: ballotRows(100_001, "b1") }), "ballots-number", 2],
    ["an empty ballot", withBallot("2;40;M;x;"), "ballot-empty", 24],
    ["a ballot with more than it may name", withBallot("2;40;M;x;b1,t2,f3"), "ballot-outside-rules", 24],
    ["a ballot with an idea twice", withBallot("2;40;M;x;b1,b1"), "idea-twice", 24],
    ["a ballot with an unknown idea", withBallot("2;40;M;x;b9"), "idea-unknown", 24],
  ])("%s", (_, text, problem, line) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ fault: { problem, line } }));
  });

  test("other encodings", () => {
    const latin = new Uint8Array(Buffer.from(ballotFile().replace("Een boom", "Een caf\u00e9"), "latin1"));
    const fault = (line: number) => expect.objectContaining({ fault: { problem: "not-text", line } });
    const reading = { today: "2026-06-01", currency: "EUR" };
    expect(() => readVote(latin, reading)).toThrow(fault(19));
    expect(() => readVote(new Uint8Array(Buffer.from(`\uFEFF${ballotFile()}`, "utf16le")), reading)).toThrow(fault(1));
  });

  test("a project without a currency takes no vote", () => {
    expect(() => read(ballotFile(), null)).toThrow(
      expect.objectContaining({ fault: { problem: "currency-other", line: 2 } }),
    );
  });
});

const folder = join(import.meta.dirname, "../../../../../../demo/data/budgets");
const textsOf = readdirSync(folder)
  .filter((name) => name.endsWith(".pb"))
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

/** The places of its winners; or why it is refused. */
function outcomeOf(text: string): number[] | string {
  try {
    const { budget, ideas, ballots, rule } = read(text, /\ncurrency;(\w+)/.exec(text)?.[1]);
    const election = {
      budget: budget * moneyPerUnit,
      ideas: ideas.map(({ cost }, place) => ({ id: String(place), cost: cost * moneyPerUnit })),
      ballots: ballots.map((one) => ({ ideas: one })),
    };
    return count(election, rule).winners.toSorted((one, other) => one - other);
  } catch (error) {
    if (error instanceof BallotFileError) return error.fault.problem;
    throw error;
  }
}

describe("official elections", () => {
  const outcomes = textsOf.map(({ name, text }) => ({ name, text, outcome: outcomeOf(text) }));

  test("those whose ballots or rule are others are refused for that", () => {
    const refused = outcomes.filter(({ outcome }) => typeof outcome === "string");
    expect(Object.fromEntries(refused.map(({ name, outcome }) => [name, outcome]))).toEqual({
      "France_Toulouse_2019.pb": "not-approval",
      "Poland_Gdynia_2023_Kamienna_Gora__small.pb": "rule-unknown",
      "Switzerland_Zurich_D5.pb": "not-approval",
      "Switzerland_Zurich_S5R.pb": "not-approval",
      "Switzerland_Zurich_SN.pb": "rule-unknown",
      "US_Stanford_Dataset_2022_Jersey_City_Ward_C_vote_knapsacks.pb": "rule-unknown",
    });
  });

  test("the others come with their votes, and with their official result where they say it", () => {
    const decided = outcomes.flatMap(({ text, outcome }) => {
      const { selected } = readPb(text);
      return typeof outcome === "string" || selected === null ? [] : [{ outcome, selected }];
    });
    expect(decided).toHaveLength(3);
    for (const { outcome, selected } of decided)
      expect(outcome).toEqual(selected.flatMap((isChosen, place) => (isChosen ? [place] : [])));
  });
});
