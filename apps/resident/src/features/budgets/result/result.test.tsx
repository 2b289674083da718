import { idOf } from "@stoep/client/testing";
import type { DistrictResult, ReadRound, Reason } from "@stoep/contract/budgets";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openBallot, project } from "../testing/ballot-page.tsx";
import { aChoice, aCountedRound, aDistrict, aDistrictResult, aReadRound } from "../testing/samples.ts";

afterEach(() => localStorage.clear());

const page = `/gent/projects/${project.id}`;
const part = async () => within(await screen.findByRole("region", { name: "The vote" }));
const says = async (words: RegExp) => (await part()).findByText(words);
const open = (result: DistrictResult) => openBallot(page, { round: aCountedRound(result) });
const rowsOf = async (name: RegExp | string) =>
  within(await (await part()).findByRole("list", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));

test("until it is counted, a vote that is over says that it is being counted", async () => {
  await openBallot(page, { round: aReadRound({ state: "finished" }) });
  expect((await part()).getByText(/^The ballots are being counted\./)).toBeVisible();
});

test("winners come first with their votes and why, then the others, with what was spent and left", async () => {
  await open(aDistrictResult());
  expect(await (await part()).findByText("1 idea chosen")).toBeVisible();
  expect((await part()).getByText("€9,000 of €50,000 spent, €41,000 left.")).toBeVisible();
  expect((await part()).getByText("120 ballots were cast.")).toBeVisible();
  expect(await rowsOf("Chosen ideas")).toEqual(["Idea 1€9,00090 votes · Chosen: €50,000 was left when its turn came"]);
  expect(await rowsOf(/not chosen$/)).toEqual(["Idea 2€1,2000 votes · Not chosen: no votes"]);
  expect((await part()).queryByText("2 ideas to vote on")).toBeNull();
});

test.each<[Reason, string]>([
  [{ kind: "fits", left: 1000 }, "Chosen: €1,000 was left when its turn came"],
  [{ kind: "does-not-fit", left: 12.5 }, "Not chosen: only €12 was left"],
  [{ kind: "after-stop" }, "Not chosen: the count had ended"],
  [
    { kind: "paid", turn: 2, share: 3.456789 },
    "Chosen in turn 2: paid with the parts of the ballots that name it, at most €3.46 from each",
  ],
  [{ kind: "paid", turn: 2, share: null }, "Chosen in turn 2"],
  [{ kind: "not-enough", together: 99.99 }, "Not chosen: the ballots that name it had only €99 left together"],
  [{ kind: "not-enough", together: null }, "Not chosen: the ballots that name it did not have enough left together"],
  [{ kind: "over-budget" }, "Not chosen: costs more than the budget"],
  [{ kind: "no-votes" }, "Not chosen: no votes"],
])("each reason is said in plain words: %j", async (reason, words) => {
  const idea = { ideaId: idOf(801), isChosen: true, votes: 30, reason };
  await open(aDistrictResult({ ideas: [idea] }));
  expect((await rowsOf("Chosen ideas"))[0]).toContain(words);
});

test("by Equal Shares it is said what each ballot had in the count, and what becomes of the money that is left", async () => {
  const raised = { part: { ofBudget: 416.6666, counted: 430.6666 } };
  const shown = await openBallot(page, { round: aCountedRound(aDistrictResult(raised), { rule: "equal-shares" }) });
  const words = await says(/^In the count, each ballot got/);
  expect(words).toHaveTextContent(/the same part of the budget: €416\.66\. .*no one pays anything themselves\./);
  expect(words).toHaveTextContent(/the last time with €430\.66 for each ballot\.$/);
  expect(await says(/^What is left goes to no idea of this vote\./)).toBeVisible();
  shown.leave();
  const whole = { spent: 50_000, part: { ofBudget: 500, counted: 500 } };
  await openBallot(page, { round: aCountedRound(aDistrictResult(whole), { rule: "equal-shares" }) });
  expect(await says(/^In the count, each ballot got/)).toHaveTextContent(/€500\. .*no one pays anything themselves\.$/);
  expect((await part()).queryByText(/^What is left/)).toBeNull();
});

test("by Equal Shares with fewer than 100 ballots it is said why there are no amounts", async () => {
  const result = aDistrictResult({ disclosure: "votes", ballots: 40, ideas: [] });
  await openBallot(page, { round: aCountedRound(result, { rule: "equal-shares" }) });
  expect(await says(/^In the count, each ballot got/)).toHaveTextContent(
    /with fewer than 100 ballots they would tell how many/,
  );
});

