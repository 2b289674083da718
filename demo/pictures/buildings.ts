import { CREAM, darker, lighter, STONE } from "./colour.ts";
import { pane } from "./houses.ts";
import { arch } from "./landmarks.ts";
import type { Stage } from "./stage.ts";
import { at, disc, polygon, rect, type Svg, stroke } from "./svg.ts";

/** A harbour crane on four legs. */
export function crane(
  stage: Stage,
  x: number,
  foot: number,
  scale = 1,
  more: { flip?: boolean; distance?: number; colour?: string } = {},
): Svg {
  const steel = stage.far(more.colour ?? "#c7553a", more.distance ?? 0);
  const dark = darker(steel, 0.2);
  return at(
    x,
    foot,
    [
      stroke([-60, 0, -40, -150, 40, -150, 60, 0], steel, 12),
      stroke([-52, -60, 52, -60], dark, 8),
      stroke([-50, -62, 42, -148], dark, 5),
      rect(-52, -176, 104, 28, dark, { r: 3 }),
      rect(-46, -236, 74, 62, steel, { r: 4 }),
      rect(2, -226, 22, 24, stage.far("#cfe0e2", more.distance ?? 0)),
      rect(-74, -222, 34, 40, dark, { r: 3 }),
      stroke([-10, -232, -10, -340], dark, 8),
      stroke([10, -226, 236, -398], steel, 11),
      stroke([-10, -340, 236, -398], dark, 3.6),
      stroke([-10, -340, -60, -226], dark, 3.6),
      stroke([-10, -340, 120, -310], dark, 3),
      stroke([234, -396, 234, -170], darker(steel, 0.4), 2.6),
      rect(226, -172, 16, 16, dark, { r: 2 }),
    ],
    { scale, flip: more.flip },
  );
}

interface Flats {
  wall?: string;
  distance?: number;
  scale?: number;
}

/** One flat seen from the street: window, balcony, sometimes a plant. */
function flat(stage: Stage, x: number, y: number, wall: string, distance: number): Svg {
  const { chance, mood } = stage;
  const isLit = mood.isDark === true && chance.is(0.5);
  const glass = isLit ? chance.pick(["#ffd98a", "#ffe7b0"]) : stage.far(mood.isDark ? "#43596a" : "#7a9ca5", distance);
  const plant = chance.is(0.22)
    ? disc(x + chance.between(6, 30), y + 21, 6, stage.far(chance.pick(["#6ea35c", "#df7a5e", "#e8b04a"]), distance))
    : "";
  return (
    rect(x, y, 38, 25, glass, { r: 1 }) +
    rect(x - 3, y + 22, 44, 13, lighter(wall, 0.2)) +
    rect(x + 18, y, 2.4, 23, wall) +
    plant
  );
}

/** A block of flats. */
export function flats(stage: Stage, x: number, foot: number, floors: number, columns: number, more: Flats = {}): Svg {
  const distance = more.distance ?? 0;
  const wall = stage.far(more.wall ?? "#d8cbb6", distance);
  const w = columns * 54 + 24;
  const h = floors * 48 + 46;
  const homes = Array.from({ length: floors * columns }, (_, index) =>
    flat(stage, 18 + (index % columns) * 54, -h + 16 + Math.floor(index / columns) * 48, wall, distance),
  );
  const parts = [
    rect(0, -h, w, h, wall),
    rect(w - 26, -h, 26, h, darker(wall, 0.12)),
    rect(-5, -h - 9, w + 10, 12, darker(wall, 0.24)),
    rect(w * 0.3, -h - 34, 44, 26, darker(wall, 0.18)),
    ...homes,
    rect(w * 0.38, -34, 60, 34, stage.far("#4d6a72", distance)),
    rect(w * 0.38 - 10, -40, 80, 8, stage.far("#0b6e66", distance)),
  ];
  return at(x, foot, parts, { scale: more.scale });
}

