import { idOf, refusal } from "@stoep/client/testing";
import type { MyBallot, ReadRound } from "@stoep/contract/budgets";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { announceChanges } from "../../../app/live.ts";
import { button, renderApp } from "../../../app/testing/render-app.tsx";
import { anActiveRound, ballotPage, openBallot, project } from "../testing/ballot-page.tsx";
import { aBallot, aCastBallot, aReadRound } from "../testing/samples.ts";

afterEach(() => localStorage.clear());

const page = `/gent/projects/${project.id}`;
const vote = async () => within(await screen.findByRole("region", { name: "The vote" }));
const openAsGuest = (round: ReadRound) =>
  renderApp(
    page,
    {
      participation: { readPublicProject: project, listPublicIdeas: { items: [], next: null } },
      budgets: { readPublicRounds: { items: [round] } },
    },
    null,
  );
const standing = (cast: MyBallot["can"]["cast"], change: Partial<MyBallot> = {}) =>
  aBallot({ can: { cast, withdraw: "nothing_cast" }, ...change });

test("a resident who can vote is led to the ballot", async () => {
  await openBallot(page, {});
  const link = await (await vote()).findByRole("link", { name: "Vote" });
  expect(link).toHaveAttribute("href", ballotPage);
});

test("who has chosen and not sent goes on where they were", async () => {
  const shown = await openBallot(ballotPage, {});
  await shown.user.click(await button("Add: Idea 1"));
  shown.leave();
  await openBallot(page, {});
  const link = await (await vote()).findByRole("link", { name: "Continue your vote" });
  expect(link).toHaveAttribute("href", ballotPage);
  expect((await vote()).getByText(/^What you have chosen is kept on this device/)).toBeVisible();
});

test("who has voted is told so, with the way to see or change it", async () => {
  await openBallot(page, { mine: aCastBallot(idOf(801)) });
  const link = await (await vote()).findByRole("link", { name: "See or change your vote" });
  expect(link).toHaveAttribute("href", `${ballotPage}/mine`);
  expect((await vote()).queryByRole("link", { name: "Vote" })).toBeNull();
});

test("who is not proven is told how to prove where they live", async () => {
  await openBallot(page, { mine: standing("residence_not_proven") });
  expect(await (await vote()).findByText("Confirm your address first")).toBeVisible();
  expect(await (await vote()).findByRole("button", { name: "How to confirm my address" })).toBeVisible();
});

test.each<[string, MyBallot, string]>([
  ["not_on_roll", standing("not_on_roll", { districtId: null }), "You live in Muide, and this vote is for other"],
  ["ballot_sealed", standing("ballot_sealed", { hasVoted: true }), "The system was restored from a back-up"],
  ["round_not_active", standing("round_not_active"), "The vote is not under way."],
])("why somebody cannot vote is said in plain words, with what helps: %s", async (_, mine, words) => {
  await openBallot(page, { mine });
  expect(await (await vote()).findByText((text) => text.includes(words))).toBeVisible();
  expect((await vote()).queryByRole("link", { name: "Vote" })).toBeNull();
});

test("who has moved is led to change their address", async () => {
  await openBallot(page, { mine: standing("not_on_roll", { districtId: null }) });
  expect(await (await vote()).findByRole("link", { name: "I have moved" })).toHaveAttribute("href", "/gent/me/move");
});

test("visitors are asked to sign in, and come to the ballot", async () => {
  const shown = await openAsGuest(anActiveRound());
  const link = await (await vote()).findByRole("link", { name: "Sign in to vote" });
  const next = encodeURIComponent(ballotPage.replace("/gent", ""));
  expect(link).toHaveAttribute("href", `/gent/sign-in?next=${next}`);
  expect(shown.routes()).not.toContain("budgets.readMyBallot");
});

test.each(["resident", "visitor"])(
  "with codes, each %s is led to where the code is typed, and to the counter",
  async (who) => {
    const round = anActiveRound({ roll: "codes" });
    const { routes } = await (who === "visitor" ? openAsGuest(round) : openBallot(page, { round }));
    expect(await (await vote()).findByText("Vote with the code of your letter")).toBeVisible();
    expect((await vote()).getByText(/Ask at the counter of Stad Gent: a lost letter is replaced\.$/)).toBeVisible();
    expect((await vote()).getByRole("link", { name: "Enter your code" })).toHaveAttribute("href", "/gent/vote");
    expect(routes()).not.toContain("budgets.readMyBallot");
  },
);

test.each([
  ["upcoming", "residents"],
  ["finished", "residents"],
  ["upcoming", "codes"],
  ["finished", "codes"],
] as const)("a vote that is %s, with %s, asks no one to vote", async (state, roll) => {
  const { routes } = await openBallot(page, { round: aReadRound({ state, roll }) });
  await vote();
  expect((await vote()).queryByRole("link", { name: /^(Vote|Enter your code)$/ })).toBeNull();
  expect(routes()).not.toContain("budgets.readMyBallot");
});

test("without a connection it is said that voting needs one", async () => {
  const mine = () => {
    throw refusal("unavailable");
  };
  await openBallot(page, { mine });
  expect(await (await vote()).findByText(/^You need a connection to vote/, {}, { timeout: 8000 })).toBeVisible();
});

test("somebody who is proven meanwhile can vote at once", async () => {
  let mine = standing("residence_not_proven");
  await openBallot(page, { mine: () => mine });
  await (await vote()).findByText("Confirm your address first");
  mine = aBallot();
  act(() => announceChanges("residents"));
  expect(await (await vote()).findByRole("link", { name: "Vote" })).toBeVisible();
});

test("turnout is told as of the full hour, and fewer than ten as such", async () => {
  const turnout = (voters: number | null) => ({
    asOf: "2026-12-03T13:00:00.000Z",
    districts: [{ districtId: idOf(181), voters }],
  });
  const shown = await openBallot(page, { round: anActiveRound({ turnout: turnout(1240) }) });
  expect((await vote()).getByText("1,240 people have voted, as of 3 Dec 2026, 14:00.")).toBeVisible();
  shown.leave();
  await openBallot(page, { round: anActiveRound({ turnout: turnout(null) }) });
  expect((await vote()).getByText("Fewer than 10 people have voted, as of 3 Dec 2026, 14:00.")).toBeVisible();
});

test.each(["finished", "replaced"] as const)(
  "what was chosen and not sent leaves the device once the vote is %s",
  async (state) => {
    const shown = await openBallot(ballotPage, {});
    await shown.user.click(await button("Add: Idea 1"));
    const isKept = () => Object.keys(localStorage).some((key) => key.startsWith("stoep.unsent."));
    expect(isKept()).toBe(true);
    shown.leave();
    const replaced = state === "replaced" ? { at: "2026-11-20T10:00:00.000Z", reason: "A cost was wrong." } : null;
    await openBallot(page, { round: anActiveRound({ state, replaced }) });
    await vote();
    await waitFor(() => expect(isKept()).toBe(false));
  },
);
