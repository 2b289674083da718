import { idOf, refusal } from "@stoep/client/testing";
import type { MyBallot } from "@stoep/contract/budgets";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, heading } from "../../../app/testing/render-app.tsx";
import { aCodeBallot, allKept, allStored, code, codePage, field, openCodePage } from "../testing/code-page.tsx";
import { aBallot, aCastBallot, aChoice, aDistrict } from "../testing/samples.ts";

afterEach(() => vi.restoreAllMocks());

const [first, second] = [idOf(801), idOf(802)];
const signs = code.replaceAll("-", "");

/** Neither the code nor an idea of the ballot, in whatever form. */
function expectNothingIn(kept: string): void {
  for (const secret of [code, signs, signs.toLowerCase(), first, second]) expect(kept).not.toContain(secret);
}
const expectNothingStored = () => expectNothingIn(allStored());
const nothingKeptSoon = () => waitFor(() => expectNothingIn(allKept()), { timeout: 3000 });

async function openCheck(given: Parameters<typeof openCodePage>[0] = {}) {
  const shown = await openCodePage(given);
  await shown.enter();
  await shown.user.click(await button("Add: Idea 1"));
  await shown.user.click(await button("Add: Idea 2"));
  await shown.user.click(await button("Check and send"));
  await heading("Check and send your vote");
  return shown;
}

test("a right code leads to what is voted on: which project, who holds the vote, where and until when", async () => {
  const north = aDistrict({ name: "North", ideas: [aChoice(1, 9000), aChoice(2, 1200)] });
  const south = aDistrict({ id: idOf(182), name: "South", ideas: [aChoice(3, 100)] });
  const { round } = aCodeBallot();
  const { enter } = await openCodePage({ opened: aCodeBallot({ round: { ...round, districts: [north, south] } }) });
  await enter();
  await heading("Your vote");
  expect(screen.getByText("A million for Gent")).toBeVisible();
  expect(screen.getByText("Stad Gent holds this vote. You can vote up to and including 15 Dec 2026.")).toBeVisible();
  expect(screen.getByText("North")).toBeVisible();
  expect(screen.queryByText("Idea 3")).toBeNull();
  expect(screen.getByRole("main")).toHaveFocus();
});

test("at each step, nothing of the code or the choice is kept anywhere, nor after the end", async () => {
  const { user, enter, last } = await openCodePage();
  await user.type(await field(), code);
  expectNothingStored();
  await user.clear(await field());
  await enter();
  await nothingKeptSoon();
  await user.type(await screen.findByRole("searchbox"), "Idea");
  await user.click(await button("Add: Idea 1"));
  await user.click(await button("Chosen"));
  expectNothingStored();
  expect(location.search).toBe("");
  await user.click(await button("Check and send"));
  await heading("Check and send your vote");
  expectNothingStored();
  await user.click(await button("Send my vote"));
  await heading("You have voted");
  expect(last("budgets.castCodeBallot")?.body).toEqual({ code, ideaIds: [first], confirmsAge: false });
  await nothingKeptSoon();
  expect(location.pathname).toBe(codePage);
  await user.click(await button("Finish"));
  expect(await screen.findByText("This screen shows nothing of it any more.")).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Idea|A million for Gent/);
  await nothingKeptSoon();
  await user.click(await button("Next code"));
  expect(await field()).toHaveValue("");
  expectNothingStored();
});

test("before sending stands, besides what residents read, that no one reminds and the code alone opens the ballot", async () => {
  await openCheck();
  const before = screen.getByRole("region", { name: "Before you send" });
  expect(before).toHaveTextContent("You can change or withdraw your vote up to and including 15 Dec 2026.");
  expect(before).toHaveTextContent("No one can remind you, and the code is all that opens your ballot");
  expect(before).toHaveTextContent("they could recognise your ballot and read the rest of it");
});

test("from the check the voter goes back to the ideas, with what is chosen and shown as it was", async () => {
  const { user } = await openCheck();
  await user.click(await button("Back to the ideas"));
  expect(await button("Remove: Idea 1")).toBeVisible();
  await user.click(await button("Chosen"));
  await user.click(await button("Check and send"));
  await user.click(await button("Back to the ideas"));
  expect(await button("Chosen")).toHaveAttribute("aria-pressed", "true");
});

