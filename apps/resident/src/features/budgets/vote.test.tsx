import { idOf, type Replies, refusal } from "@stoep/client/testing";
import type { ReadRound } from "@stoep/contract/budgets";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { announceChanges } from "../../app/live.ts";
import { heading, renderApp } from "../../app/testing/render-app.tsx";
import { aBallot, aChoice, aDistrict, aReadRound, aVotedBudget } from "./testing/samples.ts";

afterEach(() => localStorage.clear());

const project = aVotedBudget();
const page = `/gent/projects/${project.id}`;
const none = { items: [], next: null };

function openPage(rounds: ReadRound[] | (() => { items: ReadRound[] }), more: Replies["participation"] = {}) {
  const readRounds = typeof rounds === "function" ? rounds : { items: rounds };
  return renderApp(page, {
    participation: { readProject: project, listIdeas: none, ...more },
    budgets: { readRounds, readMyBallot: aBallot() },
  });
}
const vote = () => screen.findByRole("region", { name: "The vote" });

test.each([
  ["to come", "upcoming", "The vote opens on 1 Dec 2026; its last day is 15 Dec 2026."],
  ["under way", "active", "The vote is open up to and including 15 Dec 2026."],
  ["over", "finished", "The vote is over; its last day was 15 Dec 2026."],
] as const)("a vote that is %s says so in one sentence, and offers no button", async (_, state, words) => {
  await openPage([aReadRound({ state })]);
  const shown = within(await vote());
  expect(shown.getByText(words)).toBeVisible();
  expect(shown.queryByRole("button")).toBeNull();
});

const [north, south] = [
  aDistrict({ name: "North", neighbourhoods: [{ id: idOf(3), name: "Muide" }], ideas: [aChoice(1, 9000)] }),
  aDistrict({ id: idOf(182), name: "South", budget: 20_000, neighbourhoods: [{ id: idOf(20), name: "Dok" }] }),
];

test.each<[string, Partial<ReadRound>, string]>([
  ["residents", {}, "You can vote once if you live in Dok and Muide and your address is confirmed."],
  [
    "residents from an age",
    { leastAge: 16 },
    "You can vote once if you live in Dok and Muide and your address is confirmed. You confirm that you are at least 16 years old.",
  ],
  [
    "residents by district",
    { districts: [north, south] },
    "You can vote once if you live in one of the districts below and your address is confirmed. You vote on the ideas of the district where you live.",
  ],
  [
    "whoever has a code",
    { roll: "codes", leastAge: 16 },
    "You can vote once with a code from Stad Gent: it is in your letter, or you get it at the counter.",
  ],
  ["whoever has a code, by district", { roll: "codes", districts: [north, south] }, "Each code is for one of"],
  ["a basket", { ballot: "basket" }, "You fill a basket with ideas that together cost no more than the budget."],
  ["some ideas", { ballot: "approval" }, "You choose from 1 to 3 ideas, whatever they cost."],
  ["one idea", { ballot: "approval", atMost: 1 }, "You choose 1 idea, whatever it costs."],
  ["so many ideas", { ballot: "approval", atLeast: 3 }, "You choose 3 ideas, no more and no fewer"],
  ["most votes first", { rule: "most-votes" }, "An idea that does not fit into what is left is passed over."],
  ["most votes, to the first misfit", { stopsAtFirst: true }, "The count ends at the first idea that does not fit"],
  ["Equal Shares", { rule: "equal-shares", stopsAtFirst: true }, "Each ballot gets the same part of the budget."],
])("the rules are said in plain words: %s", async (_, change, words) => {
  await openPage([aReadRound(change)]);
  expect(await vote()).toHaveTextContent(words);
});

test("the ideas stand with their costs, and lead to the idea while it can be read", async () => {
  const ideas = [aChoice(1, 9000), aChoice(2, 1200, { isOpen: false }), aChoice(3, 60_000)];
  await openPage([aReadRound({ districts: [aDistrict({ ideas })] })]);
  const shown = within(await vote());
  expect(shown.getByText("Budget: €50,000")).toBeVisible();
  expect(shown.getByText("3 ideas to vote on")).toBeVisible();
  expect(shown.getByRole("link", { name: "Idea 1" })).toHaveAttribute("href", `/gent/ideas/${idOf(801)}`);
  const rows = shown.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "Idea 1€9,000",
    "Idea 2€1,200",
    "Idea 3€60,000Costs more than the budget and cannot be chosen",
  ]);
  expect(shown.queryByRole("link", { name: "Idea 2" })).toBeNull();
});

