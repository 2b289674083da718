// @vitest-environment jsdom
import { fakeServer, idOf, refusal } from "@stoep/client/testing";
import type { MapContent, MapItem } from "@stoep/contract/feed";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { MapScreen } from "./map-screen.tsx";

// jsdom has no graphics: the map says so and draws nothing, but the elements beside it do render.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const anItem = (n: number, changes: Partial<MapItem>): MapItem => ({
  kind: "activity",
  id: idOf(n),
  title: "Street party",
  language: "en",
  longitude: 3.73,
  latitude: 51.07,
  place: "Muidekaai 1",
  organisation: "Stad Gent",
  at: "2026-06-20T17:00:00.000Z",
  until: null,
  state: null,
  isOwn: true,
  ...changes,
});
const unsaid = { organisation: null, at: null };
const items = [
  anItem(1, {}),
  anItem(2, { title: "Concert", organisation: "Buurtwerk", isOwn: false }),
  anItem(3, { kind: "project", title: "A new square", place: "", until: "2026-07-01", state: "active", at: null }),
  anItem(4, { kind: "idea", title: "A bench", place: "Muide", state: "investigation", ...unsaid }),
  anItem(5, { kind: "alert", title: "Lamp broken", place: "Voorhavenlaan", state: "in-progress", ...unsaid }),
];
const kinds = (["activity", "project", "idea", "alert", "shout"] as const).map((kind) => ({ kind, isCut: false }));

async function open(at = "/map", content: MapContent = { items, kinds }, failure?: Error) {
  const asked = fakeServer({
    feed: {
      getMap: () => {
        if (failure) throw failure;
        return content;
      },
      exportMap: new Blob(["x"]),
    },
    neighbourhoods: {
      readAreas: { type: "FeatureCollection", features: [] },
      readLines: { type: "FeatureCollection", features: [] },
      getTileConfig: { tiles: null, currency: "EUR" },
    },
  });
  const shown = await showScreen(MapScreen, { path: "/map", at });
  const queries = () => asked.filter(({ route }) => route === "feed.getMap").map(({ query }) => String(query));
  /** What was asked of the file. */
  const filesAsked = () => asked.filter(({ route }) => route === "feed.exportMap").map(({ query }) => query);
  return { ...shown, queries, filesAsked };
}

const titles = () => screen.getAllByRole("listitem").map((item) => within(item).getByRole("link").textContent);

test("lists everything on the map by kind, with place, time and state, each leading to its own page", async () => {
  await open();
  expect(await screen.findByText("5 on the map")).toBeVisible();
  expect(titles()).toEqual(["Street party", "Concert", "A new square", "A bench", "Lamp broken"]);
  expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
    "Activities 2",
    "Projects 1",
    "Contributions 1",
    "Residents’ problems 1",
  ]);
  expect(screen.getByText("Muide · Being looked into")).toBeVisible();
  const hrefs = ["Street party", "A new square", "A bench", "Lamp broken"].map((name) =>
    screen.getByRole("link", { name }).getAttribute("href"),
  );
  expect(hrefs).toEqual([
    `/dashboard/messages/${idOf(1)}`,
    `/dashboard/participation/projects/${idOf(3)}`,
    `/dashboard/participation/ideas/${idOf(4)}`,
    `/dashboard/shouts/${idOf(5)}`,
  ]);
});

test("what another organisation has opens where everybody reads it", async () => {
  await open();
  expect(await screen.findByRole("link", { name: "Concert" })).toHaveAttribute("href", `/gent/m/${idOf(2)}`);
  expect(screen.getByText(/^Buurtwerk · Muidekaai 1/)).toBeVisible();
});

test("kinds are switched off and on; the address and the question to the server say so", async () => {
  const { address, queries } = await open();
  await userEvent.click(await screen.findByRole("checkbox", { name: "Activities" }));
  await waitFor(() => expect(titles()).toEqual(["A new square", "A bench", "Lamp broken"]));
  expect(address()).toBe("/map?without=activity");
  await waitFor(() => expect(queries().at(-1)).toContain("kinds=project"));
  expect(queries().at(-1)).not.toContain("activity");
  await userEvent.click(screen.getByRole("checkbox", { name: "Activities" }));
  expect(address()).toBe("/map");
  expect(titles()).toHaveLength(5);
});

test("with all kinds off nothing is listed, and the switches stay", async () => {
  const without = kinds.map(({ kind }) => kind).join(",");
  await open(`/map?without=${without}`);
  expect(await screen.findByText("Nothing on the map")).toBeVisible();
  expect(screen.getAllByRole("checkbox").filter((box) => box.matches(":checked"))).toEqual([]);
});

test("the list is limited to a spot or to what is in view, and leads back to everything", async () => {
  const { address, queries } = await open(`/map?box=3.7,51,3.8,51.1&ids=${idOf(4)}`);
  expect(await screen.findByText("1 at this spot")).toBeVisible();
  expect(titles()).toEqual(["A bench"]);
  expect(decodeURIComponent(queries().at(-1) ?? "")).toContain("box=3.7,51,3.8,51.1");
  await userEvent.click(screen.getByRole("button", { name: "Show everything" }));
  expect(address()).toBe("/map");
  expect(await screen.findByText("5 on the map")).toBeVisible();
});

test("words are looked for by the server; the address keeps them", async () => {
  const { address, queries } = await open();
  await screen.findByText("5 on the map");
  await userEvent.type(screen.getByRole("searchbox", { name: "Search by title, place or organisation" }), "muide");
  await waitFor(() => expect(queries().at(-1)).toContain("search=muide"));
  expect(address()).toBe("/map?search=muide");
  await userEvent.click(screen.getByRole("button", { name: "Show everything" }));
  expect(address()).toBe("/map");
});

test("words that nothing has lead back to everything", async () => {
  await open("/map?search=zzz", { items: [], kinds });
  expect(await screen.findByText(/Nothing with a place has these words/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Show everything" })).toBeVisible();
});

test("the list is downloaded as it is limited, and without kinds there is nothing to download", async () => {
  const { filesAsked } = await open(`/map?without=shout&search=muide&ids=${idOf(4)}`);
  await userEvent.click(await screen.findByRole("button", { name: "Export" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Excel" }));
  await waitFor(() => expect(filesAsked()).toHaveLength(1));
  const [asked] = filesAsked();
  expect(asked?.getAll("kinds")).toEqual(["activity", "vacancy", "project", "idea", "alert"]);
  expect([asked?.get("search"), asked?.getAll("ids"), asked?.get("format")]).toEqual(["muide", [idOf(4)], "xlsx"]);
  expect(asked?.getAll("filteredBy")).toContain(
    "Show: Activities, Vacancies, Projects, Contributions and Residents’ problems",
  );
});

test("says that there is more than the map can show", async () => {
  await open("/map", { items, kinds: kinds.map(({ kind }) => ({ kind, isCut: kind === "idea" })) });
  expect(await screen.findByText(/There is more than the map can show/)).toBeVisible();
});

test("an empty map says what will be on it", async () => {
  await open("/map", { items: [], kinds });
  expect(await screen.findByText(/appear here once they have a place/)).toBeVisible();
});

test("a failure can be tried again", async () => {
  await open("/map", undefined, refusal("unexpected"));
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
