import { aReadProject, idOf, refusal } from "@stoep/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { button, heading, renderApp } from "../../../app/testing/render-app.tsx";
import { aResidence, aSession } from "../../../app/testing/samples.ts";
import { aMoment, anIdea, aReadIdea, ownIdea } from "../testing/samples.ts";

afterEach(() => localStorage.clear());

const project = aReadProject();
const page = `/gent/projects/${project.id}`;
const listed = (...items: ReturnType<typeof anIdea>[]) => ({ items, next: null });
const quiet = { conversations: { listComments: { items: [], next: null, can: { comment: true as const } } } };
const card = async (name: string) => within(await screen.findByRole("article", { name }));

test("a project says until when it takes ideas, and leads to writing one", async () => {
  await renderApp(page, { participation: { readProject: project, listIdeas: listed() } });
  const part = within(await screen.findByRole("region", { name: "Ideas" }));
  expect(part.getByText("You can add your idea until 1 Jan 2027.")).toBeVisible();
  expect(part.getByRole("link", { name: "Add your idea" })).toHaveAttribute("href", `${page}/write`);
  expect(await part.findByText("No ideas yet")).toBeVisible();
});

test("a project whose phase is to come says when, one whose phase is over that it takes none", async () => {
  const coming = aReadProject({ takesIdeas: null, takesIdeasFrom: "2026-12-05" });
  const first = await renderApp(page, { participation: { readProject: coming, listIdeas: listed() } });
  expect(await screen.findByText("You can add your idea from 5 Dec 2026.")).toBeVisible();
  first.leave();
  const over = aReadProject({ takesIdeas: null });
  await renderApp(page, { participation: { readProject: over, listIdeas: listed() } });
  expect(await screen.findByText("This project does not take ideas now.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Add your idea" })).not.toBeInTheDocument();
});

test("a project that never asks has no such part", async () => {
  const silent = aReadProject({ takesIdeas: null, phases: [] });
  const { routes } = await renderApp(page, { participation: { readProject: silent, listIdeas: listed() } });
  await heading("A park by the water");
  await waitFor(() => expect(routes()).toContain("participation.listIdeas"));
  expect(screen.queryByRole("region", { name: "Ideas" })).not.toBeInTheDocument();
});

test("ideas are ordered, filtered and sought, and the address keeps it", async () => {
  const { user, last } = await renderApp(page, {
    participation: { readProject: project, listIdeas: listed(anIdea()) },
  });
  await card("Benches by the water");
  await user.click(await button("Most supported"));
  await user.click(await button("Filter"));
  await user.selectOptions(screen.getByLabelText("What came of it"), "Accepted or with a budget");
  await user.selectOptions(screen.getByLabelText("Type"), "Story");
  await waitFor(() => expect(last("participation.listIdeas")?.query.get("kind")).toBe("story"));
  expect(last("participation.listIdeas")?.query.get("sort")).toBe("support");
  expect(last("participation.listIdeas")?.query.get("group")).toBe("accepted");
  expect(location.search).toBe("?sort=support&group=accepted&kind=story");
});

test("support is shown at once and taken back when it is refused", async () => {
  const idea = anIdea();
  let release = () => {};
  const { user } = await renderApp(page, {
    participation: {
      readProject: project,
      listIdeas: listed(idea),
      supportIdea: () =>
        new Promise<never>((_, reject) => {
          release = () => reject(refusal("support_closed"));
        }),
    },
  });
  const shown = await card(idea.title);
  expect(shown.getByText("4 people support it")).toBeVisible();
  await user.click(shown.getByRole("button", { name: `Support “${idea.title}”` }));
  expect(await shown.findByText("5 people support it")).toBeVisible();
  expect(shown.getByRole("button", { name: /^You support/ })).toHaveAttribute("aria-pressed", "true");
  release();
  expect(await shown.findByText("4 people support it")).toBeVisible();
});

test("a button pressed twice supports once", async () => {
  const idea = anIdea();
  let release = () => {};
  const { user, routes } = await renderApp(page, {
    participation: {
      readProject: project,
      listIdeas: listed(idea),
      supportIdea: () =>
        new Promise<{ isSupported: boolean; supportCount: number }>((resolve) => {
          release = () => resolve({ isSupported: true, supportCount: 6 });
        }),
    },
  });
  const shown = await card(idea.title);
  await user.dblClick(shown.getByRole("button", { name: /^Support/ }));
  release();
  // What the server counted: somebody else supported it meanwhile.
  expect(await shown.findByText("6 people support it")).toBeVisible();
  expect(routes().filter((name) => name === "participation.supportIdea")).toHaveLength(1);
  expect(routes()).not.toContain("participation.withdrawSupport");
});

