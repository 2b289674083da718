// @vitest-environment jsdom

import { fakeServer, type Replies, refusal } from "@stoep/client/testing";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { HouseholdsMap } from "../../residents/index.ts";
import { NeighbourhoodPicker } from "../index.ts";

const tiles = { url: "https://kaart.example/{z}/{x}/{y}.png", attribution: "© <b>Kaart</b>", maxZoom: 18 };
const id = "0199a000-0000-7000-8000-0000000000a1";
const ring = [
  [3.7, 51],
  [3.8, 51],
  [3.8, 51.1],
  [3.7, 51],
];
const areas = {
  type: "FeatureCollection",
  features: [
    { type: "Feature", properties: { id, name: "Centrum" }, geometry: { type: "Polygon", coordinates: [ring] } },
  ],
};

type Tiles = NonNullable<NonNullable<Replies["neighbourhoods"]>["getTileConfig"]>;
const start = (getTileConfig: Tiles) =>
  fakeServer({
    neighbourhoods: {
      readAreas: areas,
      readLines: { type: "FeatureCollection", features: [] },
      getTileConfig,
    },
    residents: {
      listHouseholdCounts: {
        items: [{ neighbourhoodId: id, name: "Centrum", registered: 13, addresses: 19, residents: 25 }],
        total: { registered: 13, addresses: 19, residents: 25 },
      },
    },
  });

const Picker = () => <NeighbourhoodPicker label="Neighbourhoods" value={[]} onChange={() => {}} />;
const maps = [
  ["the households", HouseholdsMap],
  ["the choice of neighbourhoods", Picker],
] as const;

// jsdom has no graphics: the map says so and draws nothing, but the elements beside it do render.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(maps)(
  "the map of %s draws the network's tiles with their attribution, and not its own lines",
  async (_, Shown) => {
    const asked = start({ tiles, currency: "EUR" });
    await showScreen(Shown);
    expect(await screen.findByText("© <b>Kaart</b>", {}, { timeout: 10_000 })).toBeVisible();
    expect(asked.filter(({ route }) => route === "neighbourhoods.getTileConfig")).toMatchObject([
      { params: { networkSlug: "gent" } },
    ]);
    expect(asked.map(({ route }) => route)).not.toContain("neighbourhoods.readLines");
  },
);

test.each(maps)("without tiles the map of %s draws the network's own lines", async (_, Shown) => {
  const asked = start({ tiles: null, currency: "EUR" });
  await showScreen(Shown);
  await waitFor(() => expect(asked.map(({ route }) => route)).toContain("neighbourhoods.readLines"));
  expect(screen.queryByText(/Kaart/)).toBeNull();
});

test("if the settings cannot be read, the map draws the network's own lines", async () => {
  const asked = start(() => {
    throw refusal("not_found");
  });
  await showScreen(Picker);
  await waitFor(() => expect(asked.map(({ route }) => route)).toContain("neighbourhoods.readLines"));
});
