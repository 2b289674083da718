// @vitest-environment jsdom
import { aPostRow, fakeServer, idOf } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aMembership, anAccess, aSession } from "../../../app/testing/people.ts";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { InboxScreen } from "./inbox-screen.tsx";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const choices = [
  { id: idOf(41), name: "A new square", state: "published" as const, opensAt: null, parts: [] },
  { id: idOf(42), name: "A new park", state: "published" as const, opensAt: null, parts: [] },
];

const all = anAccess();
/** The organisation has participation. */
const access = { ...all, ideas: all.messages };

async function open(at = "/inbox") {
  const link = { kind: "project", id: idOf(41), part: null, name: "A new square", partName: "Ideas" };
  const gone = { ...link, id: idOf(43), name: "", partName: "" };
  const items = [aPostRow({ link }), aPostRow({ id: idOf(2), link: gone }), aPostRow({ id: idOf(3) })];
  const asked = fakeServer({
    publishing: {
      listPosts: { items, next: null, counts: { published: 3, scheduled: 0, concept: 0 }, found: null },
      listAuthors: { items: [] },
      listLinkChoices: ({ query }) => ({
        items: choices.filter(({ id, name }) =>
          query.has("id") ? id === query.get("id") : name.includes(query.get("search") ?? ""),
        ),
      }),
    },
    neighbourhoods: { readAreas: { type: "FeatureCollection", features: [] } },
  });
  const shown = await showScreen(InboxScreen, { path: "/inbox", at, session: aSession(aMembership(), [], access) });
  await screen.findByRole("table");
  return { ...shown, asked: () => asked.filter(({ route }) => route === "publishing.listPosts").at(-1)?.query };
}

test("messages of one project are found by its name, which the server searches", async () => {
  const { asked, address } = await open();
  await userEvent.click(screen.getByRole("button", { name: "Filters" }));
  const field = await screen.findByRole("combobox", { name: "Project" });
  await userEvent.type(field, "park");
  await userEvent.click(await screen.findByRole("option", { name: "A new park" }));
  expect(await screen.findByRole("button", { name: "Remove filter Project: A new park" })).toBeVisible();
  expect(asked()?.get("link")).toBe(`project:${idOf(42)}`);
  expect(address()).toContain("link=");
});

test("a link to the list keeps the project, until its filter is removed", async () => {
  const { asked } = await open(`/inbox?link=project:${idOf(41)}`);
  expect(asked()?.get("link")).toBe(`project:${idOf(41)}`);
  await userEvent.click(await screen.findByRole("button", { name: "Remove filter Project: A new square" }));
  expect(asked()?.has("link")).toBe(false);
});

test("a column says which project and phase a message belongs to, or that it is gone", async () => {
  await open();
  expect(screen.queryByRole("columnheader", { name: "Belongs to" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Columns" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: "Belongs to" }));
  expect(await screen.findByRole("columnheader", { name: "Belongs to" })).toBeVisible();
  const table = within(screen.getByRole("table"));
  expect(table.getByText("A new square · Ideas")).toBeVisible();
  expect(table.getByText("A project that you cannot see, or that no longer exists")).toBeVisible();
});
