import { darker, lighter, MOODS } from "./colour.ts";
import type { Stage } from "./stage.ts";
import { disc, fade, path, polygon, rect, type Svg, stroke, WIDE } from "./svg.ts";

/** A paved square: rows of stones that grow towards the viewer. */
export function paving(stage: Stage, top: number, bottom: number, colour = "#cdc3b2"): Svg {
  const { chance, tone } = stage;
  const snow = stage.mood.grass === MOODS.snow.grass;
  const base = tone(snow ? "#eef2f3" : colour);
  const parts = [fade(0, top, WIDE, bottom - top, [darker(base, 0.06), lighter(base, 0.08)])];
  for (let y = top + 10, step = 15; y < bottom; y += step, step *= 1.22) {
    parts.push(stroke([0, y, WIDE, y], darker(base, 0.22), 1.6, { opacity: 0.35 }));
  }
  for (let index = 0; index < 60; index += 1) {
    const y = chance.between(top + 6, bottom - 6);
    const depth = (y - top) / (bottom - top);
    parts.push(
      rect(
        chance.between(0, WIDE),
        y,
        18 + depth * 44,
        4 + depth * 9,
        chance.is(0.5) ? darker(base, 0.14) : lighter(base, 0.3),
        { r: 3, opacity: 0.3 },
      ),
    );
  }
  return parts.join("");
}

export function lawn(stage: Stage, top: number, bottom: number, more: { wave?: number; colour?: string } = {}): Svg {
  const base = stage.tone(more.colour ?? stage.mood.grass);
  const wave = more.wave ?? 0;
  const d = `M0 ${top + wave} Q400 ${top - wave} 800 ${top} T1600 ${top - wave * 0.4} L1600 ${bottom} L0 ${bottom}Z`;
  const stripes = [0.3, 0.58, 0.8].map((share) => {
    const y = top + (bottom - top) * share;
    return path(
      `M0 ${y} Q500 ${y - 18} 900 ${y + 8} T1600 ${y - 8} L1600 ${bottom} L0 ${bottom}Z`,
      lighter(base, 0.1),
      { opacity: 0.34 },
    );
  });
  return path(d, base) + stripes.join("");
}

/** Rolling ground behind the lawn. */
export function hills(stage: Stage, y: number, distance = 0.45): Svg {
  const near = stage.far(stage.mood.grass, distance * 0.7);
  const back = stage.far(stage.mood.grass, distance);
  return (
    path(
      `M0 ${y - 30} Q260 ${y - 110} 560 ${y - 40} T1100 ${y - 60} T1600 ${y - 50} L1600 ${y + 60} L0 ${y + 60}Z`,
      back,
    ) + path(`M0 ${y} Q400 ${y - 60} 820 ${y - 6} T1600 ${y - 20} L1600 ${y + 60} L0 ${y + 60}Z`, near)
  );
}

/** A row of far tree tops that closes the horizon. */
export function treeLine(stage: Stage, y: number, distance = 0.35, height = 60): Svg {
  const { chance, mood } = stage;
  const parts: Svg[] = [];
  for (let x = -30; x < WIDE + 40; x += chance.between(34, 62)) {
    const r = height * chance.between(0.5, 0.95);
    parts.push(disc(x, y - r * 0.5, r, stage.far(darker(chance.pick(mood.leaves), 0.12), distance)));
  }
  return parts.join("") + rect(0, y - 6, WIDE, 12, stage.far(darker(mood.grass, 0.2), distance));
}

export interface Road {
  top: number;
  bottom: number;
  cycle?: boolean;
  rails?: boolean;
}