test("support of somebody whose address is not confirmed counts later, and says so", async () => {
  const idea = anIdea();
  const { user } = await renderApp(
    page,
    {
      participation: {
        readProject: project,
        listIdeas: listed(idea),
        supportIdea: { isSupported: true, supportCount: 4 },
      },
    },
    aSession(aResidence({ isProven: false })),
  );
  const shown = await card(idea.title);
  await user.click(shown.getByRole("button", { name: /^Support/ }));
  expect(await shown.findByText("Your support counts once your address is confirmed.")).toBeVisible();
  expect(shown.getByText("4 people support it")).toBeVisible();
});

test.each([
  ["in a project that is over", aReadProject({ timing: "finished" }), anIdea({ isSupported: true })],
  ["that was chosen", project, anIdea({ type: "implemented", isSupported: true })],
  ["that is not feasible", project, anIdea({ type: "rejected", isSupported: true })],
])("an idea %s is not supported any more, nor is support withdrawn", async (_, readProject, idea) => {
  await renderApp(page, { participation: { readProject, listIdeas: listed(idea) } });
  const shown = await card(idea.title);
  expect(shown.getByText("You support it")).toBeVisible();
  expect(shown.queryByRole("button", { name: /support/i })).not.toBeInTheDocument();
});

test("the page of an idea offers no support where it would be refused", async () => {
  const idea = aReadIdea({ isSupported: true });
  const closed = { ...idea, can: { ...idea.can, support: "support_closed" as const } };
  await renderApp(`/gent/ideas/${idea.id}`, { participation: { readIdea: closed }, ...quiet });
  await heading(idea.title);
  expect(screen.getByText("You support it")).toBeVisible();
  expect(screen.queryByRole("button", { name: /support/i })).not.toBeInTheDocument();
});

test("visitors see how many support an idea and cannot; an author without name is a resident of the neighbourhood", async () => {
  const idea = anIdea({ author: { name: "", isMe: false, isUnproven: false, isFromCounter: false } });
  await renderApp(page, { participation: { readPublicProject: project, listPublicIdeas: listed(idea) } }, null);
  const shown = await card(idea.title);
  expect(shown.getByText("A resident of Muide")).toBeVisible();
  expect(shown.getByText("4 people support it")).toBeVisible();
  expect(shown.queryByRole("button", { name: /^Support/ })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Sign in to add your idea" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "On the map" })).not.toBeInTheDocument();
});

test.each([
  ["", "A resident of Muide"],
  ["Mrs Peeters", "Mrs Peeters"],
])(
  "an idea of the counter says so, in the list and on its page, with a name only if there is one: “%s”",
  async (name, shown) => {
    const author = { name, isMe: false, isUnproven: false, isFromCounter: true };
    const idea = anIdea({ author });
    const list = await renderApp(page, { participation: { readProject: project, listIdeas: listed(idea) } });
    const inList = await card(idea.title);
    for (const words of [shown, "entered at the counter"]) expect(inList.getByText(words)).toBeVisible();
    list.leave();
    await renderApp(`/gent/ideas/${idea.id}`, { participation: { readIdea: aReadIdea({ author }) }, ...quiet });
    await heading(idea.title);
    for (const words of [shown, "entered at the counter"]) expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText("You")).not.toBeInTheDocument();
  },
);

test("what residents chose by vote says so where a reason would stand, and in what happened", async () => {
  const cost = { amount: 9000, currency: "EUR" as const };
  const decided = { type: "implemented", isByVote: true } as const;
  const idea = aReadIdea({
    type: "implemented",
    isChosenByVote: true,
    cost,
    timeline: [aMoment({ kind: "type", ...decided })],
  });
  await renderApp(`/gent/ideas/${idea.id}`, { participation: { readIdea: idea }, ...quiet });
  expect(await heading(idea.title)).toBeVisible();
  expect(screen.getByText("The residents chose it by vote.")).toBeVisible();
  expect(screen.getByText("Estimated cost: €9,000")).toBeVisible();
  const line = within(screen.getByRole("region", { name: "What happened" })).getAllByRole("listitem");
  expect(line.map((one) => one.querySelector("p")?.textContent)).toEqual(["Chosen by vote"]);
});

