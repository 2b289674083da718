import { idOf, refusal } from "@stoep/client/testing";
import { readRecord } from "@stoep/client/token";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { announceChanges } from "../../../app/live.ts";
import { button, heading } from "../../../app/testing/render-app.tsx";
import { anActiveRound, ballotPage, choices, openBallot } from "../testing/ballot-page.tsx";
import { aBallot, aCastBallot, aChoice, aDistrict } from "../testing/samples.ts";
import { draftName } from "./my-ballot.ts";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const [first, second] = [idOf(801), idOf(802)];
const bar = () => within(screen.getByRole("region", { name: /^Your (basket|ballot)$/ }));
const titles = () => screen.getAllByRole("link", { name: /^Idea \d/ }).map(({ textContent }) => textContent);
const add = (title: string) => button(`Add: ${title}`);

test("the basket says at once what is left and what is in it", async () => {
  const { user } = await openBallot(ballotPage, {});
  await user.click(await add("Idea 1"));
  expect(bar().getByText("€41,000 left of €50,000")).toBeVisible();
  expect(bar().getByText("1 idea in your basket")).toBeVisible();
  expect(bar().getByRole("status")).toHaveTextContent("Added: Idea 1. €41,000 left of €50,000.");
  await user.click(await button("Remove: Idea 1"));
  expect(bar().getByRole("status")).toHaveTextContent("Removed: Idea 1. €50,000 left of €50,000.");
});

