import { CREAM, darker, lighter, MOODS, mix, ROOFS, WALLS } from "./colour.ts";
import type { Stage } from "./stage.ts";
import { at, disc, path, polygon, rect, type Svg, stroke } from "./svg.ts";

export type Gable = "step" | "bell" | "neck" | "triangle" | "cornice" | "side";

export interface House {
  width: number;
  floors: number;
  gable: Gable;
  wall: string;
  roof: string;
  ground: "door" | "shop" | "gate" | "cafe";
  bays: number;
  seed: number;
}

const FLOOR = 76;
const GROUND_FLOOR = 92;
const LIT = ["#ffd98a", "#ffe7b0", "#f9c66a"];

export function someHouse(stage: Stage, more: Partial<House> = {}): House {
  const { chance } = stage;
  const width = more.width ?? chance.whole(92, 150);
  return {
    width,
    floors: chance.whole(1, 3),
    gable: chance.pick<Gable>(["step", "step", "bell", "neck", "triangle", "cornice"]),
    wall: chance.pick(WALLS),
    roof: chance.pick(ROOFS),
    ground: chance.pick<House["ground"]>(["door", "door", "gate", "shop"]),
    bays: width > 122 ? 3 : 2,
    seed: chance.next(),
    ...more,
  };
}

/** The wall's outline above its straight part, from the left corner to the right, 0 being the top of the wall. */
function outline(gable: Gable, w: number): { d: string; height: number } {
  if (gable === "step") return steps(w);
  if (gable === "bell") {
    const height = w * 0.78;
    return {
      d: `Q${w * 0.02} ${-height * 0.34} ${w * 0.2} ${-height * 0.38} Q${w * 0.34} ${-height * 0.44} ${w * 0.34} ${-height * 0.8} Q${w * 0.5} ${-height * 1.16} ${w * 0.66} ${-height * 0.8} Q${w * 0.66} ${-height * 0.44} ${w * 0.8} ${-height * 0.38} Q${w * 0.98} ${-height * 0.34} ${w} 0`,
      height,
    };
  }
  if (gable === "neck") {
    const height = w * 0.74;
    return {
      d: `L0 ${-height * 0.16} L${w * 0.24} ${-height * 0.3} L${w * 0.26} ${-height * 0.84} L${w * 0.5} ${-height} L${w * 0.74} ${-height * 0.84} L${w * 0.76} ${-height * 0.3} L${w} ${-height * 0.16} L${w} 0`,
      height,
    };
  }
  if (gable === "triangle") return { d: `L${w / 2} ${-w * 0.62} L${w} 0`, height: w * 0.62 };
  return { d: `L0 -14 L${w} -14 L${w} 0`, height: 14 };
}

function steps(w: number): { d: string; height: number } {
  const count = w > 120 ? 5 : 4;
  const run = (w * 0.4) / count;
  const rise = (w * 0.72) / count;
  const left = Array.from(
    { length: count },
    (_, index) => `L${index * run} ${-(index + 1) * rise} L${(index + 1) * run} ${-(index + 1) * rise}`,
  );
  const right = Array.from({ length: count }, (_, index) => {
    const level = count - index;
    return `L${w - level * run} ${-level * rise} L${w - (level - 1) * run} ${-level * rise}`;
  });
  const top = count * rise + rise * 0.8;
  return { d: `${left.join(" ")} L${w * 0.4} ${-top} L${w * 0.6} ${-top} ${right.join(" ")} L${w} 0`, height: top };
}

/** Top of the wall, above the foot; the gable rises further. */
export const wallHeight = (house: House): number => GROUND_FLOOR + house.floors * FLOOR;

/** A house front standing on 0,0 (its left foot). */
export function house(stage: Stage, shape: House): Svg {
  const { tone } = stage;
  const w = shape.width;
  const h = wallHeight(shape);
  const wall = tone(shape.wall);
  const top = outline(shape.gable, w);
  const parts: Svg[] = [];
  if (shape.gable === "cornice" || shape.gable === "side") parts.push(roofBehind(stage, shape, h));
  else
    parts.push(
      path(
        `M${w * 0.5} ${-h - top.height * 0.9} L${w + 3} ${-h - 6} L${w + 3} ${-h + 10} L${w * 0.5} ${-h + 10}Z`,
        tone(darker(shape.roof, 0.2)),
      ),
    );
  parts.push(path(`M0 0 L0 ${-h} ${shiftUp(top.d, h)} L${w} 0 Z`, wall));
  parts.push(path(`M${w * 0.86} 0 L${w * 0.86} ${-h} L${w} ${-h} L${w} 0Z`, darker(wall, 0.5), { opacity: 0.13 }));
  if (stage.mood.grass === MOODS.snow.grass)
    parts.push(path(`M0 ${-h} ${shiftUp(top.d, h)}`, "none", { stroke: "#f7fafb", width: 8 }));
  parts.push(courses(stage, shape, h));
  parts.push(windows(stage, shape, h, top.height));
  parts.push(groundFloor(stage, shape));
  return parts.join("");
}

