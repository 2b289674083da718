import { idOf, refusal } from "@stoep/client/testing";
import type { OpenVote } from "@stoep/contract/budgets";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { heading, renderApp } from "../../app/testing/render-app.tsx";
import { project } from "./testing/ballot-page.tsx";

afterEach(() => localStorage.clear());

const nothing = { items: [], next: null };
const ballot = `/gent/projects/${project.id}/votes/${idOf(191)}`;
const aVote = (change: Partial<OpenVote> = {}): OpenVote => ({
  roundId: idOf(191),
  projectId: project.id,
  title: "A million for Gent",
  language: "en",
  endsOn: "2026-12-15",
  hasVoted: false,
  ...change,
});

const participation = { listOpenProjects: nothing, listPublicProjects: nothing };
const open = (at: string, votes: () => { items: OpenVote[] }) =>
  renderApp(at, { participation, budgets: { listOpenVotes: votes } });
const voteOf = async (title = "A million for Gent") => within(await screen.findByRole("article", { name: title }));

test.each(["/gent/take-part", "/gent/projects"])(
  "a vote under way stands above all else on %s, and leads to the ballot",
  async (at) => {
    await open(at, () => ({ items: [aVote()] }));
    const vote = await voteOf();
    expect(vote.getByText("The vote is open up to and including 15 Dec 2026.")).toBeVisible();
    expect(vote.getByRole("link", { name: "Vote" })).toHaveAttribute("href", ballot);
    expect(vote.getByRole("link", { name: "A million for Gent" })).toHaveAttribute(
      "href",
      `/gent/projects/${project.id}#vote`,
    );
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings[0]).toBe("Votes under way");
  },
);

test("who has voted is told so, and finds the vote that they sent", async () => {
  await open("/gent/take-part", () => ({ items: [aVote({ hasVoted: true })] }));
  const vote = await voteOf();
  expect(vote.getByText("You have voted")).toBeVisible();
  expect(vote.getByRole("link", { name: "See or change your vote" })).toHaveAttribute("href", `${ballot}/mine`);
});

test("without a vote in which one can vote, and where it is not known, nothing stands there", async () => {
  const replies = [
    () => ({ items: [] }),
    () => {
      throw refusal("unexpected");
    },
  ];
  for (const reply of replies) {
    const { leave, routes } = await open("/gent/take-part", reply);
    await heading("Take part");
    await waitFor(() => expect(routes()).toContain("budgets.listOpenVotes"));
    expect(screen.queryByText("Votes under way")).toBeNull();
    leave();
  }
});

test("what one took part in, and visitors, have no votes above", async () => {
  const { routes, leave } = await open("/gent/take-part?view=mine", () => ({ items: [aVote()] }));
  await heading("Take part");
  expect(routes()).not.toContain("budgets.listOpenVotes");
  leave();
  const guest = await renderApp("/gent/projects", { participation }, null);
  await heading(/Projects/);
  expect(guest.routes()).not.toContain("budgets.listOpenVotes");
});
