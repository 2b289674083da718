import { idOf, refusal } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { button, heading, renderApp } from "../../../app/testing/render-app.tsx";
import { anActiveRound, ballotPage, openBallot, project } from "../testing/ballot-page.tsx";
import { aBallot, aCastBallot, aCountedRound, aDistrictResult } from "../testing/samples.ts";

afterEach(() => localStorage.clear());

const sent = `${ballotPage}/mine`;
const [first, second] = [idOf(801), idOf(802)];

test("who has voted reads what they sent and until when it can be changed", async () => {
  await openBallot(sent, { mine: aCastBallot(first, second) });
  await heading("You have voted");
  const list = within(screen.getByRole("list", { name: "What you have chosen" }));
  expect(list.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByText("€39,800 left of €50,000")).toBeVisible();
  expect(screen.getByText(/You can change or withdraw it up to and including 15 Dec 2026\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "Change your vote" })).toHaveAttribute("href", ballotPage);
});

test("a vote is withdrawn after a confirmation, and then none counts", async () => {
  let mine = aCastBallot(first);
  const withdrawBallot = () => {
    mine = aBallot();
    return mine;
  };
  const { user, routes } = await openBallot(sent, { mine: () => mine, budgets: { withdrawBallot } });
  await user.click(await button("Withdraw your vote"));
  const dialog = within(await screen.findByRole("dialog", { name: "Withdraw your vote?" }));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(routes()).not.toContain("budgets.withdrawBallot");
  await user.click(await button("Withdraw your vote"));
  await user.click(await button("Withdraw vote"));
  await heading("You have not voted");
  expect(screen.getByText("Your vote has been withdrawn.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Vote" })).toHaveAttribute("href", ballotPage);
});

test.each([
  ["round_not_active", "The vote is not under way."],
  ["nothing_cast", "You have no vote to withdraw."],
  ["ballot_sealed", "Your vote counts, but it can no longer be shown"],
  ["not_found", "This no longer exists"],
] as const)("a withdrawal that is refused says why: %s", async (code, words) => {
  const withdrawBallot = () => {
    throw refusal(code);
  };
  const { user } = await openBallot(sent, { mine: aCastBallot(first), budgets: { withdrawBallot } });
  await user.click(await button("Withdraw your vote"));
  await user.click(await button("Withdraw vote"));
  expect(await screen.findByText((text) => text.startsWith(words))).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("who has not voted is led to the ballot", async () => {
  await openBallot(sent, {});
  await heading("You have not voted");
  expect(screen.getByRole("link", { name: "Vote" })).toHaveAttribute("href", ballotPage);
});

test("a ballot that a restore has sealed counts, and can no longer be changed", async () => {
  const can = { cast: "ballot_sealed", withdraw: "ballot_sealed" } as const;
  await openBallot(sent, { mine: aBallot({ hasVoted: true, can }) });
  await heading("You have voted");
  expect(screen.getByText("Your vote counts, but it is sealed")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Change your vote" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Withdraw your vote" })).toBeNull();
});

test("between the end and the count stands what was sent, and that it is being counted", async () => {
  const can = { cast: "round_not_active", withdraw: "round_not_active" } as const;
  const round = anActiveRound({ state: "finished" });
  await openBallot(sent, { round, mine: { ...aCastBallot(first), can } });
  await heading("You have voted");
  expect(screen.getByText("Your vote has been received. The ballots are being counted.")).toBeVisible();
  expect(screen.queryByText(/No one is shown which one it was/)).toBeNull();
  expect(screen.getByRole("list", { name: "What you have chosen" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Withdraw your vote" })).toBeNull();
});

test("after the count nobody can see any more which ballot it was", async () => {
  const can = { cast: "round_not_active", withdraw: "round_not_active" } as const;
  const round = aCountedRound(aDistrictResult());
  await openBallot(sent, { round, mine: aBallot({ hasVoted: true, can }) });
  await heading("You have voted");
  expect(screen.getByText(/No one is shown which one it was, not even you\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Withdraw your vote" })).toBeNull();
});

test.each(["", "/check", "/mine"])("visitors are asked to sign in, and come back to the ballot%s", async (step) => {
  await renderApp(ballotPage + step, {}, null);
  await heading("Sign in");
  const next = new URLSearchParams(location.search).get("next");
  expect(next).toBe(`/projects/${project.id}/votes/${idOf(191)}${step}`);
});
