import { expect, test } from "vitest";
import { adjacentAreas } from "./adjacency.ts";
import type { Area } from "./area-geometry.ts";

/** Sides in thousandths of a degree: some 70 by 111 metres each. */
const square = (west: number, south: number, east = west + 10, north = south + 10): Area => {
  const at = (x: number, y: number) => [3.7 + x / 1000, 51 + y / 1000];
  const ring = [at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)];
  return { type: "Polygon", coordinates: [ring] };
};
const besides = (areas: Record<string, Area>) => {
  const found = adjacentAreas(Object.entries(areas).map(([id, area]) => ({ id, area })));
  return Object.fromEntries(found);
};

test("areas with a common border or corner are adjacent, and those further apart are not", () => {
  const areas = { a: square(0, 0), b: square(10, 0), c: square(10, 10), far: square(30, 0) };
  expect(besides(areas)).toEqual({ a: ["b", "c"], b: ["a", "c"], c: ["a", "b"], far: [] });
});

test("borders on both sides of a street meet, and where only one side has corners", () => {
  // A gap of 14 metres; and a small area along the middle of a long side.
  expect(besides({ a: square(0, 0), b: square(10.2, 3, 14, 6) })).toEqual({ a: ["b"], b: ["a"] });
  // 140 metres.
  expect(besides({ a: square(0, 0), b: square(12, 3, 14, 6) })).toEqual({ a: [], b: [] });
});

test("an area of several parts is adjacent to whatever lies beside one of them, and one inside another to that one", () => {
  const parts: Area = {
    type: "MultiPolygon",
    coordinates: [square(0, 0), square(40, 0)].map(({ coordinates }) => coordinates as number[][][]),
  };
  expect(besides({ parts, b: square(50, 0) }).b).toEqual(["parts"]);
  const hole = square(3, 3, 6, 6).coordinates[0] as number[][];
  const ring: Area = { type: "Polygon", coordinates: [...(square(0, 0).coordinates as number[][][]), hole] };
  expect(besides({ ring, inner: square(3, 3, 6, 6) }).inner).toEqual(["ring"]);
});

test("no areas, and one alone, have nothing beside them", () => {
  expect(besides({})).toEqual({});
  expect(besides({ a: square(0, 0) })).toEqual({ a: [] });
});