test("with fewer than 100 ballots it is said why they are not published, and few votes are no number", async () => {
  const ideas = [
    { ideaId: idOf(801), isChosen: true, votes: 30, reason: { kind: "fits" as const, left: 50_000 } },
    { ideaId: idOf(802), isChosen: false, votes: null, reason: { kind: "does-not-fit" as const, left: 100 } },
  ];
  await open(aDistrictResult({ disclosure: "votes", ballots: 40, ideas }));
  expect(await (await part()).findByText(/^Fewer than 100 ballots were cast here\./)).toBeVisible();
  expect(await rowsOf(/not chosen$/)).toEqual(["Idea 2€1,200votes not shown · Not chosen: only €100 was left"]);
  expect((await part()).queryByRole("button", { name: "Count again on this device" })).toBeNull();
});

test("with fewer than ten ballots winners alone are told", async () => {
  const ideas = [{ ideaId: idOf(801), isChosen: true, votes: null, reason: null }];
  await open(aDistrictResult({ disclosure: "winners", ballots: null, ideas }));
  expect(await (await part()).findByText("Fewer than 10 ballots were cast.")).toBeVisible();
  expect((await part()).getByText(/only the chosen ideas are shown, without votes and reasons\.$/)).toBeVisible();
  expect(await rowsOf("Chosen ideas")).toEqual(["Idea 1€9,000"]);
});

test("a vote in which nothing was chosen says so", async () => {
  const ideas = [{ ideaId: idOf(801), isChosen: false, votes: 0, reason: { kind: "no-votes" as const } }];
  await open(aDistrictResult({ spent: 0, ideas }));
  expect(await (await part()).findByText("No idea was chosen")).toBeVisible();
});

test("each district has its own result", async () => {
  const south = aDistrict({ id: idOf(182), name: "South", ideas: [aChoice(3, 100)] });
  const round = aCountedRound(aDistrictResult(), { districts: [aDistrict({ name: "North" }), south] });
  const idea = { ideaId: idOf(803), isChosen: true, votes: 11, reason: { kind: "fits" as const, left: 50_000 } };
  round.result?.districts.push(aDistrictResult({ districtId: idOf(182), spent: 100, ballots: 130, ideas: [idea] }));
  await openBallot(page, { round });
  expect(await (await part()).findByRole("heading", { name: "South" })).toBeVisible();
  expect((await part()).getByText("130 ballots were cast.")).toBeVisible();
});

const stepsOf = async () => {
  const name = "Step by step: how the count went";
  (await (await part()).findByText(name)).click();
  return rowsOf(name);
};
const turn = (number: number, isChosen: boolean, votes: number | null, reason: Reason) => ({
  ideaId: idOf(800 + number),
  isChosen,
  votes,
  reason,
});
const three = aDistrict({ ideas: [aChoice(1, 45_000), aChoice(2, 9000), aChoice(3, 1200)] });
const openThree = (ideas: DistrictResult["ideas"], change: Partial<ReadRound> = {}) =>
  openBallot(page, { round: aCountedRound(aDistrictResult({ ideas }), { districts: [three], ...change }) });

test("step by step, each idea has its turn with what was left of the budget before and after", async () => {
  await openThree([
    turn(1, true, 90, { kind: "fits", left: 50_000 }),
    turn(3, true, 20, { kind: "fits", left: 5000 }),
    turn(2, false, 40, { kind: "does-not-fit", left: 5000 }),
  ]);
  expect(await stepsOf()).toEqual([
    "Idea 1€45,000Turn 1 · 90 votes · €50,000 of the budget was left before, €5,000 after",
    "Idea 2€9,000Turn 2 · 40 votes · does not fit into the €5,000 that was left, and was passed over",
    "Idea 3€1,200Turn 3 · 20 votes · €5,000 of the budget was left before, €3,800 after",
  ]);
});

test("where the count stops at the first idea that does not fit, the steps end there and say so", async () => {
  const ideas = [
    turn(1, true, 90, { kind: "fits", left: 50_000 }),
    turn(2, false, 40, { kind: "does-not-fit", left: 5000 }),
    turn(3, false, 20, { kind: "after-stop" }),
  ];
  await openThree(ideas, { stopsAtFirst: true });
  expect((await stepsOf())[1]).toContain("€5,000 that was left: the count ended here");
  expect((await part()).getByText("1 idea was after that in the order and had no turn.")).toBeVisible();
});

