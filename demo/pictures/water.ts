import { CANAL, CREAM, darker, lighter, STEEL, STONE, WOOD } from "./colour.ts";
import type { Stage } from "./stage.ts";
import { at, disc, fade, path, polygon, rect, type Svg, stroke, WIDE } from "./svg.ts";

/** Water from one height down to another, with highlights and dark reflections of what is above it. */
export function water(stage: Stage, top: number, bottom: number, more: { reflects?: readonly string[] } = {}): Svg {
  const { mood, chance } = stage;
  const parts = [fade(0, top, WIDE, bottom - top, mood.water)];
  const colours = more.reflects ?? ["#b9583f", "#ecdfc4", "#c9714f", "#dba75a", "#9db0ae"];
  for (let x = 10; x < WIDE; x += chance.between(70, 130)) {
    const colour = mood.isDark && chance.is(0.5) ? "#ffd98a" : stage.tone(chance.pick(colours));
    const wide = chance.between(26, 64);
    for (let line = 0; line < 7; line += 1) {
      const y = top + 12 + line * line * 3.4 + chance.between(0, 6);
      if (y > bottom - 6) break;
      parts.push(
        rect(x + chance.between(-12, 12), y, wide * chance.between(0.5, 1), 3.4 + line * 0.5, colour, {
          r: 2,
          opacity: 0.34 - line * 0.035,
        }),
      );
    }
  }
  for (let index = 0; index < 46; index += 1) {
    const y = chance.between(top + 8, bottom - 4);
    const depth = (y - top) / (bottom - top);
    parts.push(
      rect(chance.between(-30, WIDE), y, (26 + chance.between(0, 70)) * (0.5 + depth), 2 + depth * 2.4, "#ffffff", {
        r: 2,
        opacity: mood.isDark ? 0.09 : 0.26,
      }),
    );
  }
  return parts.join("");
}

/** A stone quay wall, its coping at `top`. */
export function quay(stage: Stage, top: number, height: number): Svg {
  const { chance, tone } = stage;
  const wall = tone("#a08f7c");
  const blocks = Array.from({ length: 40 }, () =>
    rect(
      chance.between(0, WIDE),
      top + 12 + Math.floor(chance.between(0, (height - 12) / 13)) * 13,
      chance.between(26, 52),
      10,
      darker(wall, 0.3),
      { r: 2, opacity: 0.16 },
    ),
  );
  const rings = Array.from({ length: 6 }, (_, index) =>
    disc(130 + index * 268, top + height * 0.55, 6, "none", { stroke: tone("#4a4a48"), width: 2.5 }),
  );
  return [
    rect(0, top, WIDE, height, wall),
    ...blocks,
    rect(0, top, WIDE, 10, tone(STONE)),
    rect(0, top + 10, WIDE, 4, darker(wall, 0.35), { opacity: 0.5 }),
    rect(0, top + height - 7, WIDE, 7, tone("#5f6b52"), { opacity: 0.55 }),
    ...rings,
  ].join("");
}

const wake = (stage: Stage, wide: number): Svg =>
  rect(-wide / 2, 2, wide, 5, "#ffffff", { r: 3, opacity: stage.mood.isDark ? 0.14 : 0.4 }) +
  rect(-wide * 0.34, 12, wide * 0.8, 4, "#ffffff", { r: 2, opacity: stage.mood.isDark ? 0.08 : 0.22 });

