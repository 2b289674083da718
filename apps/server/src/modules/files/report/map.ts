/** A report's map as SVG: areas in the colour of their class, names where there is room. */
import { paperLook } from "@stoep/charts";
import { escapeMarkup } from "../escape-markup.ts";
import type { MapArea, Outline, ReportMap } from "./document.ts";

/** Pixels. */
const [width, mostHeight, margin] = [640, 460, 12];
/** Of a letter, at the size of names: an estimate, rather too wide. */
const letterWidth = 5.2;
/** Light to dark, as on the map of the screens. */
const shades = ["#d0e9e6", "#a5d5cf", "#48a79e", "#0b6e66", "#064842"];
const nothing = "#efede8";

type Point = readonly [x: number, y: number];

/** The legend's and the map's colour of a class: 0 is the lowest of five, null without a figure. */
export const colorOfStep = (step: number | null): string => (step === null ? nothing : (shades[step] ?? nothing));

export function mapSvg({ areas }: ReportMap): string {
  const shapes = areas.map((area) => ({ area, rings: ringsOf(area.outline) }));
  const frame = frameOf(shapes.flatMap(({ rings }) => rings.flat()));
  const paths = shapes.map(
    ({ area, rings }) =>
      `<path d="${rings.map((ring) => pathOf(ring.map(frame.place))).join("")}" fill="${colorOfStep(area.step)}" fill-rule="evenodd" stroke="${paperLook.inkSoft}" stroke-width="0.75"/>`,
  );
  const names = shapes.map(({ area, rings }) => nameOf(area, rings[0]?.map(frame.place)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${frame.height}" viewBox="0 0 ${width} ${frame.height}">${[...paths, ...names].join("")}</svg>`;
}

const ringsOf = (outline: Outline): Point[][] =>
  (outline.type === "Polygon" ? outline.coordinates : outline.coordinates.flat()).map((ring) =>
    ring.map(([x = 0, y = 0]): Point => [x, y]),
  );

/** An outline has more corners than a function takes arguments. */
const least = (values: readonly number[]) =>
  values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
const most = (values: readonly number[]) =>
  values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);

/** Degrees to pixels, north up; a degree of longitude is shorter than one of latitude. */
function frameOf(points: readonly Point[]) {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, south, east, north] = [least(across), least(down), most(across), most(down)];
  const narrowing = Math.cos(((south + north) / 2 / 180) * Math.PI);
  const [wide, high] = [Math.max(1e-9, (east - west) * narrowing), Math.max(1e-9, north - south)];
  const scale = Math.min((width - 2 * margin) / wide, (mostHeight - 2 * margin) / high);
  const left = (width - wide * scale) / 2;
  const place = ([x, y]: Point): Point => [left + (x - west) * narrowing * scale, margin + (north - y) * scale];
  return { place, height: Math.ceil(high * scale + 2 * margin) };
}

/** Corners that fall on one pixel are left out. */
function pathOf(ring: readonly Point[]): string {
  const corners = ring.map(([x, y]) => `${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}`);
  return `M${corners.filter((corner, at) => corner !== corners[at - 1]).join("L")}Z`;
}

/** Only if it fits in its area. */
function nameOf({ name, step }: MapArea, ring: readonly Point[] = []): string {
  const [across, down] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [left, right] = [least(across), most(across)];
  if (ring.length === 0 || name.length * letterWidth > right - left) return "";
  const [x, y] = [(left + right) / 2, (least(down) + most(down)) / 2];
  const ink = step !== null && step > 2 ? "#ffffff" : paperLook.ink;
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" fill="${ink}" font-family="${paperLook.font}" font-size="10" text-anchor="middle">${escapeMarkup(name)}</text>`;
}
