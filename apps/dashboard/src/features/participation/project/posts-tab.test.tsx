// @vitest-environment jsdom
import { aPostRow, fakeServer, idOf, now, type Replies } from "@stoep/client/testing";
import type { Post } from "@stoep/contract/publishing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import type { PostRow, Project } from "../parts/words.ts";
import { aPhase, aProject, none, ofParticipation } from "../testing/samples.ts";
import { ProjectScreen } from "./project-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const phase = aPhase({ title: "Luisteren", startsOn: "2026-11-01", endsOn: "2026-11-30" });
const project = aProject({
  state: "published",
  publishedAt: now,
  startsOn: "2026-11-01",
  endsOn: "2027-01-15",
  timing: "active",
  isPhased: true,
  phases: [phase],
});
const linked = (change: Partial<PostRow> = {}) =>
  aPostRow({
    title: "Kom mee op wandeling",
    link: { kind: "project", id: project.id, part: phase.id, name: project.title, partName: "Luisteren" },
    ...change,
  });

async function open(search: string, rows: PostRow[], refused = {}, replies: NonNullable<Replies["publishing"]> = {}) {
  const at = `/participation/projects/${project.id}${search}`;
  const counts = { published: rows.length, scheduled: 0, concept: 0 };
  const asked = fakeServer({
    participation: { getProject: project as Project, listProjectMoments: { items: [] } },
    publishing: { listPosts: { items: rows, next: null, counts, found: rows.length }, ...replies },
    neighbourhoods: { readAreas: { type: "FeatureCollection", features: [] } },
    notifications: { markObjectSeen: { done: true } },
  } as Replies);
  const path = "/participation/projects/$projectId";
  await showScreen(ProjectScreen, { path, at, session: ofParticipation(refused) });
  return asked;
}

test("its messages are listed with their phase, and a new one begins with the project", async () => {
  const asked = await open("?tab=messages", [linked()]);
  const row = await screen.findByRole("row", { name: /Kom mee op wandeling/ });
  expect(row).toHaveTextContent("Luisteren");
  expect(screen.getByRole("link", { name: "Write a message" })).toHaveAttribute(
    "href",
    `/dashboard/messages/new?link=project%3A${project.id}`.replace("%3A", ":"),
  );
  const query = asked.findLast(({ route }) => route === "publishing.listPosts")?.query;
  expect([query?.get("link"), query?.get("kind")]).toEqual([`project:${project.id}`, "message"]);
});

test("the plan shows what ran in a phase", async () => {
  await open("", [linked()]);
  const plan = await screen.findByRole("list", { name: "Plan" });
  expect(await within(plan).findByRole("link", { name: "Kom mee op wandeling" })).toBeVisible();
});

test("an existing activity is added, to a phase, as it is now", async () => {
  const other = linked({ id: idOf(77), title: "Feest", kind: "activity", link: null });
  const asked = await open(
    "?tab=events",
    [other],
    {},
    {
      getPost: () => ({ id: other.id, version: 4 }) as Post,
      setPostLink: () => ({ id: other.id }) as Post,
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Add an existing activity" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Add" }));
  expect(await dialog.findAllByText("Choose one")).not.toEqual([]);
  await userEvent.click(dialog.getByRole("combobox", { name: /Activity/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Feest" }));
  await userEvent.click(dialog.getByRole("combobox", { name: "Phase" }));
  await userEvent.click(await screen.findByRole("option", { name: "Luisteren" }));
  await userEvent.click(dialog.getByRole("button", { name: "Add" }));
  await waitFor(() =>
    expect(asked.find(({ route }) => route === "publishing.setPostLink")?.body).toEqual({
      version: 4,
      link: { kind: "project", id: project.id, part: phase.id },
    }),
  );
});

test("members who may not read messages have no such tabs", async () => {
  await open("", [], { inbox: none });
  await screen.findByRole("list", { name: "Plan" });
  expect(screen.queryByRole("link", { name: "Messages" })).toBeNull();
});
