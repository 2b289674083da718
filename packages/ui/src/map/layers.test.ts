import { expect, test } from "vitest";
import { boxOfPins, fillOpacity, groundStyle, widenBox } from "./layers.ts";

const tiles = { url: "https://kaart.example/{z}/{x}/{y}.png", attribution: "© Kaart", maxZoom: 18 };

test.each([undefined, null])("without tiles (%s) the ground is one colour, and no address is in the style", (none) => {
  const style = groundStyle("light", { tiles: none });
  expect(style.sources).toEqual({});
  expect(style.layers.map(({ id }) => id)).toEqual(["ground"]);
  expect(JSON.stringify(style)).not.toContain("://");
  expect(fillOpacity(false)).toBe(0.85);
});

test.each(["light", "dark"] as const)("tiles lie above the %s ground, to their deepest zoom", (scheme) => {
  const style = groundStyle(scheme, { tiles });
  expect(style.sources).toEqual({ tiles: { type: "raster", tiles: [tiles.url], tileSize: 256, maxzoom: 18 } });
  expect(style.layers.map(({ id }) => id)).toEqual(["ground", "tiles"]);
  expect(style.layers[1]).toMatchObject({ type: "raster", source: "tiles" });
});

test("the attribution is shown as text by the page, not passed to the map as markup", () => {
  expect(JSON.stringify(groundStyle("light", { tiles }))).not.toContain("Kaart");
});

test("tiles are most visible through areas without a figure", () => {
  expect(fillOpacity(true)).toEqual(["case", expect.anything(), 0.6, 0.15]);
});

test("fonts are requested only when an address is given", () => {
  expect(groundStyle("light")).not.toHaveProperty("glyphs");
  expect(groundStyle("light", { glyphs: "/fonts/{fontstack}/{range}.pbf" }).glyphs).toContain("/fonts/");
});

test("a tall city fits completely into a low and wide map, here and further north", () => {
  for (const south of [0, 51, 65]) {
    const [west, bottom, east, top] = widenBox([4.6, south, 4.75, south + 0.12]);
    const middle = (south * Math.PI) / 180;
    const shape = ((east - west) * Math.cos(middle)) / (0.12 * 1.1);
    expect(shape, "wide beside high").toBeGreaterThan(south === 65 ? 2.2 : 3);
    expect([bottom < south, top > south + 0.12]).toEqual([true, true]);
  }
});

test("a map of points opens around all of them, never closer than a few streets", () => {
  const box = boxOfPins([
    { longitude: 3.7, latitude: 51 },
    { longitude: 3.8, latitude: 51.1 },
  ]);
  expect(box?.map((at) => Number(at.toFixed(4)))).toEqual([3.685, 50.985, 3.815, 51.115]);
  const [west = 0, , east = 0] = boxOfPins([{ longitude: 3.7, latitude: 51 }]) ?? [];
  expect(east - west).toBeCloseTo(0.008);
  expect(boxOfPins([])).toBeUndefined();
});
