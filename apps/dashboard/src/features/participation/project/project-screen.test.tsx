// @vitest-environment jsdom
import { fakeServer, idOf, now, type Replies } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Feature } from "../../../app/index.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import type { Project, ProjectStatistics } from "../parts/words.ts";
import { aPhase, aProject, ofParticipation } from "../testing/samples.ts";
import { milestonesOf } from "./milestones.ts";
import { ProjectScreen } from "./project-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const live = (change: Partial<Project> = {}) =>
  aProject({
    state: "published",
    publishedAt: now,
    startsOn: "2026-11-01",
    endsOn: "2027-01-15",
    timing: "active",
    daysLeft: 12,
    ...change,
  });
const statistics: ProjectStatistics = {
  opened: 120,
  followers: 14,
  tookPart: null,
  overTime: [{ at: "2026-11-22T09:00:00.000Z", opened: 120, followers: 10 }],
  perNeighbourhood: [
    { neighbourhoodId: idOf(20), name: "Muide", opened: 110, tookPart: null },
    { neighbourhoodId: null, name: "", opened: 10, tookPart: null },
  ],
  at: now,
};

function open(
  project: Project,
  replies: NonNullable<Replies["participation"]> = {},
  search = "",
  more: Feature[] = [],
) {
  const at = `/participation/projects/${project.id}${search}`;
  const asked = fakeServer({
    participation: {
      getProject: project,
      listProjectMoments: { items: [{ id: idOf(90), at: now, act: "published", by: "Els Peeters" }] },
      getProjectStatistics: statistics,
      ...replies,
    },
    neighbourhoods: { readAreas: { type: "FeatureCollection", features: [] } },
    notifications: { markObjectSeen: { done: true } },
  } as Replies);
  const path = "/participation/projects/$projectId";
  return { asked, shown: showScreen(ProjectScreen, { path, at, session: ofParticipation(), more }) };
}

test("its head says what it is, where it stands and how long it is open", async () => {
  await open(live({ isPublic: true })).shown;
  expect(await screen.findByRole("heading", { name: "Een park aan het water" })).toBeVisible();
  expect(screen.getByText(/12 days left · published/)).toBeVisible();
  expect(screen.getByText("Under way")).toBeVisible();
  expect(screen.getAllByText("On the participation page")[0]).toBeVisible();
  expect(screen.getByRole("link", { name: "Edit" })).toHaveAttribute(
    "href",
    `/dashboard/participation/projects/${idOf(1)}/edit`,
  );
});

test("who may not change it only reads: there is nothing to edit, and each act says why not", async () => {
  const no = "level_too_low" as const;
  await open(live({ can: { edit: no, publish: no, setPublic: no, end: no, reopen: no, delete: no } })).shown;
  await screen.findByRole("heading", { name: "Een park aan het water" });
  expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  const ended = await screen.findByRole("menuitem", { name: /End early/ });
  expect(ended).toHaveAttribute("aria-disabled", "true");
});

test("the timeline has the plan with its phases, and what colleagues did", async () => {
  const phases = [aPhase({ title: "Luisteren", startsOn: "2026-11-01", endsOn: "2026-11-30" })];
  await open(live({ isPhased: true, phases })).shown;
  const plan = await screen.findByRole("list", { name: "Plan" });
  expect(
    within(plan)
      .getAllByRole("listitem")
      .map((one) => one.textContent),
  ).toEqual([
    expect.stringContaining("Begins"),
    expect.stringContaining("Luisteren"),
    expect.stringContaining("Last day"),
  ]);
  const done = await screen.findByRole("list", { name: "What happened" });
  expect(within(done).getByText(/Els Peeters/)).toBeVisible();
});

test("statistics stand in the address, and say what they count", async () => {
  await open(live(), {}, "?tab=statistics").shown;
  // The curve beside it, which is loaded later, may have the same number.
  expect((await screen.findAllByText("120"))[0]).toBeVisible();
  expect(screen.getByRole("button", { name: /Took part: Residents who wrote, supported or commented/ })).toBeVisible();
  const row = screen.getByRole("row", { name: /Elsewhere/ });
  expect(row).toHaveTextContent("10");
});

test("a draft has no statistics, and is written on from here", async () => {
  await open(aProject()).shown;
  expect(await screen.findByRole("link", { name: "Continue writing" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Statistics" })).toBeNull();
});

describe("the days that matter", () => {
  const kinds = (project: Project, endedOn: string | null = null) =>
    milestonesOf(project, "2026-11-21", endedOn).map(({ kind, timing }) => [kind, timing]);

  test("are its first, its phases and its last", () => {
    const phases = [aPhase({ startsOn: "2026-11-20", endsOn: "2026-11-22" })];
    expect(kinds(live({ isPhased: true, phases }))).toEqual([
      ["begins", "finished"],
      ["phase", "active"],
      ["ends", "upcoming"],
    ]);
    expect(kinds(live({ isPhased: false, phases }))).toHaveLength(2);
  });

  test("of one that was ended early end on that day, and no phase is under way", () => {
    const phases = [aPhase({ startsOn: "2026-11-20", endsOn: "2026-11-22" })];
    expect(kinds(live({ isPhased: true, phases }), "2026-11-20")).toEqual([
      ["begins", "finished"],
      ["phase", "finished"],
      ["ended", "finished"],
    ]);
  });

  test("are none while none is chosen", () => expect(kinds(aProject({ startsOn: null, endsOn: null }))).toEqual([]));
});

const Loans = ({ project }: { project: { title: string } }) => <p>Loans of {project.title}</p>;
const tab = { key: "lending", after: "events", licence: "surveys", Part: Loans } as const;
const lending: Feature = { name: "lending", routes: [], projectTabs: [tab] };

describe("another capability hands in a tab", () => {
  const tabs = async () =>
    within(await screen.findByRole("navigation", { name: "Parts of the project" })).getAllByRole("link");

  test("which stands between activities and contributions, and is given the project", async () => {
    await open(live(), {}, "?tab=lending", [lending]).shown;
    expect(await screen.findByText("Loans of Een park aan het water")).toBeVisible();
    const places = (await tabs()).map((link) => link.getAttribute("href")?.split("tab=")[1]);
    const others = [undefined, "statistics", "messages", "events"];
    expect(places).toEqual([...others, "projectSurveys", "lending", "contributions"]);
  });

  test("which a draft does not have yet", async () => {
    await open(aProject(), {}, "?tab=lending", [lending]).shown;
    expect((await tabs()).length).toBe(3);
    expect(screen.queryByText(/Loans of/)).toBeNull();
  });
});