test("the order is by chance, and another one with each opening", async () => {
  const ideas = Array.from({ length: 12 }, (_, nth) => aChoice(nth + 10, 100));
  const { round } = aCodeBallot();
  const { user, enter } = await openCodePage({
    opened: aCodeBallot({ round: { ...round, districts: [aDistrict({ ideas })] } }),
  });
  const orders: string[] = [];
  for (const _ of [1, 2, 3]) {
    await enter();
    await heading("Your vote");
    orders.push(
      screen
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
        .join(),
    );
    await user.click(await button("Stop"));
    await user.click(await button("Next code"));
  }
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test("who voted before with the code sees what was sent, changes it and withdraws it", async () => {
  const { user, enter, last } = await openCodePage({ opened: aCodeBallot({ ballot: aCastBallot(first) }) });
  await enter();
  await heading("You have voted");
  const list = within(screen.getByRole("list", { name: "What you have chosen" }));
  expect(list.getAllByRole("listitem")).toHaveLength(1);
  await user.click(await button("Change your vote"));
  await user.click(await button("Add: Idea 2"));
  await user.click(await button("Check and send"));
  expect(screen.getByText("This replaces the vote that you sent before.")).toBeVisible();
  await user.click(await button("Send my changed vote"));
  await heading("You have voted");
  expect(last("budgets.castCodeBallot")?.body).toMatchObject({ code, ideaIds: [first, second] });
  await user.click(await button("Withdraw your vote"));
  await user.click(await button("Withdraw vote"));
  await heading("You have not voted");
  expect(last("budgets.withdrawCodeBallot")?.body).toEqual({ code });
  await user.click(await button("Finish"));
  expect(await screen.findByText(/^No vote of yours counts\./)).toBeVisible();
  await nothingKeptSoon();
});

test("who stops is asked first if something would be lost", async () => {
  const { user, enter } = await openCodePage();
  await enter();
  await user.click(await button("Add: Idea 1"));
  await user.click(await button("Stop"));
  const dialog = within(await screen.findByRole("dialog", { name: "Stop without sending?" }));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(await button("Remove: Idea 1")).toBeVisible();
  await user.click(await button("Stop"));
  await user.click(await button("Stop and forget"));
  await heading("You have not voted");
  await nothingKeptSoon();
});

test("an idea is read in place, as everybody reads it, and the choice stays", async () => {
  const readPublicIdea = () => {
    throw refusal("not_found");
  };
  const { user, enter, last } = await openCodePage({ participation: { readPublicIdea } });
  await enter();
  await user.click(await button("Add: Idea 1"));
  await user.click(await button("Idea 2"));
  const dialog = within(await screen.findByRole("dialog", { name: "Idea 2" }));
  expect(await dialog.findByText(/can no longer be read here/)).toBeVisible();
  expect(last("participation.readPublicIdea")?.params).toEqual({ networkSlug: "gent", ideaId: second });
  await user.click(dialog.getByRole("button", { name: "Close" }));
  expect(await button("Remove: Idea 1")).toBeVisible();
  expect(location.pathname).toBe(codePage);
  await nothingKeptSoon();
});

test("a ballot that is being sent is not sent twice", async () => {
  let answer = (_: MyBallot) => {};
  const { user, routes } = await openCheck({
    budgets: { castCodeBallot: () => new Promise<MyBallot>((done) => (answer = done)) },
  });
  await user.click(await button("Send my vote"));
  await user.click(await button("Send my vote"));
  expect(routes().filter((route) => route === "budgets.castCodeBallot")).toHaveLength(1);
  act(() => answer(aCastBallot(first)));
  await heading("You have voted");
});

test.each([
  ["round_not_active", "The vote is not under way."],
  ["code_revoked", "This code is no longer valid"],
  ["ballot_sealed", "Your vote counts, but it can no longer be shown"],
  ["too_many_requests", "Too many"],
  ["not_found", "This no longer exists"],
] as const)("a ballot that is refused says why, and the choice stays: %s", async (refused, words) => {
  const castCodeBallot = (): MyBallot => {
    throw refusal(refused);
  };
  const { user } = await openCheck({ budgets: { castCodeBallot } });
  await user.click(await button("Send my vote"));
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Your vote was not sent");
  expect(alert).toHaveTextContent(words);
  expect(alert).not.toHaveTextContent("on this device");
  expect(screen.getByText("€39,800 left of €50,000")).toBeVisible();
  expectNothingStored();
});

test("a code that is revoked meanwhile opens nothing any more, and what was not sent is not", async () => {
  const refuses = (): never => {
    throw refusal("code_revoked");
  };
  let isRevoked = false;
  const readCodeBallot = () => (isRevoked ? refuses() : aCodeBallot());
  const { user } = await openCheck({ budgets: { readCodeBallot, castCodeBallot: refuses } });
  isRevoked = true;
  await user.click(await button("Send my vote"));
  expect(await screen.findByText(/^This code is no longer valid/)).toBeVisible();
  expect(screen.getByText("What you chose has not been sent")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send my vote" })).toBeNull();
  await user.click(await button("Finish"));
  await heading("You have not voted");
});

test("when the answer is lost, the voter is told to send it again, which counts once", async () => {
  let tries = 0;
  const castCodeBallot = () => {
    tries += 1;
    if (tries === 1) throw refusal("unavailable");
    return aCastBallot(first, second);
  };
  const { user } = await openCheck({ budgets: { castCodeBallot } });
  await user.click(await button("Send my vote"));
  expect(await screen.findByText(/we do not know whether your vote arrived\. Send it again/)).toBeVisible();
  await user.click(await button("Send my vote"));
  await heading("You have voted");
});

test("without a connection nothing is sent, and the screen is to be kept open", async () => {
  const { user, routes } = await openCheck();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  expect(screen.getByText(/^You are offline\. .* Keep this screen open\.$/)).toBeVisible();
  await user.click(await button("Send my vote"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Your vote was not sent");
  expect(routes()).not.toContain("budgets.castCodeBallot");
});

test("what was sent in another tab with the same code is shown on the way back, and before it is replaced", async () => {
  const { user, enter, server, routes } = await openCodePage();
  await enter();
  await user.click(await button("Add: Idea 1"));
  await user.click(await button("Check and send"));
  server.mine = aCastBallot(second);
  await user.click(await button("Send my vote"));
  expect(await screen.findByText("This replaces the vote that you sent before.")).toBeVisible();
  expect(routes()).not.toContain("budgets.castCodeBallot");
  await user.click(await button("Send my changed vote"));
  await heading("You have voted");
  server.mine = aBallot();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await heading("You have not voted");
});