/** A turret of lace: shaft, spire and three rings. */
function turret(stage: Stage, wall: string, tx: number, h: number): Svg {
  return [
    rect(tx - 15, -h, 30, h, lighter(wall, 0.06)),
    rect(tx + 4, -h, 11, h, darker(wall, 0.1)),
    polygon([tx - 20, -h, tx, -h - 124, tx + 20, -h], wall),
    polygon([tx, -h - 124, tx + 20, -h, tx + 5, -h], darker(wall, 0.14)),
    ...[0, 1, 2].map((ring) => rect(tx - 19 + ring * 3, -h + 2 - ring * 34, 38 - ring * 6, 6, stage.tone(STONE))),
  ].join("");
}

/** The lace-like town hall of Leuven. */
export function leuvenHall(stage: Stage, x: number, foot: number, scale = 1): Svg {
  const wall = stage.tone("#e3d3b4");
  const roof = stage.tone("#57666b");
  const tiers = [0, 1, 2].map(
    (tier) =>
      Array.from({ length: 9 }, (_, bay) =>
        arch(-168 + bay * 42, -22 - tier * 98, 21, 66, stage.mood.isDark ? "#ffd98a" : stage.tone("#6c8087")),
      ).join("") +
      rect(-202, -104 - tier * 98, 404, 8, lighter(wall, 0.35)) +
      Array.from(
        { length: 10 },
        (_, bay) =>
          rect(-192 + bay * 42, -98 - tier * 98, 8, 92, darker(wall, 0.1)) +
          polygon(
            [-195 + bay * 42, -98 - tier * 98, -188 + bay * 42, -116 - tier * 98, -181 + bay * 42, -98 - tier * 98],
            stage.tone(CREAM),
          ),
      ).join(""),
  );
  const dormers = Array.from({ length: 12 }, (_, index) =>
    polygon(
      [
        -150 + (index % 6) * 58,
        -330 - Math.floor(index / 6) * 56,
        -141 + (index % 6) * 58,
        -352 - Math.floor(index / 6) * 56,
        -132 + (index % 6) * 58,
        -330 - Math.floor(index / 6) * 56,
      ],
      wall,
    ),
  );
  return at(
    x,
    foot,
    [
      polygon([-196, -296, -150, -470, 150, -470, 196, -296], roof),
      ...dormers,
      stroke([-150, -472, 150, -472], stage.tone(CREAM), 6),
      rect(-202, -300, 404, 300, wall),
      ...tiers,
      turret(stage, wall, -206, 380),
      turret(stage, wall, 206, 380),
      turret(stage, wall, 0, 470),
      rect(-26, -58, 52, 58, stage.tone("#7a2f2a")),
    ],
    { scale },
  );
}

/** A modern public building with tall glass: library, health centre, school. */
export function publicBuilding(stage: Stage, x: number, foot: number, w: number, h: number, colour = "#e4dccb"): Svg {
  const wall = stage.tone(colour);
  const columns = Math.floor((w - 40) / 64);
  const glazing = Array.from(
    { length: columns },
    (_, index) =>
      pane(stage, 28 + index * 64, -h + 30, 44, h * 0.34, index % 2 === 0) +
      (Math.abs(index - columns / 2 + 0.5) < 1
        ? ""
        : pane(stage, 28 + index * 64, -h * 0.46, 44, h * 0.32, index % 3 !== 0)),
  );
  return at(x, foot, [
    rect(0, -h, w, h, wall),
    rect(w - 34, -h, 34, h, darker(wall, 0.1)),
    rect(-12, -h - 16, w + 24, 20, stage.tone("#55646a")),
    ...glazing,
    rect(w / 2 - 52, -h * 0.44, 104, h * 0.44, stage.tone("#0b6e66")),
    rect(w / 2 - 44, -h * 0.4, 42, h * 0.4, stage.mood.isDark ? "#ffdf9c" : stage.tone("#a9c9cb")),
    rect(w / 2 + 2, -h * 0.4, 42, h * 0.4, stage.mood.isDark ? "#ffdf9c" : stage.tone("#a9c9cb")),
    rect(w / 2 - 70, -h * 0.48, 140, 12, stage.tone("#e8b04a")),
    rect(0, -10, w, 10, darker(wall, 0.3)),
  ]);
}
