import { BRICK, CREAM, darker, INK, lighter, WOOD } from "./colour.ts";
import type { Stage } from "./stage.ts";
import { at, disc, glow, path, polygon, rect, type Svg, stroke } from "./svg.ts";

export const foot = (r: number): Svg => disc(0, 1, r, INK, { ry: r * 0.12, opacity: 0.16 });

export function lamp(stage: Stage, x: number, y: number, scale = 1): Svg {
  const iron = stage.tone("#2f4546");
  const lit = stage.mood.isDark;
  return at(
    x,
    y,
    [
      foot(24),
      lit ? glow(0, -262, 170, "#ffdf9c", 0.55) : "",
      rect(-4, -240, 8, 240, iron),
      rect(-11, -20, 22, 20, iron, { r: 3 }),
      rect(-8, -130, 16, 8, iron),
      polygon([-17, -290, 17, -290, 11, -240, -11, -240], lit ? "#fff0c0" : stage.tone("#dfe6df")),
      polygon([-22, -290, 0, -312, 22, -290], iron),
      stroke([-15, -288, -10, -240], iron, 3),
      stroke([15, -288, 10, -240], iron, 3),
    ],
    { scale },
  );
}

export function bench(stage: Stage, x: number, y: number, scale = 1): Svg {
  const wood = stage.tone(WOOD);
  const iron = stage.tone("#3c4a4b");
  return at(
    x,
    y,
    [
      foot(86),
      stroke([-64, 0, -64, -46], iron, 7),
      stroke([64, 0, 64, -46], iron, 7),
      rect(-84, -52, 168, 11, wood, { r: 3 }),
      rect(-84, -66, 168, 10, lighter(wood, 0.12), { r: 3 }),
      rect(-84, -96, 168, 10, wood, { r: 3 }),
      rect(-84, -112, 168, 10, lighter(wood, 0.12), { r: 3 }),
      stroke([-64, -50, -64, -112], iron, 5),
      stroke([64, -50, 64, -112], iron, 5),
    ],
    { scale },
  );
}

/** Red and white works barrier with its lamp. */
export function barrier(stage: Stage, x: number, y: number, scale = 1): Svg {
  const { tone } = stage;
  const stripes = Array.from({ length: 7 }, (_, index) =>
    polygon([-86 + index * 26, -58, -70 + index * 26, -58, -82 + index * 26, -84, -98 + index * 26, -84], tone(BRICK)),
  );
  return at(
    x,
    y,
    [
      foot(100),
      stroke([-78, 0, -78, -84], tone("#d8d3c8"), 8),
      stroke([78, 0, 78, -84], tone("#d8d3c8"), 8),
      rect(-100, -84, 200, 26, tone("#f6f1e4"), { r: 3 }),
      ...stripes,
      rect(-100, -44, 200, 10, tone("#f6f1e4"), { r: 2 }),
      rect(-86, -104, 16, 20, tone("#e9ab3a"), { r: 4 }),
      disc(-78, -104, 9, "#f6b83f"),
      stage.mood.isDark ? glow(-78, -104, 60, "#f6b83f", 0.6) : "",
      rect(-98, -6, 40, 7, tone("#4a5052"), { r: 3 }),
      rect(58, -6, 40, 7, tone("#4a5052"), { r: 3 }),
    ],
    { scale },
  );
}

export function cone(stage: Stage, x: number, y: number, scale = 1): Svg {
  const orange = stage.tone("#dd6a35");
  return at(
    x,
    y,
    [
      foot(26),
      polygon([-20, -4, -6, -66, 6, -66, 20, -4], orange),
      polygon([-14, -30, -10, -48, 10, -48, 14, -30], stage.tone(CREAM)),
      rect(-28, -6, 56, 8, darker(orange, 0.15), { r: 3 }),
    ],
    { scale },
  );
}

/** Underground-container posts for glass, or wheeled bins if so chosen. */
export function containers(stage: Stage, x: number, y: number, scale = 1): Svg {
  const { tone } = stage;
  const post = (px: number, colour: string) =>
    [
      disc(px, 1, 58, INK, { ry: 7, opacity: 0.16 }),
      rect(px - 46, -128, 92, 128, tone(colour), { r: 10 }),
      rect(px + 18, -128, 28, 128, darker(tone(colour), 0.15), { r: 10 }),
      rect(px - 52, -138, 104, 18, darker(tone(colour), 0.22), { r: 8 }),
      disc(px - 4, -84, 22, tone("#2c3436")),
      disc(px - 4, -84, 15, tone("#101617")),
      rect(px - 30, -44, 50, 24, tone(CREAM), { r: 4 }),
    ].join("");
  return at(x, y, [post(-116, "#4d8a5b"), post(0, "#e4e6df"), post(116, "#3f7092")], { scale });
}

export function wheelieBin(stage: Stage, x: number, y: number, colour: string, scale = 1): Svg {
  const body = stage.tone(colour);
  return at(
    x,
    y,
    [
      foot(30),
      path("M-24 -6 L-30 -84 L30 -84 L24 -6Z", body),
      path("M8 -6 L10 -84 L30 -84 L24 -6Z", darker(body, 0.14)),
      path("M-35 -84 Q-32 -98 -18 -98 L32 -94 L36 -84Z", darker(body, 0.2)),
      disc(16, -8, 9, stage.tone("#26292a")),
    ],
    { scale },
  );
}

export function planter(stage: Stage, x: number, y: number, w = 120): Svg {
  const { tone, chance } = stage;
  const leaves = Array.from({ length: 9 }, (_, index) =>
    disc(
      x - w / 2 + 10 + ((w - 20) / 8) * index,
      y - 52 - chance.between(0, 22),
      chance.between(13, 22),
      tone(chance.pick(["#6ea35c", "#86ab5e", "#4f8a5a"])),
    ),
  );
  const blooms = Array.from({ length: 7 }, () =>
    disc(
      x + chance.between(-w / 2 + 8, w / 2 - 8),
      y - chance.between(50, 84),
      6,
      tone(chance.pick(["#e5739a", "#f2cf5b", "#ffffff", "#df7a5e"])),
    ),
  );
  return [
    disc(x, y + 1, w * 0.56, INK, { ry: 6, opacity: 0.15 }),
    ...leaves,
    ...blooms,
    rect(x - w / 2, y - 46, w, 46, tone("#a98258")),
    rect(x - w / 2, y - 46, w, 8, tone("#bd9568")),
    ...[0.25, 0.5, 0.75].map((share) => rect(x - w / 2 + w * share, y - 38, 2, 38, tone("#8a6742"))),
  ].join("");
}
