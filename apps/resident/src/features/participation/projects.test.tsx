import { aReadProject, idOf, refusal } from "@stoep/client/testing";
import type { ProjectCard } from "@stoep/contract/participation";
import { act, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { announceChanges } from "../../app/live.ts";
import { heading, renderApp } from "../../app/testing/render-app.tsx";
import { anIdea, aReadIdea } from "./testing/samples.ts";

afterEach(() => localStorage.clear());

const project = aReadProject();
const idea = aReadIdea();
const page = `/gent/projects/${project.id}`;
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
  budget: { amount: 250_000, currency: "EUR" },
  image: null,
  takesIdeas: project.takesIdeas,
  takesIdeasFrom: null,
  ...change,
});

test("a project's page says when, where and with how much money, and what its phases are", async () => {
  await renderApp(page, { participation: { readProject: project } });
  expect(await heading("A park by the water")).toBeVisible();
  expect(await screen.findByText("56 days left")).toBeVisible();
  expect(screen.getByText("1 Nov 2026 – 15 Jan 2027")).toBeVisible();
  expect(screen.getByText("€250,000")).toBeVisible();
  expect(screen.getByText("Muide")).toBeVisible();
  const phases = within(screen.getByRole("region", { name: "Phases" })).getAllByRole("listitem");
  expect(phases.map((one) => within(one).getByRole("heading").textContent)).toEqual([
    "We listen",
    "Your ideas",
    "We build",
  ]);
  expect(phases.map((one) => one.getAttribute("aria-current"))).toEqual([null, "step", null]);
  expect(screen.getByText("Budget of this phase: €50,000")).toBeVisible();
});

test.each([
  ["to come", { timing: "upcoming", startsOn: "2026-12-01" }, "Starts on 1 Dec 2026"],
  ["on its last day", { daysLeft: 1 }, "1 day left"],
  ["over", { timing: "finished", daysLeft: 0 }, "Finished"],
] as const)("a project that is %s says so", async (_, change, words) => {
  await renderApp(page, { participation: { readProject: aReadProject({ ...change, phases: [] }) } });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole("region", { name: "Phases" })).toBeNull();
});

test("a translated project shows its original on demand, phases too", async () => {
  const original = aReadProject({ language: "nl", originalLanguage: "nl", title: "Een park aan het water" });
  original.phases = original.phases.map((phase) => ({ ...phase, title: `nl ${phase.title}` }));
  const translated = aReadProject({ isTranslated: true, originalLanguage: "nl" });
  const { user } = await renderApp(page, {
    participation: { readProject: ({ query }) => (query.get("language") === "nl" ? original : translated) },
  });
  await user.click(await screen.findByRole("button", { name: "See original" }));
  expect(await heading("Een park aan het water")).toHaveAttribute("lang", "nl");
  expect(screen.getByRole("heading", { name: "nl Your ideas" })).toHaveAttribute("lang", "nl");
});

test("residents find the projects of their neighbourhoods in one list, by way of the public page", async () => {
  const { user } = await renderApp("/gent/public", {
    publishing: { listPublicPosts: { items: [], next: null }, listPublicSenders: { items: [] } },
    participation: { listOpenProjects: { items: [card()], next: null }, readProject: project },
  });
  await user.click(await screen.findByRole("link", { name: "Projects" }));
  expect(await heading("Projects in your neighbourhood")).toBeVisible();
  const shown = within(await screen.findByRole("article", { name: "A park by the water" }));
  expect(shown.getByText("56 days left")).toBeVisible();
  expect(shown.getByText("Project · Stad Gent · €250,000 · now: Your ideas")).toBeVisible();
  await user.click(shown.getByRole("link", { name: "A park by the water" }));
  expect(await heading("A park by the water")).toBeVisible();
});

test("visitors find public projects, and read them without signing in", async () => {
  const { user } = await renderApp(
    "/gent/projects",
    {
      participation: {
        listPublicProjects: { items: [card({ kind: "budget", phase: null, budget: null })], next: null },
        readPublicProject: project,
      },
    },
    null,
  );
  expect(await heading("Projects in Gent")).toBeVisible();
  expect(await screen.findByText("Citizen budget · Stad Gent")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "A park by the water" }));
  expect(await heading("A park by the water")).toBeVisible();
});

test("whoever came from elsewhere goes back from a project, and from all of them, to Take part", async () => {
  const back = async () =>
    expect(await screen.findByRole("link", { name: "← Back" })).toHaveAttribute("href", "/gent/take-part");
  const shown = await renderApp(page, { participation: { readProject: project } });
  await heading("A park by the water");
  await back();
  shown.leave();
  const visited = await renderApp(page, { participation: { readPublicProject: project } }, null);
  await heading("A park by the water");
  await back();
  visited.leave();
  await renderApp("/gent/projects", { participation: { listOpenProjects: { items: [], next: null } } });
  await back();
});

test("where there are no projects, the list says what will be there", async () => {
  await renderApp("/gent/projects", { participation: { listOpenProjects: { items: [], next: null } } });
  expect(await screen.findByText("No projects yet")).toBeVisible();
});

test("a project that is gone, or for others, says so; visitors can sign in", async () => {
  const gone = () => {
    throw refusal("not_found");
  };
  const shown = await renderApp(page, { participation: { readProject: gone } });
  expect(await heading("This project no longer exists")).toBeVisible();
  expect(screen.getByRole("link", { name: "See all projects" })).toHaveAttribute("href", "/gent/projects");
  shown.leave();
  await renderApp(page, { participation: { readPublicProject: gone } }, null);
  expect(await heading("You cannot see this project")).toBeVisible();
  expect(within(screen.getByRole("main")).getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    expect.stringContaining(encodeURIComponent(`/projects/${project.id}`)),
  );
});

test.each([
  ["project", page],
  ["idea", `/gent/ideas/${idea.id}`],
])(
  "a visitor who is reading when the %s is taken off the public pages is told, and sees nothing of it any more",
  async (_, path) => {
    let isPublic = true;
    const whilePublic =
      <Shown,>(shown: Shown) =>
      () => {
        if (!isPublic) throw refusal("not_found");
        return shown;
      };
    const participation = {
      readPublicProject: whilePublic(project),
      listPublicIdeas: whilePublic({ items: [anIdea({ title: idea.title })], next: null }),
      readPublicIdea: whilePublic(idea),
    };
    await renderApp(path, { participation }, null);
    expect(await screen.findByText(idea.title)).toBeVisible();
    isPublic = false;
    act(() => announceChanges("participation"));
    expect(await heading(/^You cannot see this/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(idea.title);
    expect(document.body).not.toHaveTextContent(project.title);
  },
);

test("without a connection the last copy of a project is shown, with its time", async () => {
  const shown = await renderApp(page, { participation: { readProject: project } });
  await heading("A park by the water");
  shown.leave();
  const cut = () => {
    throw refusal("unavailable");
  };
  await renderApp(page, { participation: { readProject: cut } });
  expect(await heading("A park by the water")).toBeVisible();
});