test("what was decided stands apart from what its author wrote: reason, cost, answer, works", async () => {
  const cost = { amount: 12_000, currency: "EUR" as const };
  const works = { state: "under-way" as const, percent: 40 };
  const idea = aReadIdea({
    type: "budgeted",
    reason: "It fits the plan.",
    cost,
    works,
    costToDate: { amount: 5000, currency: "EUR" },
    answer: { text: "We begin in spring.", at: "2026-11-20T09:00:00.000Z" },
    timeline: [
      aMoment({ kind: "sent-in" }),
      aMoment(),
      aMoment({ kind: "type", type: "budgeted", text: "It fits the plan." }),
      aMoment({ kind: "works", text: "The first bench stands.", works: { ...works, costToDate: null } }),
    ],
    merged: [
      {
        id: idOf(990),
        title: "Somewhere to sit",
        author: { name: "Jan P.", isMe: false, isUnproven: false, isFromCounter: false },
      },
    ],
  });
  await renderApp(`/gent/ideas/${idea.id}`, { participation: { readIdea: idea }, ...quiet });
  expect(await heading(idea.title)).toBeVisible();
  expect(screen.getAllByText("It fits the plan.")).toHaveLength(2);
  expect(screen.getByText("Estimated cost: €12,000")).toBeVisible();
  expect(
    within(screen.getByRole("region", { name: "Answer from Stad Gent" })).getByText("We begin in spring."),
  ).toBeVisible();
  const bar = screen.getByRole("progressbar", { name: "What is being done" });
  expect(bar).toHaveAttribute("aria-valuetext", "40%");
  expect(screen.getByText("€5,000")).toBeVisible();
  const line = within(screen.getByRole("region", { name: "What happened" })).getAllByRole("listitem");
  expect(line.map((one) => one.querySelector("p")?.textContent)).toEqual([
    "It began as a message to Stad Gent",
    "Added to the project",
    "Stad Gent: With a budget",
    "Under way, 40%",
  ]);
  const merged = within(screen.getByRole("region", { name: "Merged into this contribution" }));
  expect(merged.getByText("Jan P.")).toBeVisible();
  expect(merged.getByRole("link", { name: "Somewhere to sit" })).toHaveAttribute("href", `/gent/ideas/${idOf(990)}`);
});

test("an idea that was merged leads to the one that it is in", async () => {
  const idea = aReadIdea({ mergedInto: { id: idOf(991), title: "Seats" } });
  const { routes } = await renderApp(`/gent/ideas/${idea.id}`, { participation: { readIdea: idea }, ...quiet });
  expect(await screen.findByRole("link", { name: "Seats" })).toHaveAttribute("href", `/gent/ideas/${idOf(991)}`);
  expect(await heading("Comments")).toBeVisible();
  expect(routes()).toContain("conversations.listComments");
});

test("an idea that was opened from a ballot leads back to it, another to its project", async () => {
  const idea = aReadIdea();
  await renderApp(`/gent/ideas/${idea.id}`, { participation: { readIdea: idea }, ...quiet });
  const up = await screen.findByRole("link", { name: "← A park by the water" });
  expect(up).toHaveAttribute("href", `/gent/projects/${idOf(151)}`);
  const ballot = `/projects/${idOf(151)}/votes/${idOf(191)}`;
  act(() => history.replaceState({ ballot }, ""));
  expect(await screen.findByRole("link", { name: "← Back to your ballot" })).toHaveAttribute("href", `/gent${ballot}`);
});

test("who withdraws what is being carried out is told that its record stays, without their name", async () => {
  const idea = ownIdea({ type: "implemented", works: { state: "under-way", percent: 40 } });
  const { user } = await renderApp(`/gent/ideas/${idea.id}`, { participation: { readIdea: idea }, ...quiet });
  await user.click(await button("Withdraw"));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/Its title, its place and what comes of it stay public, without your name/)).toBeVisible();
});

test("who withdraws a chosen idea is told that its title stays with a vote on it", async () => {
  const idea = ownIdea({ type: "budgeted", works: null });
  const { user } = await renderApp(`/gent/ideas/${idea.id}`, { participation: { readIdea: idea }, ...quiet });
  await user.click(await button("Withdraw"));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/its title and cost stay with that vote, without your name/)).toBeVisible();
});

test("one’s own that waits says so; it can be withdrawn, after a question", async () => {
  const idea = ownIdea({ isWaiting: true });
  const { user, routes } = await renderApp(`/gent/ideas/${idea.id}`, {
    participation: { readIdea: idea, withdrawIdea: { done: true }, readProject: project, listIdeas: listed() },
    ...quiet,
  });
  expect(await screen.findByText(/Until then only you see it/)).toBeVisible();
  await user.click(await button("Withdraw"));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Withdraw" }));
  expect(await screen.findByText("Contribution withdrawn.")).toBeVisible();
  expect(routes()).toContain("participation.withdrawIdea");
  expect(location.pathname).toBe(page);
});

test("an idea that is gone says so; visitors can sign in", async () => {
  const gone = () => Promise.reject(refusal("not_found"));
  const shown = await renderApp(`/gent/ideas/${idOf(1)}`, { participation: { readIdea: gone } });
  expect(await heading("This contribution no longer exists")).toBeVisible();
  shown.leave();
  await renderApp(`/gent/ideas/${idOf(1)}`, { participation: { readPublicIdea: gone } }, null);
  expect(await heading("You cannot see this contribution")).toBeVisible();
});

test("visitors read how many comments there are, and none of them", async () => {
  const idea = aReadIdea();
  const { routes } = await renderApp(`/gent/ideas/${idea.id}`, { participation: { readPublicIdea: idea } }, null);
  expect(await screen.findByText("2 comments")).toBeVisible();
  expect(routes()).not.toContain("conversations.listComments");
});
