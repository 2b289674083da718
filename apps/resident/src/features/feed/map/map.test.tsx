import { fill, idOf, refusal } from "@stoep/client/testing";
import type { MapContent, MapItem } from "@stoep/contract/feed";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { startScrollRestoration } from "../../../app/scroll-restoration.ts";
import { button, heading, renderApp } from "../../../app/testing/render-app.tsx";

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
  isOwn: false,
  ...changes,
});
const unsaid = { organisation: null, at: null };
const content: MapContent = {
  items: [
    anItem(1, {}),
    anItem(2, { kind: "idea", title: "A bench", place: "Muide", state: "investigation", ...unsaid }),
    anItem(3, { kind: "alert", title: "Lamp broken", place: "Voorhavenlaan", state: "new", ...unsaid }),
  ],
  kinds: (["activity", "idea", "alert", "shout"] as const).map((kind) => ({ kind, isCut: false })),
};
const neighbourhoods = {
  readAreas: { type: "FeatureCollection", features: [] },
  readLines: { type: "FeatureCollection", features: [] },
  getTileConfig: { tiles: null, currency: "EUR" as const },
};
const titles = () => screen.getAllByRole("listitem").flatMap((one) => one.querySelector("a.alone")?.textContent ?? []);

test("a resident sees what they may read by kind, each leading to its page; kinds are switched off and on", async () => {
  const { user, last } = await renderApp("/gent/map", { feed: { getReadableMap: content }, neighbourhoods });
  expect(await heading("Map of Gent")).toBeVisible();
  expect(await screen.findByText("3 on the map")).toBeVisible();
  expect(titles()).toEqual(["Street party", "A bench", "Lamp broken"]);
  expect(screen.getByRole("link", { name: "Lamp broken" })).toHaveAttribute("href", `/gent/neighbours/${idOf(3)}`);
  expect(screen.getByText("Muide · Being looked into")).toBeVisible();
  await user.click(await button("Ideas"));
  await waitFor(() => expect(titles()).toEqual(["Street party", "Lamp broken"]));
  expect(location.search).toBe("?without=idea");
  await waitFor(() => expect(last("feed.getReadableMap")?.query.getAll("kinds")).not.toContain("idea"));
  await user.click(await button("Ideas"));
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test("a visitor sees what is public, and leaves a view for everything", async () => {
  const open = { items: content.items.slice(0, 2), kinds: content.kinds.slice(0, 2) };
  const { user, last } = await renderApp(
    "/gent/map?box=3.7,51,3.8,51.1",
    { feed: { getPublicMap: open }, neighbourhoods },
    null,
  );
  expect(await screen.findByText("2 in view")).toBeVisible();
  expect(last("feed.getPublicMap")?.query.get("box")).toBe("3.7,51,3.8,51.1");
  expect(screen.queryByRole("button", { name: /Neighbours/ })).not.toBeInTheDocument();
  await user.click(await button("Show everything"));
  expect(await screen.findByText("2 on the map")).toBeVisible();
  expect(location.search).toBe("");
});

test("words limit the map and its list, without accents and by what title, place and organisation have", async () => {
  const { user } = await renderApp("/gent/map", { feed: { getReadableMap: content }, neighbourhoods });
  const field = await screen.findByRole("searchbox", { name: "Find on the map" });
  await fill(field, "GENT mui");
  await waitFor(() => expect(titles()).toEqual(["Street party"]));
  expect(location.search).toBe("?search=GENT+mui");
  expect(screen.getByText("1 on the map")).toBeVisible();
  await fill(field, "nowhere");
  expect(await heading("Nothing found")).toBeVisible();
  await user.click(await button("Show everything"));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(field).toHaveValue("");
});

describe("by keyboard alone", () => {
  beforeAll(() => {
    startScrollRestoration();
    window.scrollTo = vi.fn();
    Object.defineProperty(document.documentElement, "scrollHeight", { value: 5000, configurable: true });
  });

  test("one reaches the list, opens a thing far down, and comes back to it with the focus on it", async () => {
    const items = Array.from({ length: 60 }, (_, n) =>
      anItem(n + 1, { kind: "idea", title: `Bench ${n + 1}`, ...unsaid }),
    );
    const readIdea = () => Promise.reject(refusal("not_found"));
    const { user } = await renderApp("/gent/map", {
      feed: { getReadableMap: { items, kinds: [{ kind: "idea" as const, isCut: false }] } },
      participation: { readIdea },
      neighbourhoods,
    });
    await screen.findByText("60 on the map");
    const tabTo = async (name: string) => {
      const isThere = () => document.activeElement?.textContent === name;
      for (let presses = 0; presses < 120 && !isThere(); presses++) await user.tab();
      expect(document.activeElement).toHaveTextContent(name);
    };
    await tabTo("Show more");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(titles()).toHaveLength(60));
    expect(await screen.findByRole("link", { name: "Bench 51" })).toHaveFocus();
    await tabTo("Bench 55");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(location.pathname).toBe(`/gent/ideas/${idOf(55)}`));
    await waitFor(() => expect(history.state).toMatchObject({ isInside: true }));
    act(() => history.back());
    expect(await heading("Map of Gent")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("link", { name: "Bench 55" })).toHaveFocus());
  });
});

test("an empty map says what to try", async () => {
  await renderApp("/gent/map", { feed: { getReadableMap: { items: [], kinds: content.kinds } }, neighbourhoods });
  expect(await heading("Nothing on the map")).toBeVisible();
});
