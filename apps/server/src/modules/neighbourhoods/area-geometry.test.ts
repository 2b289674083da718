import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sumOf } from "@stoep/contract/kernel";
import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import fc from "fast-check";
import type { Feature, Polygon } from "geojson";
import { describe, expect, test } from "vitest";
import { fuzzTimeout, runs } from "../../testing/fuzz.ts";
import { type Area, areaHolds, areaIndex, boxHolds, boxOf, centreOf, joinBoxes, surfaceKm2 } from "./area-geometry.ts";

const demo = join(import.meta.dirname, "../../../../../demo/data/gent/neighbourhoods.geojson");
const gent = (JSON.parse(readFileSync(demo, "utf8")).features as Feature<Polygon>[]).map(
  ({ properties, geometry }) => ({
    code: String(properties?.code),
    name: String(properties?.name),
    area: geometry as Area,
  }),
);

const square = (west: number, south: number, side = 1): Area => ({
  type: "Polygon",
  coordinates: [
    [
      [west, south],
      [west + side, south],
      [west + side, south + side],
      [west, south + side],
      [west, south],
    ],
  ],
});

describe("the neighbourhood of a point", () => {
  test("on a shared border, and at a corner of four, is the one with the lowest code", () => {
    const find = areaIndex([
      { code: "d", area: square(1, 1) },
      { code: "c", area: square(0, 1) },
      { code: "b", area: square(1, 0) },
      { code: "a10", area: square(0, 0) },
    ]);
    expect(find([1, 0.5])?.code).toBe("a10");
    expect(find([1, 1.5])?.code).toBe("c");
    expect(find([1, 1])?.code).toBe("a10");
    expect(find([2, 2])?.code).toBe("d");
    expect(find([2.0001, 2])).toBeNull();
  });

  test("may be in any part of a neighbourhood with several parts, but not in its hole", () => {
    const hole = square(0.4, 0.4, 0.2).coordinates[0] as number[][];
    const area: Area = {
      type: "MultiPolygon",
      coordinates: [[square(0, 0).coordinates[0] as number[][], hole], [square(5, 5).coordinates[0] as number[][]]],
    };
    const find = areaIndex([{ code: "a", area }]);
    expect([find([0.1, 0.1])?.code, find([5.5, 5.5])?.code]).toEqual(["a", "a"]);
    expect([find([0.5, 0.5]), find([3, 3])]).toEqual([null, null]);
  });

  test(
    "is the same by the grid as by trying all of Gent",
    () => {
      const find = areaIndex(gent);
      const box = joinBoxes(gent.map(({ area }) => boxOf(area))) ?? boxOf(square(0, 0));
      const inside = fc.tuple(
        fc.double({ min: box.west, max: box.east, noNaN: true }),
        fc.double({ min: box.south, max: box.north, noNaN: true }),
      );
      fc.assert(
        fc.property(inside, (point) => {
          const all = gent.filter(({ area }) => booleanPointInPolygon(point, area)).map(({ code }) => code);
          expect(find(point)?.code).toBe(all.sort()[0]);
        }),
        runs(100),
      );
    },
    fuzzTimeout,
  );

  test("of Korenmarkt is Binnenstad", () => expect(areaIndex(gent)([3.7217, 51.0547])?.name).toBe("Binnenstad"));

  test("is unknown while there are none", () => expect(areaIndex([])([3, 51])).toBeNull());
});

describe("the middle of a neighbourhood", () => {
  test.each(gent.map(({ name, area }) => [name, area] as const))("of %s lies inside it", (_, area) => {
    expect(areaHolds(area, centreOf(area))).toBe(true);
  });

  test("lies inside a horseshoe, and in the larger of two parts", () => {
    const horseshoe: Area = {
      type: "Polygon",
      coordinates: [
        [
          [0, 0],
          [3, 0],
          [3, 3],
          [2, 3],
          [2, 1],
          [1, 1],
          [1, 3],
          [0, 3],
          [0, 0],
        ],
      ],
    };
    expect(areaHolds(horseshoe, centreOf(horseshoe))).toBe(true);
    const parts: Area = {
      type: "MultiPolygon",
      coordinates: [square(0, 0, 1), square(5, 5, 2)].map((one) => one.coordinates as number[][][]),
    };
    expect(boxHolds(boxOf(square(5, 5, 2)), centreOf(parts))).toBe(true);
  });
});

test("a surface area is given in square kilometres", () => {
  expect(sumOf(gent, ({ area }) => surfaceKm2(area))).toBeCloseTo(157.2, 1);
});