/** A street seen from the side: road, kerb, and optionally a red cycle lane. */
export function road(stage: Stage, { top, bottom, cycle, rails }: Road): Svg {
  const { tone } = stage;
  const snow = stage.mood.grass === MOODS.snow.grass;
  const asphalt = tone(snow ? "#c9d0d3" : "#7b8286");
  const parts = [
    fade(0, top, WIDE, bottom - top, [darker(asphalt, 0.1), lighter(asphalt, 0.06)]),
    rect(0, top, WIDE, 9, tone("#d6cec0")),
    rect(0, top + 9, WIDE, 5, darker(asphalt, 0.3), { opacity: 0.4 }),
  ];
  const middle = top + (bottom - top) * (cycle ? 0.3 : 0.5);
  for (let x = 20; x < WIDE; x += 170) parts.push(rect(x, middle, 92, 8, tone("#f4efe2"), { r: 2, opacity: 0.9 }));
  if (cycle) {
    const lane = top + (bottom - top) * 0.54;
    parts.push(rect(0, lane, WIDE, bottom - lane, tone("#b9604a")), rect(0, lane, WIDE, 8, tone("#f4efe2")));
    for (let x = 60; x < WIDE; x += 520) parts.push(laneMark(stage, x, lane + (bottom - lane) * 0.55));
  }
  if (rails)
    parts.push(
      ...[0.36, 0.6].map(
        (share) =>
          rect(0, top + (bottom - top) * share, WIDE, 6, tone("#565c5f")) +
          rect(0, top + (bottom - top) * share, WIDE, 2, tone("#b9c0c2")),
      ),
    );
  return parts.join("");
}

function laneMark(stage: Stage, x: number, y: number): Svg {
  const white = stage.tone("#f4efe2");
  return [
    disc(x, y, 24, "none", { stroke: white, width: 6, ry: 11 }),
    disc(x + 78, y, 24, "none", { stroke: white, width: 6, ry: 11 }),
    stroke([x, y, x + 30, y, x + 58, y - 15, x + 20, y - 15, x, y], white, 6),
    stroke([x + 78, y, x + 54, y - 22, x + 40, y - 22], white, 6),
  ].join("");
}

/** White bars of a crossing, seen from the kerb. */
export function crossing(stage: Stage, x: number, top: number, bottom: number, bars = 7): Svg {
  return Array.from({ length: bars }, (_, index) => {
    const left = x + index * 46;
    const shift = (index - bars / 2) * 9;
    return polygon(
      [left, top, left + 25, top, left + 31 + shift, bottom, left - 4 + shift, bottom],
      stage.tone("#f6f2e6"),
      { opacity: 0.95 },
    );
  }).join("");
}

/** A winding path through grass, towards the viewer. */
export function track(stage: Stage, fromX: number, fromY: number, toX: number, toY: number, wide = 300): Svg {
  const sand = stage.tone(stage.mood.grass === MOODS.snow.grass ? "#dfe7ea" : "#e0cfae");
  const middle = (fromY + toY) / 2;
  return path(
    `M${fromX} ${fromY} Q${fromX + (toX - fromX) * 0.9} ${middle - 20} ${toX - wide / 2} ${toY} L${toX + wide / 2} ${toY} Q${fromX + (toX - fromX) * 1.05 + wide * 0.2} ${middle} ${fromX + 26} ${fromY}Z`,
    sand,
  );
}

export function puddles(stage: Stage, top: number, bottom: number, count = 6): Svg {
  const { chance, mood } = stage;
  return Array.from({ length: count }, () => {
    const x = chance.between(60, 1540);
    const y = chance.between(top, bottom);
    const r = chance.between(50, 120);
    return (
      disc(x, y, r, lighter(mood.water[0], 0.1), { ry: r * 0.16, opacity: 0.75 }) +
      disc(x - r * 0.2, y - 2, r * 0.4, "#ffffff", { ry: r * 0.03, opacity: 0.5 })
    );
  }).join("");
}

/** Darkens the foreground in dark scenes, to draw the eye to the middle. */
export function hush(stage: Stage): Svg {
  if (!stage.mood.isDark) return "";
  return fade(0, 700, WIDE, 300, ["#0a1426", "#0a1426"], [0, 0.42]);
}