const shiftUp = (d: string, by: number): string =>
  d.replace(
    /([LQ ])(-?[\d.]+) (-?[\d.]+)/g,
    (_, lead: string, x: string, y: string) => `${lead}${x} ${Number(y) - by}`,
  );

function roofBehind(stage: Stage, shape: House, h: number): Svg {
  const { tone } = stage;
  const w = shape.width;
  const roof = tone(shape.roof);
  const chimney = rect(w * 0.7, -h - 96, 17, 50, tone(darker(shape.wall, 0.22)));
  const slope = polygon([-5, -h - 8, 12, -h - 70, w - 12, -h - 70, w + 5, -h - 8], roof);
  const light = polygon([12, -h - 70, w - 12, -h - 70, w - 10, -h - 62, 10, -h - 62], lighter(roof, 0.18));
  if (shape.seed < 0.35) return [chimney, slope, light].join("");
  const dormer = at(w * 0.34, -h - 16, [
    polygon([-20, 0, -20, -30, 0, -48, 20, -30, 20, 0], tone(CREAM)),
    pane(stage, -10, -28, 20, 26, shape.seed > 0.75),
  ]);
  return [chimney, slope, light, dormer].join("");
}

function courses(stage: Stage, shape: House, h: number): Svg {
  const wall = stage.tone(shape.wall);
  const band = mix(wall, stage.tone(CREAM), 0.6);
  const lines = [rect(-2, -GROUND_FLOOR - 5, shape.width + 4, 7, band)];
  if (shape.gable === "cornice" || shape.gable === "side")
    lines.push(
      rect(-5, -h - 14, shape.width + 10, 14, band),
      rect(-5, -h, shape.width + 10, 4, darker(wall, 0.3), { opacity: 0.4 }),
    );
  const bricks = Array.from({ length: 9 }, (_, index) => {
    const x = ((shape.seed * 977 + index * 0.37) % 1) * (shape.width - 34) + 8;
    const y = -h + 12 + ((shape.seed * 389 + index * 0.61) % 1) * (h - GROUND_FLOOR - 24);
    return rect(x, y, 15, 4.5, darker(wall, 0.3), { opacity: 0.22, r: 1 });
  });
  return [...bricks, ...lines].join("");
}

export function pane(stage: Stage, x: number, y: number, w: number, h: number, isLit: boolean): Svg {
  const { mood, tone } = stage;
  const glass =
    mood.isDark && isLit ? (LIT[Math.round(x + y + 900) % 3] ?? "#ffd98a") : tone(mood.isDark ? "#4a6374" : "#6f95a0");
  const frame = tone(CREAM);
  const shine = mood.isDark ? "" : polygon([x, y + h * 0.55, x, y, x + w * 0.7, y], "#ffffff", { opacity: 0.16 });
  return [
    rect(x - 3.5, y - 3.5, w + 7, h + 7, frame, { r: 1 }),
    rect(x, y, w, h, glass),
    shine,
    rect(x + w / 2 - 1.3, y, 2.6, h, frame),
    rect(x, y + h * 0.36, w, 2.6, frame),
  ].join("");
}

function windows(stage: Stage, shape: House, h: number, gableHeight: number): Svg {
  const { chance, tone } = stage;
  const w = shape.width;
  const size = Math.min(30, w / (shape.bays * 2.1));
  const sill = darker(tone(shape.wall), 0.2);
  const parts: Svg[] = [];
  for (let floor = 0; floor < shape.floors; floor += 1) {
    const y = -h + 17 + floor * FLOOR;
    for (let bay = 0; bay < shape.bays; bay += 1) {
      const x = (w / shape.bays) * (bay + 0.5) - size / 2;
      parts.push(pane(stage, x, y, size, 44, chance.is(0.55)), rect(x - 6, y + 49, size + 12, 5, sill));
      if (chance.is(0.16)) parts.push(flowerBox(stage, x - 4, y + 47, size + 8));
    }
  }
  if (gableHeight > 40) parts.push(pane(stage, w / 2 - 11, -h - gableHeight * 0.42, 22, 30, chance.is(0.5)));
  return parts.join("");
}

export function flowerBox(stage: Stage, x: number, y: number, w: number): Svg {
  const { chance, tone } = stage;
  const blooms = Array.from({ length: 7 }, (_, index) =>
    disc(
      x + (w / 6) * index,
      y - 5 - chance.between(0, 6),
      5,
      index % 2 ? tone("#6ea35c") : tone(chance.pick(["#e5739a", "#e8b04a", "#df7a5e", "#f5e9e9"])),
    ),
  );
  return rect(x, y, w, 9, tone("#7b5138"), { r: 2 }) + blooms.join("");
}