/** An open tour boat with passengers on its benches. */
export function tourBoat(stage: Stage, x: number, y: number, scale = 1, colour = CANAL): Svg {
  const { tone, chance } = stage;
  const hull = tone(colour);
  const heads = Array.from({ length: 8 }, (_, index) => {
    const hx = -84 + index * 23;
    return (
      disc(hx, -32, 9, tone(chance.pick(["#df7a5e", "#e8b04a", "#3f7092", "#f1ebdf", "#7a4b63", "#5e8d5a"])), {
        ry: 13,
      }) +
      disc(hx + 1, -51, 7.4, tone(chance.pick(["#f3d0b3", "#cb936a", "#a76e48", "#e9ba94"]))) +
      path(
        `M${hx - 7} -51 Q${hx - 7} -60 ${hx + 1} -60 Q${hx + 9} -59 ${hx + 8} -53 Q${hx} -56 ${hx - 7} -51Z`,
        tone(chance.pick(["#2a201c", "#7b502d", "#c79b50", "#b9b4ab"])),
      )
    );
  });
  return at(
    x,
    y,
    [
      wake(stage, 300),
      ...heads,
      path("M-146 -30 L140 -30 Q152 -30 156 -40 L138 0 Q134 6 124 6 L-120 6 Q-138 2 -146 -30Z", hull),
      path("M-146 -30 L140 -30 Q152 -30 156 -40 L152 -26 L-144 -22Z", lighter(hull, 0.7)),
      stroke([-134, -8, 134, -8], lighter(hull, 0.25), 3),
    ],
    { scale },
  );
}

/** A house boat with plants on the roof. */
export function houseBoat(stage: Stage, x: number, y: number, scale = 1, colour = "#7a2f2a"): Svg {
  const { tone, chance, mood } = stage;
  const hull = tone(colour);
  const cabin = tone("#e9dcc2");
  const panes = [-112, -66, -20, 60, 106].map(
    (px) =>
      rect(px, -70, 30, 24, tone("#5b4a3c"), { r: 3 }) +
      rect(px + 3, -67, 24, 18, mood.isDark ? "#ffd98a" : tone("#7fa5ad"), { r: 2 }),
  );
  const pots = Array.from({ length: 6 }, (_, index) => {
    const px = -118 + index * 44;
    return (
      polygon([px - 9, -100, px + 9, -100, px + 6, -86, px - 6, -86], tone("#b9694a")) +
      disc(px, -110, 14, tone(chance.pick(["#6ea35c", "#86ab5e", "#4f8a5a"]))) +
      disc(px + 5, -117, 5, tone(chance.pick(["#e5739a", "#e8b04a", "#df7a5e"])))
    );
  });
  return at(
    x,
    y,
    [
      wake(stage, 430),
      ...pots,
      rect(-136, -88, 282, 12, tone("#6d5a4a"), { r: 3 }),
      rect(-130, -78, 270, 48, cabin),
      rect(26, -74, 24, 44, tone(CANAL)),
      ...panes,
      path(
        "M-196 -46 Q-190 -32 -150 -32 L150 -32 Q196 -34 206 -52 L192 4 Q188 10 176 10 L-170 10 Q-190 4 -196 -46Z",
        hull,
      ),
      path(
        "M-196 -46 Q-190 -32 -150 -32 L150 -32 Q196 -34 206 -52 L204 -42 Q190 -26 150 -24 L-150 -24 Q-188 -24 -194 -38Z",
        lighter(hull, 0.65),
      ),
      ...[-150, -60, 40, 140].map((px) => disc(px, -2, 7, tone("#2c2f30"))),
    ],
    { scale },
  );
}

/** A sea ship with containers, seen from the side. */
export function cargoShip(stage: Stage, x: number, y: number, scale = 1): Svg {
  const { tone, chance } = stage;
  const hull = tone("#2f4a55");
  const stacks: Svg[] = [];
  for (let column = 0; column < 8; column += 1) {
    for (let level = 0; level < chance.whole(2, 4); level += 1) {
      const colour = tone(chance.pick(["#b4472f", "#e8b04a", "#0b6e66", "#3f7092", "#c9714f", "#8b979b"]));
      stacks.push(
        rect(-230 + column * 52, -92 - level * 27, 49, 25, colour, { r: 1 }),
        ...[8, 18, 28, 38].map((line) =>
          rect(-230 + column * 52 + line, -89 - level * 27, 2, 19, darker(colour, 0.2), { opacity: 0.5 }),
        ),
      );
    }
  }
  const bridge = [
    rect(-330, -190, 78, 128, tone(CREAM)),
    rect(-338, -198, 94, 12, tone("#d9cdb4")),
    rect(-326, -180, 70, 14, tone("#4a6a78")),
    ...[0, 1, 2].map((level) =>
      [-318, -298, -278].map((px) => rect(px, -154 + level * 28, 12, 12, tone("#4a6a78"))).join(""),
    ),
    rect(-312, -236, 30, 40, tone("#b4472f")),
    rect(-312, -226, 30, 10, tone(CREAM)),
  ];
  return at(
    x,
    y,
    [
      wake(stage, 780),
      ...stacks,
      ...bridge,
      path("M-372 -66 L300 -66 Q330 -70 352 -88 L318 8 L-330 8 Q-360 -10 -372 -66Z", hull),
      path("M-350 -14 L326 -14 L318 8 L-330 8 Q-344 0 -350 -14Z", tone("#a4442f")),
      stroke([-366, -54, 332, -54], lighter(hull, 0.3), 3),
      disc(300, -40, 7, lighter(hull, 0.5)),
    ],
    { scale },
  );
}

