/** Checks whether a shape can be a neighbourhood, and whether two shapes overlap. Pure. */
import { hourMs } from "@stoep/contract/kernel";
import { area as squareMetres } from "@turf/area";
import { kinks } from "@turf/kinks";
import type { Geometry, Position } from "geojson";
import { intersection } from "polyclip-ts";
import { type Area, type Box, boxesMeet, boxOf } from "../area-geometry.ts";
import { checkPosition, type PositionFault } from "./position.ts";

export const isFault = (result: Area | PositionFault): result is PositionFault => "reason" in result;

/** The shape with longitude and latitude only, or the first thing that is wrong with it. */
export function checkArea(geometry: Geometry | null | undefined): Area | PositionFault {
  if (geometry?.type !== "Polygon" && geometry?.type !== "MultiPolygon") return { reason: "not_an_area" };
  const polygons = checkPolygons(geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates);
  if (!Array.isArray(polygons)) return polygons;
  const [first, ...others] = polygons;
  if (!first) return { reason: "coordinates_invalid" };
  const area: Area = others.length
    ? { type: "MultiPolygon", coordinates: polygons }
    : { type: "Polygon", coordinates: first };
  if (squareMetres(area) < 1) return { reason: "no_surface" };
  const [crossing] = kinks(area).features;
  return crossing ? { reason: "self_crossing", detail: `at ${crossing.geometry.coordinates.join(", ")}` } : area;
}

function checkPolygons(polygons: unknown): Position[][][] | PositionFault {
  if (!Array.isArray(polygons)) return { reason: "coordinates_invalid" };
  const flat: Position[][][] = [];
  for (const polygon of polygons) {
    if (!Array.isArray(polygon) || polygon.length === 0) return { reason: "coordinates_invalid" };
    const rings: Position[][] = [];
    for (const one of polygon) {
      const ring = checkRing(one);
      if (!Array.isArray(ring)) return ring;
      rings.push(ring);
    }
    flat.push(rings);
  }
  return flat;
}

function checkRing(ring: unknown): Position[] | PositionFault {
  if (!Array.isArray(ring)) return { reason: "coordinates_invalid" };
  const points: Position[] = [];
  for (const position of ring) {
    const fault = checkPosition(position);
    if (fault) return fault;
    points.push([position[0], position[1]]);
  }
  const [start, end] = [points[0], points.at(-1)];
  if (points.length < 4) return { reason: "ring_too_short", detail: `${points.length} points` };
  if (start?.[0] !== end?.[0] || start?.[1] !== end?.[1]) return { reason: "ring_not_closed" };
  return points;
}

/** About 150 km, which is larger than any city. */
const distantDegrees = 1.5;

/** Checks that a shape is near the middle of the others, and whether it would be with longitude and latitude swapped. */
export function checkDistance(area: Area, middle: Position): PositionFault | null {
  const box = boxOf(area);
  const at: Position = [(box.west + box.east) / 2, (box.south + box.north) / 2];
  if (isNear(at, middle)) return null;
  const isSwapped = isNear([at[1] ?? 0, at[0] ?? 0], middle);
  return {
    reason: isSwapped ? "coordinates_swapped" : "coordinates_far",
    detail: at.map((n) => n.toFixed(4)).join(", "),
  };
}

const isNear = ([x = 0, y = 0]: Position, [atX = 0, atY = 0]: Position) =>
  Math.abs(x - atX) <= distantDegrees && Math.abs(y - atY) <= distantDegrees;

/** The median position of the shapes, which a few wrong ones do not move. */
export function middleOf(areas: Area[]): Position {
  const boxes = areas.map(boxOf);
  return [median(boxes.map(({ west }) => west)), median(boxes.map(({ south }) => south))];
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * In a file with longitude and latitude swapped throughout, the shapes are together but elsewhere on earth. The network's time
 * zone reveals it: 15 degrees to the hour, give or take a wide time zone.
 */
export function looksSwapped([longitude = 0, latitude = 0]: Position, timeZone: string): boolean {
  const expected = standardOffsetHours(timeZone) * 15;
  const fits = (degrees: number) => Math.abs(degrees - expected) <= 30;
  return !fits(longitude) && fits(latitude);
}

function standardOffsetHours(timeZone: string): number {
  const offsetIn = (month: number) => {
    const moment = new Date(Date.UTC(2026, month, 15));
    const local = moment.toLocaleString("sv-SE", { timeZone });
    return (Date.parse(`${local.replace(" ", "T")}Z`) - moment.getTime()) / hourMs;
  };
  return Math.min(offsetIn(0), offsetIn(6));
}

/**
 * Neighbouring areas often overlap slightly. Up to this fraction of the smaller one it counts as imprecise drawing, and the area
 * with the lower code gets the overlap; beyond it one of them is wrong. The 2,767 neighbourhoods of Flanders and Brussels overlap
 * by at most a ten-millionth.
 */
export const overlapTolerance = 0.005;

export interface CodedArea {
  code: string;
  area: Area;
  box: Box;
}

/** The fraction of the smaller of two areas that both share, from 0 to 1. */
export function overlapShare(one: CodedArea, other: CodedArea): number {
  if (!boxesMeet(one.box, other.box)) return 0;
  const shared = intersection(coordinatesOf(one.area), coordinatesOf(other.area));
  if (shared.length === 0) return 0;
  const surface = squareMetres({ type: "MultiPolygon", coordinates: shared });
  return surface / Math.min(squareMetres(one.area), squareMetres(other.area));
}

type Coordinates = Parameters<typeof intersection>[0];
const coordinatesOf = (area: Area) => area.coordinates as Coordinates;
