import type { Geometry, Position } from "geojson";
import { describe, expect, test } from "vitest";
import { type Area, boxOf } from "../area-geometry.ts";
import { checkArea, checkDistance, isFault, looksSwapped, overlapShare, overlapTolerance } from "./area-check.ts";

const ring = (west: number, south: number, width = 0.01, height = width): Position[] => [
  [west, south],
  [west + width, south],
  [west + width, south + height],
  [west, south + height],
  [west, south],
];
const polygon = (...coordinates: Position[][]): Area => ({ type: "Polygon", coordinates });
const here = ring(3.7, 51);

describe("a shape", () => {
  test.each<[string, unknown, string]>([
    ["that is a point", { type: "Point", coordinates: [3.7, 51] }, "not_an_area"],
    ["that is missing", null, "not_an_area"],
    ["without rings", { type: "Polygon", coordinates: [] }, "coordinates_invalid"],
    ["of several parts without any", { type: "MultiPolygon", coordinates: [] }, "coordinates_invalid"],
    ["with words for numbers", { type: "Polygon", coordinates: [[["3.7", "51"]]] }, "coordinates_invalid"],
    ["with a missing number", { type: "Polygon", coordinates: [[[3.7]]] }, "coordinates_invalid"],
    ["that is not nested deep enough", { type: "Polygon", coordinates: here }, "coordinates_invalid"],
    ["beyond the globe", polygon(ring(3.7, 95)), "coordinates_swapped"],
    ["in metres of a national grid", polygon(ring(104_000, 193_000, 500)), "coordinates_outside"],
    ["of three points", polygon([here[0], here[1], here[0]] as Position[]), "ring_too_short"],
    ["that is left open", polygon(here.slice(0, 4)), "ring_not_closed"],
    ["whose hole is left open", polygon(here, ring(3.702, 51.002, 0.001).slice(0, 4)), "ring_not_closed"],
    [
      "without surface",
      polygon([
        [3.7, 51],
        [3.8, 51],
        [3.75, 51],
        [3.7, 51],
      ]),
      "no_surface",
    ],
    [
      "that crosses itself",
      polygon([
        [3.7, 51],
        [3.71, 51.01],
        [3.71, 51],
        [3.705, 51.02],
        [3.7, 51],
      ]),
      "self_crossing",
    ],
  ])("%s is refused: %s", (_, geometry, reason) => {
    expect(checkArea(geometry as Geometry)).toMatchObject({ reason });
  });

  test("keeps longitude and latitude, and drops heights", () => {
    const high = { type: "Polygon", coordinates: [here.map((point) => [...point, 12])] } as Geometry;
    expect(checkArea(high)).toEqual(polygon(here));
  });

  test("of several parts with only one part becomes a single shape", () => {
    expect(checkArea({ type: "MultiPolygon", coordinates: [[here]] })).toEqual(polygon(here));
    const two = checkArea({ type: "MultiPolygon", coordinates: [[here], [ring(3.8, 51)]] });
    expect(isFault(two) ? two : two.type).toBe("MultiPolygon");
  });
});

describe("a shape among others", () => {
  test("that is far away is refused, and told apart from one with swapped coordinates", () => {
    const middle = [3.7, 51];
    expect(checkDistance(polygon(ring(3.9, 51.2)), middle)).toBeNull();
    expect(checkDistance(polygon(ring(51, 3.7)), middle)).toMatchObject({ reason: "coordinates_swapped" });
    expect(checkDistance(polygon(ring(13.4, 52.5)), middle)).toMatchObject({ reason: "coordinates_far" });
  });

  test.each([
    ["Gent", [3.7, 51], "Europe/Brussels", false],
    ["Gent, exchanged", [51, 3.7], "Europe/Brussels", true],
    ["Vigo", [-8.7, 42.2], "Europe/Madrid", false],
    ["Reykjavik", [-21.9, 64.1], "Atlantic/Reykjavik", false],
    ["Bowling Green, exchanged", [37, -86.4], "America/Chicago", true],
    ["Kashgar", [76, 39.5], "Asia/Shanghai", false],
  ])("a whole file around %s is judged by the network's clock", (_, middle, timeZone, expected) => {
    expect(looksSwapped(middle, timeZone)).toBe(expected);
  });

  test("may touch its neighbour or overlap it by a sliver, and no more", () => {
    const claimed = (area: Area) => ({ code: "x", area, box: boxOf(area) });
    const one = claimed(polygon(here));
    const shifted = (by: number) => overlapShare(one, claimed(polygon(ring(3.7 + by, 51))));
    expect(shifted(0.02)).toBe(0);
    expect(shifted(0.01)).toBe(0);
    expect(shifted(0.00998)).toBeGreaterThan(0);
    expect(shifted(0.00998)).toBeLessThan(overlapTolerance);
    expect(shifted(0.0099)).toBeGreaterThan(overlapTolerance);
    expect(shifted(0)).toBeCloseTo(1, 6);
  });
});