test("an idea that does not fit any more says so, and says it again when it is pressed", async () => {
  const { user } = await openBallot(ballotPage, {});
  await user.click(await add("Idea 1"));
  const press = await add("Idea 3");
  expect(press).toHaveAccessibleDescription("Does not fit: costs €4,000 more than you have left");
  await user.click(press);
  expect(bar().getByRole("status")).toHaveTextContent("Idea 3: Does not fit: costs €4,000 more than you have left.");
  expect(bar().getByText("1 idea in your basket")).toBeVisible();
  expect(screen.getByText("Costs more than the budget and cannot be chosen")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add: Idea 4" })).toBeNull();
});

test("a ballot of a number of ideas says how many are chosen of how many", async () => {
  const round = anActiveRound({ ballot: "approval", atLeast: 1, atMost: 1 });
  const { user } = await openBallot(ballotPage, { round });
  await user.click(await add("Idea 4"));
  expect(bar().getByText("1 idea chosen")).toBeVisible();
  expect(bar().getByText("You choose 1 idea.")).toBeVisible();
  await user.click(await add("Idea 1"));
  expect(bar().getByRole("status")).toHaveTextContent("you have chosen as many ideas as you can");
  expect(screen.queryByRole("button", { name: "Still fit" })).toBeNull();
});

test("the order is by chance, the same at each visit and another in another vote", async () => {
  const many = Array.from({ length: 12 }, (_, nth) => aChoice(nth + 10, 100));
  const round = anActiveRound({ districts: [aDistrict({ ideas: many })] });
  const orderOf = async (at: string, of = round) => {
    const { leave } = await openBallot(at, { round: of });
    await add("Idea 10");
    const order = titles();
    leave();
    return order;
  };
  const once = await orderOf(ballotPage);
  expect(once).not.toEqual(many.map(({ title }) => title));
  expect(await orderOf(ballotPage)).toEqual(once);
  const other = ballotPage.replace(idOf(191), idOf(192));
  expect(await orderOf(other, { ...round, id: idOf(192) })).not.toEqual(once);
});

test("ideas are found by words, also with accents and slips, and by what is chosen or still fits", async () => {
  const ideas = [aChoice(1, 9000, { title: "Crèche in het park" }), ...choices.slice(1)];
  const round = anActiveRound({ districts: [aDistrict({ ideas })] });
  const { user } = await openBallot(ballotPage, { round });
  await user.type(await screen.findByRole("searchbox", { name: "Search by words in the title" }), "creche");
  expect(await screen.findByText("1 of 4 ideas")).toBeVisible();
  expect(screen.getByRole("link", { name: "Crèche in het park" })).toBeVisible();
  await user.clear(screen.getByRole("searchbox"));
  await screen.findByText(/order by chance/);
  await user.click(await add("Idea 2"));
  await user.click(await button("Chosen"));
  expect(titles()).toEqual(["Idea 2"]);
  expect(location.search).toBe("?view=chosen");
  // What is removed stays where it is, so that it can be added again.
  await user.click(await button("Remove: Idea 2"));
  expect(titles()).toEqual(["Idea 2"]);
  await user.click(await button("Still fit"));
  expect(screen.queryByText("Idea 4")).toBeNull();
  await user.click(await button("Chosen"));
  await user.click(await button("Show all ideas"));
  expect(screen.getByText("Idea 4")).toBeVisible();
});

test("who reads an idea and comes back finds the basket and the view as they were", async () => {
  const readIdea = () => {
    throw refusal("not_found");
  };
  const { user } = await openBallot(`${ballotPage}?search=idea`, { participation: { readIdea } });
  await user.click(await add("Idea 2"));
  await user.click(screen.getByRole("link", { name: "Idea 2" }));
  await waitFor(() => expect(location.pathname).toBe(`/gent/ideas/${second}`));
  expect(history.state).toMatchObject({ ballot: ballotPage.replace("/gent", "") });
  act(() => history.back());
  expect(await button("Remove: Idea 2")).toBeVisible();
  expect(location.search).toBe("?search=idea");
});

test("the basket is kept on the device and never sent, and goes with signing out", async () => {
  const shown = await openBallot(ballotPage, {});
  await shown.user.click(await add("Idea 1"));
  const kept = Object.entries(localStorage).filter(([, value]) => String(value).includes(first));
  expect(kept).toHaveLength(1);
  expect(kept[0]?.[0]).toMatch(/^stoep\.unsent\./);
  expect(JSON.stringify(shown.asked)).not.toContain(`"ideaIds"`);
  shown.leave();
  await openBallot(ballotPage, {});
  expect(await button("Remove: Idea 1")).toBeVisible();
});

test("before it is checked, a ballot that cannot be sent says what is wrong", async () => {
  const { user } = await openBallot(ballotPage, {});
  await user.click(await button("Check and send"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Choose at least one idea.");
  await user.click(await add("Idea 1"));
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(await button("Check and send"));
  await heading("Check and send your vote");
  expect(location.pathname).toBe(`${ballotPage}/check`);
});

test("who has voted begins with what they sent, and may discard changes", async () => {
  const { user } = await openBallot(ballotPage, { mine: aCastBallot(first) });
  await heading("Change your vote");
  await user.click(await add("Idea 2"));
  expect(screen.getByText(/^You have made changes that are not sent yet/)).toBeVisible();
  await user.click(await button("Discard changes"));
  expect(await add("Idea 2")).toBeVisible();
  expect(await button("Remove: Idea 1")).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.startsWith("stoep.unsent."))).toEqual([]);
});

test("what was sent on another device meanwhile is shown, unless something is being changed here", async () => {
  let mine = aBallot();
  const { user } = await openBallot(ballotPage, { mine: () => mine });
  await add("Idea 1");
  mine = aCastBallot(second);
  act(() => announceChanges("budgets"));
  expect(await button("Remove: Idea 2")).toBeVisible();
  await user.click(await add("Idea 1"));
  mine = aCastBallot(first);
  act(() => announceChanges("budgets"));
  expect(await screen.findByText(/^You have made changes that are not sent yet/)).toBeVisible();
  expect(await button("Remove: Idea 2")).toBeVisible();
});

test("who has moved sees the ideas of their district, and what is chosen of the other one can be removed", async () => {
  const north = aDistrict({ name: "North", ideas: [aChoice(1, 9000)] });
  const south = aDistrict({ id: idOf(182), name: "South", ideas: [aChoice(2, 1200)] });
  const round = anActiveRound({ districts: [north, south] });
  const shown = await openBallot(ballotPage, { round });
  await shown.user.click(await add("Idea 1"));
  shown.leave();
  const { user } = await openBallot(ballotPage, { round, mine: aBallot({ districtId: idOf(182) }) });
  expect(await screen.findByText("1 idea that you chose is not voted on in your district")).toBeVisible();
  await user.click(await button("Check and send"));
  expect(screen.getByRole("alert")).toHaveTextContent("an idea that cannot be voted on in your district");
  await user.click(await button("Remove from my ballot"));
  expect(screen.queryByText(/not voted on in your district/)).toBeNull();
  expect(titles()).toEqual(["Idea 2"]);
});

test("a vote that is gone says so, and one that cannot be loaded says that voting needs a connection", async () => {
  const shown = await openBallot(ballotPage.replace(idOf(191), idOf(999)), {});
  await heading("This vote is not here");
  shown.leave();
  let isCut = true;
  const mine = () => {
    if (isCut) throw refusal("unavailable");
    return aBallot();
  };
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { user } = await openBallot(ballotPage, { mine });
  expect(await screen.findByText(/^You need a connection to vote/)).toBeVisible();
  isCut = false;
  await user.click(await button("Try again"));
  expect(await add("Idea 1")).toBeVisible();
  expect(screen.getByText(/^You are offline\. You can go on choosing/)).toBeVisible();
});

/** What another tab of this browser does: it keeps its choice on the device, which this tab is told. */
function chooseElsewhere(...ideaIds: string[]) {
  const key = `stoep.unsent.${readRecord()?.accountId}.${draftName(idOf(191))}`;
  if (ideaIds.length > 0) localStorage.setItem(key, JSON.stringify({ ideaIds }));
  else localStorage.removeItem(key);
  act(() => void dispatchEvent(new StorageEvent("storage", { key })));
}

test("a choice that is made in another tab is taken over at once, and said, until something is chosen here", async () => {
  const { user } = await openBallot(ballotPage, {});
  await user.click(await add("Idea 1"));
  chooseElsewhere(second);
  expect(await button("Remove: Idea 2")).toBeVisible();
  expect(await add("Idea 1")).toBeVisible();
  expect(screen.getByText(/^You changed your choice in another tab/)).toBeVisible();
  await user.click(await add("Idea 1"));
  expect(screen.queryByText(/^You changed your choice in another tab/)).toBeNull();
  await user.click(await button("Check and send"));
  await heading("Check and send your vote");
  chooseElsewhere(second);
  expect(screen.getByText(/^You changed your choice in another tab/)).toBeVisible();
  const chosen = within(screen.getByRole("list", { name: "What you have chosen" }));
  expect(chosen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Idea 2€1,200"]);
  chooseElsewhere();
  expect(screen.getByText("You have not chosen anything yet.")).toBeVisible();
});

test("the button that was pressed stays in view, above the bar, when a notice comes above the list", async () => {
  const { user } = await openBallot(ballotPage, { mine: aCastBallot(first) });
  const press = await add("Idea 2");
  const seen = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
  await user.click(press);
  expect(screen.getByText(/^You have made changes that are not sent yet/)).toBeVisible();
  await waitFor(() => expect(seen.mock.contexts).toContain(document.activeElement));
  expect(seen).toHaveBeenLastCalledWith({ block: "nearest" });
});