test("by Equal Shares each turn has its share, and those without a turn are counted by why", async () => {
  const ideas = [
    turn(2, true, 40, { kind: "paid", turn: 1, share: 225 }),
    turn(1, false, 90, { kind: "not-enough", together: 41_000 }),
    turn(3, false, 0, { kind: "no-votes" }),
  ];
  await openThree(ideas, { rule: "equal-shares" });
  expect(await stepsOf()).toEqual([
    "Idea 2€9,000Chosen in turn 1: paid with the parts of the ballots that name it, at most €225 from each · 40 votes · €50,000 of the budget was left before, €41,000 after",
  ]);
  expect(
    (await part()).getByText(/^After the last turn, the ballots that name 1 other idea did not have enough/),
  ).toBeVisible();
  expect((await part()).getByText("1 idea had no votes and had no turn.")).toBeVisible();
});

test("where winners alone are told there are no steps", async () => {
  const ideas = [{ ideaId: idOf(801), isChosen: true, votes: null, reason: null }];
  await open(aDistrictResult({ disclosure: "winners", ballots: null, ideas }));
  await (await part()).findByText("Fewer than 10 ballots were cast.");
  expect((await part()).queryByText(/^Step by step/)).toBeNull();
});

const neighbourhoods = {
  readAreas: { type: "FeatureCollection" as const, features: [] },
  readLines: { type: "FeatureCollection" as const, features: [] },
  getTileConfig: { tiles: null, currency: "EUR" as const },
};
const placed = (number: number) =>
  ({ id: idOf(number), title: `Idea ${number - 800}`, type: "accepted", longitude: 3.7, latitude: 51.1 }) as const;

test("chosen ideas and others stand on the map in two kinds, with a list that says the same", async () => {
  const listIdeaPlaces = { items: [placed(801), placed(802), placed(899)], isCut: false };
  await openBallot(page, {
    round: aCountedRound(aDistrictResult()),
    participation: { listIdeaPlaces },
    neighbourhoods,
  });
  (await (await part()).findByText("The ideas of the vote on the map")).click();
  const list = within(await (await part()).findByRole("region", { name: "Ideas on the map" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Idea 1Chosen",
    "Idea 2Not chosen",
  ]);
});

test("where no idea of the vote has a place there is no map", async () => {
  await openBallot(page, {
    round: aCountedRound(aDistrictResult()),
    participation: { listIdeaPlaces: { items: [placed(899)], isCut: false } },
  });
  await (await part()).findByText("1 idea chosen");
  expect((await part()).queryByText("The ideas of the vote on the map")).toBeNull();
});

test("with codes stands how many were given out in which way, revoked and used, and why a number is not told", async () => {
  const codes: ReadRound["codes"] = [
    { districtId: idOf(181), issue: "letters", made: 1200, revoked: 3, used: 640 },
    { districtId: idOf(181), issue: "counter", made: 5, revoked: 0, used: null },
    { districtId: idOf(182), issue: "file", made: 7, revoked: 0, used: 1 },
  ];
  await openBallot(page, { round: aCountedRound(aDistrictResult(), { roll: "codes", codes }) });
  const table = within(await (await part()).findByRole("table", { name: "Codes to vote with" }));
  const rows = table.getAllByRole("row").map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ["Given out", "Made", "Withdrawn", "Used"],
    ["By letter", "1,200", "3", "640"],
    ["At the counter", "5", "0", "not shown"],
  ]);
  expect((await part()).getByText(/numbers below 10 used codes, and those that would give them away/)).toBeVisible();
});

test.each([
  [
    { opensOn: "2025-03-01", endsOn: "2025-03-14" },
    /^This vote was held elsewhere and imported: “Buurtbudget”, from .*14/,
  ],
  [
    { opensOn: "2022-01-01", endsOn: "2022-12-31" },
    "This vote was held elsewhere and imported: “Buurtbudget”, in 2022. It was counted again here.",
  ],
])("a vote that was imported says where and when it was held, and not who votes: %o", async (days, words) => {
  await openBallot(page, { round: aCountedRound(aDistrictResult(), { importedFrom: "Buurtbudget", ...days }) });
  expect(await (await part()).findByText(words)).toBeVisible();
  expect((await part()).queryByText("Who can vote")).toBeNull();
});
