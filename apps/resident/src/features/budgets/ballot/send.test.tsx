import { idOf, refusal } from "@stoep/client/testing";
import type { MyBallot, ReadRound } from "@stoep/contract/budgets";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, heading } from "../../../app/testing/render-app.tsx";
import { anActiveRound, ballotPage, openBallot } from "../testing/ballot-page.tsx";
import { aBallot, aCastBallot } from "../testing/samples.ts";
import { draftName } from "./my-ballot.ts";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const [first, second] = [idOf(801), idOf(802)];
const checking = `${ballotPage}/check`;
const isKept = () => Object.keys(localStorage).some((key) => key.endsWith(draftName(idOf(191))));

interface Given {
  round?: ReadRound;
  /** What the server does with the ballot. */
  cast?: (sent: { ideaIds: string[] }) => MyBallot;
  mine?: MyBallot;
}

/** Chooses the first two ideas and goes on to check them. */
async function openCheck({ round = anActiveRound(), cast = takes, mine = aBallot() }: Given = {}) {
  let known = mine;
  const state = { round, standing: () => known };
  const shown = await openBallot(ballotPage, {
    mine: () => state.standing(),
    round,
    budgets: {
      readRounds: () => ({ items: [state.round] }),
      castBallot: ({ body }) => {
        known = cast(body);
        return known;
      },
    },
  });
  if (mine.ideaIds === null) {
    await shown.user.click(await button("Add: Idea 1"));
    await shown.user.click(await button("Add: Idea 2"));
  }
  await shown.user.click(await button("Check and send"));
  await heading("Check and send your vote");
  return { ...shown, state };
}
const takes = ({ ideaIds }: { ideaIds: string[] }) => aCastBallot(...ideaIds);
const refuses =
  (...given: Parameters<typeof refusal>) =>
  (): MyBallot => {
    throw refusal(...given);
  };

