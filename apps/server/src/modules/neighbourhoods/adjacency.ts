/** Which areas lie beside each other. Pure: borders are laid on a grid, so the work grows with their length alone. */
import type { Position } from "geojson";
import { type Area, boxOf, joinBoxes } from "./area-geometry.ts";

/** In metres. Borders up to this far apart meet: those of one street are often drawn on both its sides. */
const cellMetres = 25;
const metresInDegree = 111_320;

interface NamedArea {
  id: string;
  area: Area;
}

/** For each area the ids of those whose border comes within some 25 metres of its own. */
export function adjacentAreas(areas: readonly NamedArea[]): Map<string, string[]> {
  const cells = bordersOn(areas);
  const found = new Map(areas.map(({ id }) => [id, new Set<string>()]));
  for (const [cell, ids] of cells) {
    const [x = 0, y = 0] = cell.split(" ").map(Number);
    const there = neighbouringCells.flatMap(([east, north]) => [...(cells.get(`${x + east} ${y + north}`) ?? [])]);
    for (const one of ids) for (const other of there) linkAreas(found, one, other);
  }
  return new Map([...found].map(([id, ids]) => [id, [...ids].sort()]));
}

/** By cell, the areas whose border crosses it. */
function bordersOn(areas: readonly NamedArea[]): Map<string, Set<string>> {
  const cells = new Map<string, Set<string>>();
  const around = gridOf(areas);
  for (const { id, area } of areas) {
    const rings = area.type === "Polygon" ? area.coordinates : area.coordinates.flat();
    for (const cell of rings.flatMap((ring) => [...around(ring)])) addToCell(cells, cell, id);
  }
  return cells;
}

/** The cell itself and half of those around it: each pair of cells is compared once. */
const neighbouringCells = [
  [0, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

function addToCell(cells: Map<string, Set<string>>, cell: string, id: string): void {
  const there = cells.get(cell);
  if (there) there.add(id);
  else cells.set(cell, new Set([id]));
}

function linkAreas(found: Map<string, Set<string>>, one: string, other: string): void {
  if (one === other) return;
  found.get(one)?.add(other);
  found.get(other)?.add(one);
}

/** The cells that a line crosses, in steps of one cell. */
function gridOf(areas: readonly NamedArea[]): (line: readonly Position[]) => Iterable<string> {
  const whole = joinBoxes(areas.map(({ area }) => boxOf(area)));
  const middle = whole ? (whole.south + whole.north) / 2 : 0;
  const tall = cellMetres / metresInDegree;
  const wide = tall / Math.cos((middle * Math.PI) / 180);
  return function* cellsOf(line) {
    for (let at = 1; at < line.length; at++) {
      const [[x = 0, y = 0] = [], [toX = 0, toY = 0] = []] = [line[at - 1], line[at]];
      const steps = Math.ceil(Math.max(Math.abs(toX - x) / wide, Math.abs(toY - y) / tall)) || 1;
      for (let step = 0; step <= steps; step++) {
        const share = step / steps;
        yield `${Math.floor((x + share * (toX - x)) / wide)} ${Math.floor((y + share * (toY - y)) / tall)}`;
      }
    }
  };
}