const DOORS = ["#0b6e66", "#27434c", "#7a2f2a", "#8c6a3f", "#3f5f86", "#5a6b4a"];
const AWNINGS = ["#b4472f", "#0b6e66", "#e8b04a", "#27434c", "#7a4b63"];

function groundFloor(stage: Stage, shape: House): Svg {
  const { tone, chance } = stage;
  const w = shape.width;
  if (shape.ground === "shop" || shape.ground === "cafe") return shopFront(stage, shape);
  const door = tone(DOORS[Math.floor(shape.seed * DOORS.length)] ?? "#0b6e66");
  const plinth = rect(0, -16, w, 16, darker(tone(shape.wall), 0.28));
  const doorWidth = shape.ground === "gate" ? w * 0.38 : 30;
  const doorX = shape.ground === "gate" ? w * 0.1 : w * 0.14;
  const entrance = [
    rect(doorX - 5, -74, doorWidth + 10, 74, tone(CREAM), { r: shape.ground === "gate" ? 10 : 2 }),
    rect(doorX, -69, doorWidth, 69, door, { r: shape.ground === "gate" ? 8 : 0 }),
    rect(doorX, -69, doorWidth, 14, stage.mood.isDark ? "#ffd98a" : tone("#a9c6c9")),
    disc(doorX + doorWidth - 6, -31, 2.4, tone("#e8c46a")),
    rect(doorX - 8, -5, doorWidth + 16, 5, tone("#cfc8ba")),
  ];
  const rest = w - doorX - doorWidth - 12;
  const windowWidth = Math.min(46, rest * 0.62);
  const windowX = doorX + doorWidth + 12 + (rest - windowWidth) / 2;
  return [plinth, ...entrance, pane(stage, windowX, -72, windowWidth, 44, chance.is(0.7))].join("");
}

function shopFront(stage: Stage, shape: House): Svg {
  const { tone, mood } = stage;
  const w = shape.width;
  const awning = tone(AWNINGS[Math.floor(shape.seed * 31) % AWNINGS.length] ?? "#b4472f");
  const glass = mood.isDark ? "#ffdf9c" : tone("#86a9ad");
  const stripes = Math.round(w / 16);
  const canopy = Array.from({ length: stripes }, (_, index) => {
    const step = (w + 8) / stripes;
    const x = -4 + index * step;
    return path(
      `M${x} -88 L${x + step} -88 L${x + step} -66 Q${x + step / 2} -56 ${x} -66Z`,
      index % 2 ? tone(CREAM) : awning,
    );
  });
  return [
    rect(3, -84, w - 6, 84, darker(awning, 0.35)),
    rect(10, -74, w * 0.56, 60, glass),
    polygon([10, -34, 10, -74, w * 0.4, -74], "#ffffff", { opacity: 0.14 }),
    rect(w * 0.7, -74, w * 0.2, 74, glass),
    rect(w * 0.7, -20, w * 0.2, 20, darker(awning, 0.2)),
    rect(10, -22, w * 0.56, 8, tone("#d9b98a")),
    ...Array.from({ length: 4 }, (_, index) =>
      disc(20 + index * w * 0.13, -27, 6.5, tone(["#df7a5e", "#e8b04a", "#86ab5e", "#d68fa2"][index] ?? "#df7a5e")),
    ),
    stroke([-4, -88, w + 4, -88], darker(awning, 0.25), 4),
    ...canopy,
  ].join("");
}

/** A closed row of fronts from one x to another, all standing on the same line. */
export function row(
  stage: Stage,
  from: number,
  to: number,
  foot: number,
  more: Partial<House> & { scale?: number } = {},
): Svg {
  const { scale = 1, ...rest } = more;
  const parts: Svg[] = [];
  let x = from;
  let before = "";
  while (x < to) {
    let shape = someHouse(stage, rest);
    while (shape.wall === before && !rest.wall) shape = { ...shape, wall: stage.chance.pick(WALLS) };
    before = shape.wall;
    parts.push(at(x, foot, house(stage, shape), { scale }));
    x += shape.width * scale;
  }
  return parts.join("");
}

/** Roofs and gables far away, as one soft line. */
export function skyline(stage: Stage, foot: number, distance: number, height = 90): Svg {
  const { chance } = stage;
  const colour = stage.far("#7d6f6a", distance);
  let d = `M-20 ${foot}`;
  for (let x = -20; x < 1640; ) {
    const w = chance.between(44, 92);
    const h = height * chance.between(0.55, 1.1);
    d += chance.is(0.5)
      ? ` L${x} ${foot - h} L${x + w / 2} ${foot - h - w * 0.5} L${x + w} ${foot - h}`
      : ` L${x} ${foot - h * 0.9} L${x + w} ${foot - h * 0.9}`;
    x += w;
  }
  return path(`${d} L1640 ${foot}Z`, colour);
}