test("before sending stands what is chosen, until when it can be changed, and what is published of it", async () => {
  await openCheck();
  const chosen = within(screen.getByRole("list", { name: "What you have chosen" }));
  expect(chosen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Idea 1€9,000",
    "Idea 2€1,200",
  ]);
  expect(screen.getByText("€39,800 left of €50,000")).toBeVisible();
  const before = screen.getByRole("region", { name: "Before you send" });
  expect(before).toHaveTextContent("You can change or withdraw your vote up to and including 15 Dec 2026.");
  expect(before).toHaveTextContent("Before the end, no one in the organisation and no other resident sees your ballot");
  expect(before).toHaveTextContent("If at least 100 ballots are cast in your district, all of them are published");
  expect(before).toHaveTextContent("they could recognise your ballot and read the rest of it");
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("what is sent is the choice alone, and the screen says that it has arrived", async () => {
  const { user, last } = await openCheck();
  await user.click(await button("Send my vote"));
  await heading("You have voted");
  expect(last("budgets.castBallot")?.body).toEqual({ ideaIds: [first, second], confirmsAge: false });
  expect(location.pathname).toBe(`${ballotPage}/mine`);
  expect(screen.getByText("Your vote has been sent.")).toBeVisible();
  expect(screen.getByText(/^Your vote has been received and counts/)).toBeVisible();
  expect(isKept()).toBe(false);
});

test("where the vote asks for an age it is confirmed", async () => {
  const { user, routes, last } = await openCheck({ round: anActiveRound({ leastAge: 16 }) });
  await user.click(await button("Send my vote"));
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveTextContent("Confirm your age to vote.");
  expect(routes()).not.toContain("budgets.castBallot");
  await user.click(screen.getByRole("checkbox", { name: /^I confirm that I am at least 16\syears/ }));
  await user.click(await button("Send my vote"));
  await heading("You have voted");
  expect(last("budgets.castBallot")?.body).toMatchObject({ confirmsAge: true });
});

test("who has voted is told that it replaces what they sent", async () => {
  const { user, last } = await openCheck({ mine: aCastBallot(first) });
  expect(screen.getByText("This replaces the vote that you sent before.")).toBeVisible();
  await user.click(await button("Send my changed vote"));
  await heading("You have voted");
  expect(last("budgets.castBallot")?.body).toMatchObject({ ideaIds: [first] });
});

test("a reloaded check without a choice leads back, and sends nothing", async () => {
  const { user, routes } = await openBallot(checking, {});
  expect(await screen.findByText("You have not chosen anything yet.")).toBeVisible();
  await user.click(await button("Send my vote"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Choose at least one idea.");
  await user.click(screen.getByRole("link", { name: /Choose at least one idea/ }));
  expect(screen.getByText("You have not chosen anything yet.")).toHaveFocus();
  expect(routes()).not.toContain("budgets.castBallot");
  expect(screen.getByRole("link", { name: "Back to the ideas" })).toHaveAttribute("href", ballotPage);
});

test("without a connection nothing is sent, neither now nor later", async () => {
  const { user, routes } = await openCheck();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  await user.click(await button("Send my vote"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Your vote was not sent");
  vi.restoreAllMocks();
  act(() => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
  expect(routes()).not.toContain("budgets.castBallot");
  expect(isKept()).toBe(true);
});

test("when the answer is lost, the voter is told to send it again, which counts once", async () => {
  let tries = 0;
  const cast = ({ ideaIds }: { ideaIds: string[] }) => {
    tries += 1;
    if (tries === 1) throw refusal("unavailable");
    return aCastBallot(...ideaIds);
  };
  const { user } = await openCheck({ cast });
  await user.click(await button("Send my vote"));
  expect(await screen.findByText(/we do not know whether your vote arrived\. Send it again/)).toBeVisible();
  expect(isKept()).toBe(true);
  await user.click(await button("Send my vote"));
  await heading("You have voted");
  expect(tries).toBe(2);
});

test("a vote that ends meanwhile says so, and what was chosen is not lost without a word", async () => {
  const { user, state } = await openCheck({ cast: refuses("round_not_active") });
  state.round = anActiveRound({ state: "finished" });
  state.standing = () => aBallot({ can: { cast: "round_not_active", withdraw: "round_not_active" } });
  await user.click(await button("Send my vote"));
  expect(await screen.findByText("The vote is over; its last day was 15 Dec 2026.")).toBeVisible();
  expect(screen.getByText("What you chose has not been sent")).toBeVisible();
  expect(screen.getByText("It has been removed from this device.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send my vote" })).toBeNull();
  expect(isKept()).toBe(false);
});

test.each([ballotPage, `${ballotPage}/mine`])(
  "opened after the end, what was not sent leaves the device: %s",
  async (at) => {
    const given = await openBallot(ballotPage, {});
    await given.user.click(await button("Add: Idea 1"));
    expect(isKept()).toBe(true);
    given.leave();
    const can = { cast: "round_not_active", withdraw: "round_not_active" } as const;
    const round = anActiveRound({ state: "finished" });
    await openBallot(at, { round, mine: aBallot({ hasVoted: true, can }) });
    await waitFor(() => expect(isKept()).toBe(false));
    if (at !== ballotPage) return;
    expect(screen.getByText("What you chose has not been sent")).toBeVisible();
    expect(screen.getByText(/removed from this device\. The vote that you sent before counts\./)).toBeVisible();
  },
);

test("a vote that is stopped meanwhile says why", async () => {
  const { user, state } = await openCheck({ cast: refuses("round_not_active") });
  const replaced = { at: "2026-11-20T10:00:00.000Z", reason: "A cost was wrong." };
  state.round = anActiveRound({ state: "replaced", replaced });
  await user.click(await button("Send my vote"));
  expect(await screen.findByText("A cost was wrong.")).toBeVisible();
  expect(screen.getByText("It has been removed from this device.")).toBeVisible();
  expect(isKept()).toBe(false);
});

test.each([
  ["residence_not_proven", "Confirm your address first"],
  ["not_on_roll", "You do not live in the area of this vote"],
  ["code_required", "Vote with the code of your letter"],
  ["ballot_sealed", "Your vote counts, but it is sealed"],
] as const)("refused by the server meanwhile, it says what helps and keeps the choice: %s", async (code, words) => {
  const { user, state } = await openCheck({ cast: refuses(code) });
  state.standing = () => aBallot({ can: { cast: code, withdraw: "nothing_cast" } });
  await user.click(await button("Send my vote"));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText("What you have chosen is kept on this device and has not been sent.")).toBeVisible();
  expect(isKept()).toBe(true);
});

test.each([
  ["ideaIds", "ideaNotOnBallot", "an idea that cannot be voted on in your district"],
  ["ideaIds", "basketTooDear", "Your ideas cost more than the budget."],
  ["ideaIds", "tooFewChoices", "Choose more ideas"],
  ["ideaIds", "tooManyChoices", "You have chosen too many ideas."],
  ["ideaIds", "choicesRequired", "Choose at least one idea."],
  ["confirmsAge", "ageUnconfirmed", "Confirm your age to vote."],
])("what the server finds wrong with %s is said: %s", async (field, code, words) => {
  const { user } = await openCheck({ cast: refuses("invalid_input", { [field]: code }) });
  await user.click(await button("Send my vote"));
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveTextContent(words);
  await waitFor(() => expect(summary).toHaveFocus());
  expect(isKept()).toBe(true);
});

test.each(["too_many_requests", "not_found", "unexpected"] as const)(
  "any other refusal is said and keeps the choice: %s",
  async (code) => {
    const { user } = await openCheck({ cast: refuses(code) });
    await user.click(await button("Send my vote"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Your vote was not sent");
    expect(isKept()).toBe(true);
  },
);

test("a ballot that is being sent is not sent twice", async () => {
  let answer = (_: MyBallot) => {};
  const { user, routes } = await openBallot(ballotPage, {
    budgets: { castBallot: () => new Promise<MyBallot>((done) => (answer = done)) },
  });
  await user.click(await button("Add: Idea 1"));
  await user.click(await button("Check and send"));
  await user.click(await button("Send my vote"));
  await user.click(await button("Send my vote"));
  expect(routes().filter((route) => route === "budgets.castBallot")).toHaveLength(1);
  act(() => answer(aCastBallot(first)));
  await heading("You have voted");
});

test("a vote that was withdrawn elsewhere meanwhile is said before anything is sent, and sent when asked again", async () => {
  const shown = await openCheck({ mine: aCastBallot(first) });
  await shown.user.click(screen.getByRole("link", { name: "Back to the ideas" }));
  await shown.user.click(await button("Add: Idea 2"));
  await shown.user.click(await button("Check and send"));
  expect(await screen.findByText("This replaces the vote that you sent before.")).toBeVisible();
  const sent = shown.state.standing;
  shown.state.standing = () => (shown.routes().includes("budgets.castBallot") ? sent() : aBallot());
  await shown.user.click(await button("Send my changed vote"));
  expect(await screen.findByText(/^Your vote was withdrawn meanwhile/)).toBeVisible();
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(screen.queryByText("This replaces the vote that you sent before.")).toBeNull();
  expect(shown.routes()).not.toContain("budgets.castBallot");
  expect(isKept()).toBe(true);
  await shown.user.click(await button("Send my vote"));
  await heading("You have voted");
  expect(sent().ideaIds).toEqual([first, second]);
});

test("a vote that was sent elsewhere meanwhile is said before another is sent", async () => {
  const { user, state, routes } = await openCheck();
  state.standing = () => aCastBallot(second);
  await user.click(await button("Send my vote"));
  expect(await screen.findByText(/^A vote of yours has been received meanwhile/)).toBeVisible();
  expect(routes()).not.toContain("budgets.castBallot");
  await user.click(await button("Send my changed vote"));
  await heading("You have voted");
});