export function duck(stage: Stage, x: number, y: number, scale = 1, flip = false): Svg {
  const { tone } = stage;
  return at(
    x,
    y,
    [
      rect(-20, 4, 46, 3, "#ffffff", { r: 2, opacity: 0.35 }),
      path("M-22 0 Q-24 -8 -14 -8 Q2 -14 16 -4 Q18 4 6 5 L-14 5 Q-20 5 -22 0Z", tone("#8c7a68")),
      disc(14, -14, 7, tone("#2f6b56")),
      path("M19 -15 L29 -12 L19 -10Z", tone("#e8b04a")),
      path("M7 -6 Q14 -8 17 -4 Q12 -2 8 -3Z", tone(CREAM)),
      disc(16.4, -16, 1.2, "#10201e"),
    ],
    { scale, flip },
  );
}

export function swan(stage: Stage, x: number, y: number, scale = 1, flip = false): Svg {
  const white = stage.tone("#fbfaf6");
  return at(
    x,
    y,
    [
      rect(-44, 8, 96, 4, "#ffffff", { r: 2, opacity: 0.4 }),
      path("M-48 0 Q-50 -26 -16 -24 Q20 -30 34 -6 Q34 12 8 12 L-26 12 Q-44 12 -48 0Z", white),
      path("M26 -2 Q48 -20 36 -44 Q30 -58 42 -60", "none", { stroke: white, width: 9 }),
      path("M44 -64 L58 -56 L44 -55Z", stage.tone("#df7a2e")),
      path("M-30 -12 Q-4 -24 16 -4", "none", { stroke: darker(white, 0.14), width: 3 }),
    ],
    { scale, flip },
  );
}

/** A steel lifting bridge with two portal towers. */
export function liftBridge(stage: Stage, deckY: number, from: number, to: number, foot: number): Svg {
  const steel = stage.tone("#3d7f86");
  const tower = (x: number) =>
    [
      rect(x - 17, deckY - 300, 34, 300, steel),
      rect(x - 17, deckY - 300, 9, 300, lighter(steel, 0.18)),
      rect(x - 30, deckY - 320, 60, 26, darker(steel, 0.15), { r: 3 }),
      ...[0, 1, 2, 3].map((step) =>
        stroke([x - 15, deckY - 40 - step * 64, x + 15, deckY - 100 - step * 64], darker(steel, 0.25), 4),
      ),
      rect(x - 26, deckY, 52, foot - deckY + 40, stage.tone("#94897a")),
    ].join("");
  const span = (to - from) / 8;
  const lattice = Array.from({ length: 8 }, (_, index) =>
    stroke(
      [from + index * span, deckY - 10, from + (index + 0.5) * span, deckY - 62, from + (index + 1) * span, deckY - 10],
      darker(steel, 0.1),
      6,
    ),
  );
  return [
    tower(from),
    tower(to),
    stroke([from, deckY - 62, to, deckY - 62], steel, 9),
    ...lattice,
    rect(0, deckY - 12, WIDE, 26, stage.tone("#4b5356")),
    rect(0, deckY - 16, WIDE, 6, stage.tone(STEEL)),
    rect(from - 30, deckY - 330, to - from + 60, 14, steel, { r: 4 }),
    disc(from, deckY - 60, 7, stage.tone(WOOD)),
  ].join("");
}
