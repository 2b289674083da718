/** Geometry of areas: which one contains a point, where its middle is, how large it is. Degrees, longitude first. */
import { area as squareMetres } from "@turf/area";
import { bbox } from "@turf/bbox";
import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { MultiPolygon, Polygon, Position } from "geojson";

export type Area = Polygon | MultiPolygon;

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export function boxOf(area: Area): Box {
  const [west, south, east, north] = bbox(area);
  return { west, south, east, north };
}

export const boxesMeet = (a: Box, b: Box) =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;

export const boxHolds = (box: Box, [longitude, latitude]: Position, margin = 0) =>
  longitude !== undefined &&
  latitude !== undefined &&
  longitude >= box.west - margin &&
  longitude <= box.east + margin &&
  latitude >= box.south - margin &&
  latitude <= box.north + margin;

export function joinBoxes(boxes: Box[]): Box | null {
  let all: Box | null = null;
  for (const { west, south, east, north } of boxes)
    all = all
      ? {
          west: Math.min(all.west, west),
          south: Math.min(all.south, south),
          east: Math.max(all.east, east),
          north: Math.max(all.north, north),
        }
      : { west, south, east, north };
  return all;
}

export const surfaceKm2 = (area: Area) => squareMetres(area) / 1e6;

const polygonsOf = (area: Area): Position[][][] => (area.type === "Polygon" ? [area.coordinates] : area.coordinates);

/** A point that is certainly inside: the middle of the widest stretch at half the height of the largest polygon. */
export function centreOf(area: Area): [longitude: number, latitude: number] {
  const parts = polygonsOf(area).map((coordinates) => ({ type: "Polygon" as const, coordinates }));
  const largest = parts.reduce((one, other) => (squareMetres(other) > squareMetres(one) ? other : one));
  const { south, north } = boxOf(largest);
  // Not exactly half, where a regular shape may have a corner.
  const latitude = south + (north - south) * 0.5000001;
  const crossings = largest.coordinates.flatMap((ring) => crossingsAt(ring, latitude)).sort((a, b) => a - b);
  let [from, to] = [crossings[0] ?? 0, crossings[1] ?? 0];
  for (let at = 2; at + 1 < crossings.length; at += 2) {
    const [left, right] = [crossings[at] ?? 0, crossings[at + 1] ?? 0];
    if (right - left > to - from) [from, to] = [left, right];
  }
  return [(from + to) / 2, latitude];
}

function crossingsAt(ring: Position[], latitude: number): number[] {
  return ring.slice(1).flatMap(([toLongitude = 0, toLatitude = 0], before) => {
    const [longitude = 0, at = 0] = ring[before] ?? [];
    if (at > latitude === toLatitude > latitude) return [];
    return [longitude + ((latitude - at) / (toLatitude - at)) * (toLongitude - longitude)];
  });
}

/** Points on the border count as inside. */
export const areaHolds = (area: Area, point: Position) => booleanPointInPolygon(point, area);

const metresInDegree = 111_320;

/** From a point to an area, 0 inside. Flat, which is exact enough for less than a kilometre. */
export function metresTo(area: Area, point: Position): number {
  if (areaHolds(area, point)) return 0;
  const [longitude = 0, latitude = 0] = point;
  const across = metresInDegree * Math.cos((latitude * Math.PI) / 180);
  const flat = ([east = 0, north = 0]: Position) =>
    [(east - longitude) * across, (north - latitude) * metresInDegree] as const;
  const rings = polygonsOf(area).flat();
  return Math.min(...rings.map((ring) => metresToLine(ring.map(flat))));
}

/** From 0, 0 to the nearest point of a line. */
function metresToLine(line: (readonly [number, number])[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = 1; at < line.length; at++) {
    const [[x = 0, y = 0] = [], [toX = 0, toY = 0] = []] = [line[at - 1], line[at]];
    const [dx, dy] = [toX - x, toY - y];
    const share = Math.max(0, Math.min(1, -(x * dx + y * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(x + share * dx, y + share * dy));
  }
  return nearest;
}

/** By code, in the plain order of its characters. */
export const compareByCode = (a: { code: string }, b: { code: string }) =>
  a.code < b.code ? -1 : a.code > b.code ? 1 : 0;

interface IndexedArea {
  code: string;
  area: Area;
}

const cellsPerSide = 64;

/** Returns which of many areas holds a point, for tens of thousands of points: a grid leaves one or two areas to try. */
export function areaIndex<T extends IndexedArea>(areas: T[]): (point: Position) => T | null {
  const ordered = [...areas].sort(compareByCode);
  const whole = joinBoxes(ordered.map(({ area }) => boxOf(area)));
  if (!whole) return () => null;
  const column = (longitude: number) => cellOf(longitude, whole.west, whole.east);
  const row = (latitude: number) => cellOf(latitude, whole.south, whole.north);
  const grid: T[][] = Array.from({ length: cellsPerSide * cellsPerSide }, () => []);
  for (const one of ordered) {
    const box = boxOf(one.area);
    for (let y = row(box.south); y <= row(box.north); y++) {
      for (let x = column(box.west); x <= column(box.east); x++) grid[y * cellsPerSide + x]?.push(one);
    }
  }
  return (point) => {
    if (!boxHolds(whole, point)) return null;
    const [longitude = 0, latitude = 0] = point;
    // Areas on both sides of a border contain it: the lower code wins. D §5
    return grid[row(latitude) * cellsPerSide + column(longitude)]?.find(({ area }) => areaHolds(area, point)) ?? null;
  };
}

/** A spatial index of bounding boxes: finds those that may meet a box without trying all. */
export class BoxIndex<T> {
  readonly #whole: Box | null;
  readonly #cells = new Map<number, { box: Box; thing: T }[]>();

  /** `boxes`: all boxes that will be added or queried. */
  constructor(boxes: Box[]) {
    this.#whole = joinBoxes(boxes);
  }

  add(box: Box, thing: T): void {
    for (const cell of this.#cellsUnder(box)) {
      const there = this.#cells.get(cell);
      if (there) there.push({ box, thing });
      else this.#cells.set(cell, [{ box, thing }]);
    }
  }

  /** The items whose boxes meet this one. */
  meeting(box: Box): T[] {
    const found = this.#cellsUnder(box).flatMap((cell) => this.#cells.get(cell) ?? []);
    return [...new Set(found.filter((one) => boxesMeet(one.box, box)).map(({ thing }) => thing))];
  }

  #cellsUnder(box: Box): number[] {
    const whole = this.#whole;
    if (!whole) return [];
    const [west, east] = [cellOf(box.west, whole.west, whole.east), cellOf(box.east, whole.west, whole.east)];
    const [south, north] = [cellOf(box.south, whole.south, whole.north), cellOf(box.north, whole.south, whole.north)];
    const under: number[] = [];
    for (let y = south; y <= north; y++) for (let x = west; x <= east; x++) under.push(y * cellsPerSide + x);
    return under;
  }
}

const cellOf = (at: number, from: number, to: number) =>
  Math.max(0, Math.min(cellsPerSide - 1, Math.floor(((at - from) / (to - from || 1)) * cellsPerSide)));
