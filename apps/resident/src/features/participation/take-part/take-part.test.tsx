import { aReadProject, idOf } from "@stoep/client/testing";
import type { ProjectCard } from "@stoep/contract/participation";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { button, heading, renderApp } from "../../../app/testing/render-app.tsx";
import { anIdea } from "../testing/samples.ts";

afterEach(() => localStorage.clear());

const project = aReadProject();
const card = (change: Partial<ProjectCard> = {}): ProjectCard => ({
  id: project.id,
  kind: "project",
  title: project.title,
  introduction: project.introduction,
  language: "en",
  organisation: { id: idOf(5), name: "Stad Gent" },
  startsOn: project.startsOn,
  endsOn: project.endsOn,
  timing: "active",
  daysLeft: 56,
  phase: "Your ideas",
  budget: null,
  image: null,
  takesIdeas: project.takesIdeas,
  takesIdeasFrom: null,
  ...change,
});
const page = <T,>(...items: T[]) => ({ items, next: null });
const nothing = {
  listOpenProjects: page<ProjectCard>(),
  listMyIdeas: page<never>(),
  listSupportedIdeas: page<never>(),
  listFollowedProjects: page<ProjectCard>(),
};

test("the tab shows what is open, for how long, and what one can do in it", async () => {
  const coming = card({
    id: idOf(152),
    title: "A square",
    timing: "upcoming",
    takesIdeas: null,
    takesIdeasFrom: "2026-12-05",
  });
  const over = card({ id: idOf(153), title: "A bridge", timing: "finished", daysLeft: 0, takesIdeas: null });
  await renderApp("/gent/take-part", {
    participation: { ...nothing, listOpenProjects: page(card(), coming, over) },
  });
  expect(await heading("Take part")).toBeVisible();
  expect(screen.getByRole("link", { name: "Take part" })).toHaveAttribute("aria-current", "page");
  const shown = within(await screen.findByRole("article", { name: "A park by the water" }));
  expect(shown.getByText("56 days left")).toBeVisible();
  expect(shown.getByRole("link", { name: "Add your idea" })).toHaveAttribute(
    "href",
    `/gent/projects/${project.id}/write`,
  );
  expect(within(screen.getByRole("article", { name: "A square" })).getByText(/from 5 Dec 2026/)).toBeVisible();
  expect(screen.queryByRole("article", { name: "A bridge" })).not.toBeInTheDocument();
});

test("what one took part in is listed with what came of it", async () => {
  const chosen = anIdea({ title: "Mine", type: "implemented", works: { state: "under-way", percent: 40 } });
  const supported = anIdea({ title: "Of Fatma", type: "rejected", isSupported: true });
  const { user } = await renderApp("/gent/take-part", {
    participation: { ...nothing, listMyIdeas: page(chosen), listSupportedIdeas: page(supported) },
  });
  await user.click(await button("Mine"));
  expect(
    within(await screen.findByRole("article", { name: "Mine" })).getByText(/Chosen · Under way, 40%/),
  ).toBeVisible();
  expect(within(await screen.findByRole("article", { name: "Of Fatma" })).getByText("Not feasible")).toBeVisible();
  expect(location.search).toBe("?view=mine");
});

test("where nothing is open and nothing was added, both say what will be there", async () => {
  const { user } = await renderApp("/gent/take-part", { participation: nothing });
  expect(await screen.findByText("Nothing is open now")).toBeVisible();
  await user.click(await button("Mine"));
  expect(await screen.findByText("You have not added an idea yet")).toBeVisible();
});

test("visitors see what is open to everybody, and sign in to contribute", async () => {
  await renderApp("/gent/take-part", { participation: { listPublicProjects: page(card()) } }, null);
  const shown = within(await screen.findByRole("article", { name: "A park by the water" }));
  expect(shown.getByRole("link", { name: "Sign in to add your idea" })).toHaveAttribute(
    "href",
    expect.stringContaining("/gent/sign-in"),
  );
  expect(screen.queryByRole("button", { name: "Mine" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Participation page of Gent" })).toHaveAttribute(
    "href",
    "/gent/participation?language=en",
  );
});