test("of several districts the reader’s own stands open, and a long list is opened by the reader", async () => {
  const shown = await openPage([aReadRound({ districts: [south, north] })]);
  const isOpen = async () =>
    within(await vote())
      .getAllByText(/to vote on$/)
      .map((summary) => summary.closest("details")?.open);
  expect(await isOpen()).toEqual([false, true]);
  expect(within(await vote()).getByRole("heading", { name: "South" })).toBeVisible();
  shown.leave();
  const many = Array.from({ length: 21 }, (_, nth) => aChoice(nth, 100));
  await openPage([aReadRound({ districts: [aDistrict({ ideas: many })] })]);
  expect(await isOpen()).toEqual([false]);
});

test("votes that were given up stand last, with the reason", async () => {
  const replaced = { at: "2026-11-20T10:00:00.000Z", reason: "A cost was wrong." };
  const former = aReadRound({ state: "replaced", replaced });
  const shown = await openPage([aReadRound({ id: idOf(192), number: 2 }), former]);
  const part = within(await screen.findByRole("region", { name: "Former votes" }));
  expect(part.getByText("Vote 1: Choosing")).toBeVisible();
  expect(part.getByText(/^The vote was stopped on 20 Nov 2026, 11:00 and is not counted\. The reason:$/)).toBeVisible();
  expect(part.getByText("A cost was wrong.")).toBeVisible();
  shown.leave();
  await openPage([former]);
  expect(within(await vote()).getByText("There is no vote at the moment.")).toBeVisible();
});

test("votes of several phases are named by them, and by their number where the phase is gone", async () => {
  await openPage([aReadRound(), aReadRound({ id: idOf(192), number: 4, phaseId: idOf(199) })]);
  const names = within(await vote()).getAllByRole("heading", { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(["Vote 1: Choosing", "Vote 4"]);
});

test("where no vote has been opened there is no such part, and other projects are not asked about it", async () => {
  const shown = await openPage([]);
  await heading("A million for Gent");
  await waitFor(() => expect(shown.routes()).toContain("budgets.readRounds"));
  expect(screen.queryByRole("region", { name: "The vote" })).toBeNull();
  shown.leave();
  const { routes } = await openPage([], { readProject: { ...project, kind: "project" } });
  await heading("A million for Gent");
  expect(routes()).not.toContain("budgets.readRounds");
});

test("visitors read the same of a public project", async () => {
  await renderApp(
    page,
    {
      participation: { readPublicProject: project, listPublicIdeas: none },
      budgets: { readPublicRounds: { items: [aReadRound()] } },
    },
    null,
  );
  expect(within(await vote()).getByText(/^The vote opens on 1 Dec 2026/)).toBeVisible();
});

test("a reader who has the page open sees the vote when it opens", async () => {
  let items: ReadRound[] = [];
  await openPage(() => ({ items }));
  await heading("A million for Gent");
  items = [aReadRound()];
  act(() => announceChanges("budgets"));
  expect(await vote()).toBeVisible();
});

test("without a connection the last copy of the vote is shown, with its time", async () => {
  const shown = await openPage([aReadRound()]);
  await vote();
  shown.leave();
  const cut = () => {
    throw refusal("unavailable");
  };
  await renderApp(page, { participation: { readProject: cut, listIdeas: cut }, budgets: { readRounds: cut } });
  expect(await vote()).toHaveTextContent("The vote opens on 1 Dec 2026");
});

test("if only the votes cannot be loaded, they can be tried again", async () => {
  let isBroken = true;
  const { user } = await openPage(() => {
    if (isBroken) throw refusal("unexpected");
    return { items: [aReadRound()] };
  });
  const retry = await screen.findByRole("button", { name: "Try again" });
  isBroken = false;
  await user.click(retry);
  expect(await vote()).toBeVisible();
});
