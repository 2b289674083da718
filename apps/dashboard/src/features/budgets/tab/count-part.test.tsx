// @vitest-environment jsdom
/** What staff see of a vote that is under way or over: what everybody does, and not more. */
import { now } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import type { ReadRound, Round } from "../parts/words.ts";
import { anIdea, aRound, aServer, asRead, district, ofBudgets, projectId } from "../testing/samples.ts";
import { CountPart } from "./count-part.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const ideas = [anIdea(1, 40_000), anIdea(2, 70_000), anIdea(3, 5000)];
const [bench, pond, tree] = ideas.map(({ ideaId }) => ideaId) as [string, string, string];
const parts = [
  { id: district.north, name: "Boven", budget: 100_000, neighbourhoodIds: [] },
  { id: district.south, name: "Onder", budget: 50_000, neighbourhoodIds: [] },
];

function open(
  state: "active" | "finished",
  change: Partial<ReadRound>,
  districts = parts.slice(0, 1),
  of: Partial<Round> = {},
) {
  const onBallot = aRound(ideas).ideas.map((idea) => ({ ...idea, districtId: district.north }));
  const round = aRound(ideas, { state, openedAt: now, districts, ideas: onBallot, ...of });
  const replies = { readRounds: { items: [asRead(round, change)] }, readBallots: new Blob(["META"]) };
  const asked = aServer({ round, ideas, replies });
  const shown = showScreen(() => <CountPart round={round} projectId={projectId} />, { session: ofBudgets() });
  return { asked, shown };
}

const north = (change: object = {}) => ({
  districtId: district.north,
  disclosure: "ballots" as const,
  ballots: 240,
  spent: 45_000,
  part: null,
  ideas: [
    { ideaId: bench, isChosen: true, votes: 130, reason: { kind: "fits" as const, left: 100_000 } },
    { ideaId: tree, isChosen: true, votes: 12, reason: { kind: "fits" as const, left: 60_000 } },
    { ideaId: pond, isChosen: false, votes: 80, reason: { kind: "does-not-fit" as const, left: 60_000 } },
  ],
  ...change,
});

describe("while it runs", () => {
  test("turnout is as of a full hour, fewer than ten are no number, and nobody reads more", async () => {
    const voters = [
      { districtId: district.north, voters: 31 },
      { districtId: district.south, voters: null },
    ];
    await open("active", { turnout: { asOf: now, districts: voters } }, parts).shown;
    expect(await screen.findByText("Boven")).toBeVisible();
    expect(screen.getByText("31")).toBeVisible();
    expect(screen.getByText(/^fewer than\s10$/i)).toBeVisible();
    expect(screen.getByText(/^People who have voted · As of/)).toBeVisible();
    expect(
      screen.getByText(/no one in your organisation and no resident sees other people’s ballots or an interim result/),
    ).toBeVisible();
  });

  test("before the first full hour there is no number", async () => {
    await open("active", {}).shown;
    expect(await screen.findByText(/from the first full hour/)).toBeVisible();
  });
});

describe("once it is over", () => {
  test("it is being counted until there is a result", async () => {
    await open("finished", {}).shown;
    expect(await screen.findByText(/are being counted/)).toBeVisible();
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  test("how far the count is stands beside it", async () => {
    await open("finished", {}, parts, { countPercent: 40 }).shown;
    expect(await screen.findByRole("progressbar", { name: "Counting the ballots" })).toBeVisible();
    expect(screen.getByText("40%")).toBeVisible();
  });

  test("winners stand first with votes and reasons, beside what is spent and left", async () => {
    await open("finished", { result: { countedAt: now, districts: [north()] } }).shown;
    const table = await screen.findByRole("table", { name: "Result of the vote" });
    expect(
      within(table)
        .getAllByRole("link")
        .map((one) => one.textContent),
    ).toEqual(["Idee 1", "Idee 3", "Idee 2"]);
    expect(within(table).getByText("Chosen: €60,000 was left when its turn came")).toBeVisible();
    expect(within(table).getByText("Not chosen: only €60,000 was left")).toBeVisible();
    expect(within(table).getByText("130")).toBeVisible();
    expect(screen.getByText("€45,000 of €100,000 spent, €55,000 left")).toBeVisible();
  });

  test("on a phone each number stands with its name", async () => {
    vi.stubGlobal("matchMedia", (media: string) => ({
      matches: media.includes("max-width: 767px"),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    await open("finished", { result: { countedAt: now, districts: [north()] } }).shown;
    const list = await screen.findByRole("list", { name: "Result of the vote" });
    const [bench] = within(list).getAllByRole("listitem");
    expect(bench).toHaveTextContent(/Cost€40,000Votes130ResultChosen: /);
  });

  test("shares are said to the cent", async () => {
    const paid = { kind: "paid" as const, turn: 2, share: 310.071 };
    const counted = north({ ideas: [{ ideaId: bench, isChosen: true, votes: 130, reason: paid }] });
    await open("finished", { result: { countedAt: now, districts: [counted] } }).shown;
    expect(
      await screen.findByText(
        "Chosen in turn 2: paid with the parts of the ballots that name it, at most €310.08 from each",
      ),
    ).toBeVisible();
  });

  test("amounts of supporters are left out where they would tell of few", async () => {
    const counted = [
      { ideaId: bench, isChosen: true, votes: 31, reason: { kind: "paid" as const, turn: 2, share: null } },
      { ideaId: pond, isChosen: false, votes: 12, reason: { kind: "not-enough" as const, together: null } },
    ];
    const few = north({ disclosure: "votes", ballots: 40, ideas: counted });
    await open("finished", { result: { countedAt: now, districts: [few] } }).shown;
    expect(await screen.findByText("Chosen in turn 2")).toBeVisible();
    expect(screen.getByText("Not chosen: the ballots that name it did not have enough left together")).toBeVisible();
  });

  test("the ballots are fetched when they are asked for, where they are published", async () => {
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} }));
    const { asked, shown } = open("finished", { result: { countedAt: now, districts: [north()] } });
    await shown;
    await userEvent.click(await screen.findByRole("button", { name: "Download the ballots" }));
    expect(asked.filter(({ route }) => route === "budgets.readBallots")).toHaveLength(1);
  });

  test.each([
    ["votes", "Fewer than 100 ballots", { ballots: 40 }],
    ["winners", "Fewer than 10 ballots", { ballots: null }],
  ] as const)("a small district says why less is told: %s", async (disclosure, words, change) => {
    const told = north().ideas.map((idea) => ({
      ...idea,
      votes: null,
      reason: disclosure === "winners" ? null : idea.reason,
    }));
    const counted = north({ disclosure, ideas: told, ...change });
    await open("finished", { result: { countedAt: now, districts: [counted] } }).shown;
    expect(await screen.findByText(new RegExp(`^${words} were cast here`))).toBeVisible();
    expect(screen.queryByRole("button", { name: "Download the ballots" })).toBeNull();
    const heads = screen.getAllByRole("columnheader").map((one) => one.textContent);
    expect(heads.includes("Votes")).toBe(disclosure === "votes");
  });

  test("each district has its result", async () => {
    const south = north({ districtId: district.south, disclosure: "winners", ballots: null, spent: 0, ideas: [] });
    await open("finished", { result: { countedAt: now, districts: [north(), south] } }, parts).shown;
    await userEvent.click(await screen.findByRole("combobox", { name: "District" }));
    await userEvent.click(await screen.findByRole("option", { name: "Onder" }));
    expect(screen.getByText("€0 of €50,000 spent, €50,000 left")).toBeVisible();
  });
});
