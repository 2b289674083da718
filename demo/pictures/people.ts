import { CLOTHES, darker, HAIRS, INK, lighter, SKINS, TROUSERS } from "./colour.ts";
import type { Stage } from "./stage.ts";
import { at, disc, path, rect, type Svg, stroke } from "./svg.ts";

type Joint = readonly [number, number];
export type Hair = "short" | "long" | "bun" | "curls" | "bob" | "bald" | "scarf" | "cap" | "beanie" | "afro" | "tail";

export interface Person {
  skin: string;
  hair: Hair;
  hairColour: string;
  top: string;
  legs: string;
  dress: "trousers" | "skirt" | "coat" | "vest" | "apron";
  hasBeard: boolean;
  isChild: boolean;
}

/** Angles in degrees from hanging straight down; forward (right) is positive. Upper part, then lower part. */
export interface Pose {
  back: Joint;
  front: Joint;
  legBack: Joint;
  legFront: Joint;
  lean?: number;
  sink?: number;
}

const pose = (back: Joint, front: Joint, legBack: Joint, legFront: Joint, lean = 0, sink = 0): Pose => ({
  back,
  front,
  legBack,
  legFront,
  lean,
  sink,
});

export const POSES = {
  stand: pose([-8, 4], [10, 8], [-4, -4], [4, 4]),
  walk: pose([28, 44], [-24, -6], [-20, -34], [22, 8], 3),
  run: pose([58, 120], [-48, 20], [-34, -86], [46, -2], 10),
  wave: pose([-8, 2], [150, 172], [-4, -4], [4, 4]),
  cheer: pose([-152, -170], [152, 170], [-5, -5], [6, 6]),
  talk: pose([-8, 10], [34, 108], [-4, -4], [5, 5]),
  point: pose([-8, 2], [84, 92], [-5, -5], [5, 5]),
  carry: pose([34, 88], [36, 88], [-5, -5], [5, 5]),
  push: pose([62, 84], [58, 88], [-22, -30], [18, 6], 8),
  phone: pose([-8, 2], [30, 150], [-4, -4], [4, 4]),
  dig: pose([40, 62], [30, 74], [-14, -20], [24, 2], 20),
  kneel: pose([40, 70], [46, 72], [24, -84], [78, -4], 14, 26),
  sit: pose([12, 62], [16, 70], [84, 2], [88, 0], 0, 40),
  sitTalk: pose([12, 62], [60, 128], [84, 2], [88, 0], 0, 40),
  read: pose([30, 104], [34, 110], [84, 2], [88, 0], 2, 40),
  swing: pose([110, 150], [114, 152], [62, 30], [70, 40], -14, 40),
} as const satisfies Record<string, Pose>;

export function somebody(stage: Stage, more: Partial<Person> = {}): Person {
  const { chance } = stage;
  const skin = chance.pick(SKINS);
  const isDark = skin === "#a76e48" || skin === "#7b4d33" || skin === "#cb936a";
  const hair =
    more.hair ??
    chance.weighted<Hair>({
      short: 5,
      long: 3,
      bun: 2,
      bob: 3,
      curls: 2,
      tail: 2,
      bald: 1,
      cap: 1,
      scarf: 2,
      afro: isDark ? 3 : 0,
    });
  const isManly = hair === "short" || hair === "bald" || hair === "cap";
  return {
    skin,
    hair,
    hairColour: isDark ? chance.pick(HAIRS.slice(0, 2)) : chance.pick(HAIRS),
    top: chance.pick(CLOTHES),
    legs: chance.pick(TROUSERS),
    dress: hair === "scarf" ? "coat" : isManly ? "trousers" : chance.pick(["trousers", "skirt", "coat", "trousers"]),
    hasBeard: isManly && chance.is(0.35) && !more.isChild,
    isChild: false,
    ...more,
  };
}

const reach = ([x, y]: Joint, length: number, angle: number): Joint => [
  x + Math.sin((angle * Math.PI) / 180) * length,
  y + Math.cos((angle * Math.PI) / 180) * length,
];

/** Shoulder to hand, or hip to foot. Returns the drawing and its end point. */
function limb(start: Joint, lengths: Joint, angles: Joint, colour: string, width: number): { svg: Svg; end: Joint } {
  const middle = reach(start, lengths[0], angles[0]);
  const end = reach(middle, lengths[1], angles[1]);
  return { svg: stroke([...start, ...middle, ...end], colour, width), end };
}

interface Figure {
  svg: Svg;
  /** The position of the front hand, in the figure's own units (100 high, feet at 0,0). */
  hand: Joint;
}

/** A person 100 high at scale 1, feet on 0,0, looking to the right. */
export function figure(stage: Stage, who: Person, stance: Pose, held: Svg = ""): Figure {
  const { tone } = stage;
  const lean = stance.lean ?? 0;
  const hip: Joint = [0, -43 + (stance.sink ?? 0)];
  const shoulder = reach(hip, 29, 180 - lean);
  const head = reach(shoulder, 15.6, 180 - lean * 1.15);
  const top = tone(who.top);
  const sleeve = darker(top, 0.24);
  const skin = tone(who.skin);
  const legs = tone(who.legs);
  const shoe = tone("#33302e");
  const back = limb([shoulder[0] - 5, shoulder[1] + 3], [15, 15], stance.back, sleeve, 7.6);
  const front = limb([shoulder[0] + 5, shoulder[1] + 3], [15, 15], stance.front, darker(top, 0.09), 7.8);
  const legBack = limb([hip[0] - 4, hip[1]], [21, 20], stance.legBack, darker(legs, 0.16), 9.4);
  const legFront = limb([hip[0] + 4, hip[1]], [21, 20], stance.legFront, legs, 9.6);
  const foot = ([x, y]: Joint) =>
    path(
      `M${x - 5.2} ${y + 4.8} L${x - 5.2} ${y - 3} L${x + 4.6} ${y - 3} Q${x + 10.5} ${y - 1} ${x + 10.5} ${y + 4.8}Z`,
      shoe,
    );
  const svg = [
    disc(2, 4, 17, INK, { ry: 2.8, opacity: 0.16 }),
    back.svg,
    disc(back.end[0], back.end[1], 4.1, darker(skin, 0.06)),
    legBack.svg,
    foot(legBack.end),
    legFront.svg,
    foot(legFront.end),
    torso(stage, who, hip, shoulder),
    headOf(stage, who, head, shoulder),
    at(front.end[0], front.end[1], held),
    front.svg,
    disc(front.end[0], front.end[1], 4.2, skin),
  ].join("");
  return { svg, hand: front.end };
}

function torso(stage: Stage, who: Person, [hx, hy]: Joint, [sx, sy]: Joint): Svg {
  const top = stage.tone(who.top);
  const hem = who.dress === "coat" ? 17 : who.dress === "skirt" ? 3 : 2;
  const flare = who.dress === "coat" ? 15 : 10.5;
  const body = path(
    `M${sx - 8} ${sy - 1} Q${sx} ${sy - 6.5} ${sx + 8} ${sy - 1} Q${sx + 12.5} ${sy + 2} ${hx + 11} ${hy - 8} L${hx + flare} ${hy + hem} Q${hx} ${hy + hem + 4} ${hx - flare} ${hy + hem} L${hx - 11} ${hy - 8} Q${sx - 12.5} ${sy + 2} ${sx - 8} ${sy - 1}Z`,
    top,
  );
  const skirt =
    who.dress === "skirt"
      ? path(
          `M${hx - 10} ${hy - 3} L${hx + 10} ${hy - 3} L${hx + 17} ${hy + 18} Q${hx} ${hy + 23} ${hx - 17} ${hy + 18}Z`,
          stage.tone(who.legs),
        )
      : "";
  const apron =
    who.dress === "apron"
      ? path(
          `M${sx - 6} ${sy + 7} L${sx + 6} ${sy + 7} L${hx + 10} ${hy + 12} Q${hx} ${hy + 16} ${hx - 10} ${hy + 12}Z`,
          stage.tone("#f1ebdf"),
        )
      : "";
  const vest =
    who.dress === "vest"
      ? rect(hx - 10.5, hy - 13, 21, 3.4, "#f6f1dd") + rect(hx - 10.5, hy - 6, 21, 3.4, "#f6f1dd")
      : "";
  const shade = path(
    `M${sx - 8} ${sy - 1} Q${sx - 12.5} ${sy + 2} ${hx - 11} ${hy - 8} L${hx - flare} ${hy + hem} L${hx - 3} ${hy + hem + 3} L${sx - 5} ${sy + 1}Z`,
    darker(top, 0.3),
    { opacity: 0.28 },
  );
  return skirt + body + shade + apron + vest;
}

function headOf(stage: Stage, who: Person, [x, y]: Joint, [sx, sy]: Joint): Svg {
  const skin = stage.tone(who.skin);
  const size = who.isChild ? 1.28 : 1.06;
  const neck = stroke([sx, sy, x, y + 4], darker(skin, 0.12), 6.4);
  const face = [
    disc(0, 0, 9.6, skin, { ry: 10.6 }),
    disc(-8.6, 1.5, 2, darker(skin, 0.06)),
    disc(3, -0.6, 1.05, INK),
    disc(7.3, -0.6, 1.05, INK),
    disc(2, 3.6, 2, "#d9705e", { opacity: 0.22 }),
    path("M3.2 4.6 Q5.4 6.7 7.6 4.6", "none", { stroke: darker(skin, 0.5), width: 1.1 }),
    who.hasBeard
      ? path("M-7.6 1 Q-7 12 2 12.4 Q9.4 12 9.2 3 Q6 6.4 3.4 3.4 Q-3 5 -7.6 1Z", stage.tone(who.hairColour))
      : "",
  ];
  return neck + at(x, y, [hairBehind(stage, who), ...face, hairOf(stage, who)], { scale: size });
}

function hairBehind(stage: Stage, who: Person): Svg {
  const colour = stage.tone(who.hairColour);
  if (who.hair === "long") return path("M-10 -6 Q-15 8 -11 19 Q-4 22 1 18 L2 -6Z", darker(colour, 0.12));
  if (who.hair === "afro") return disc(-1.5, -4, 14.5, colour);
  if (who.hair === "tail") return path("M-8 -6 Q-20 -2 -17 13 Q-12 10 -9 2Z", colour);
  if (who.hair === "bun") return disc(-9, -9.5, 5.4, colour);
  if (who.hair === "scarf")
    return path("M-11 -4 Q-16 14 -10 20 Q2 24 8 17 L7 4Z", darker(stage.tone(scarfColour(who)), 0.1));
  return "";
}

const scarfColour = (who: Person): string => (who.top === "#d68fa2" ? "#3f7092" : "#d68fa2");

function hairOf(stage: Stage, who: Person): Svg {
  const colour = stage.tone(who.hairColour);
  const cap = (fill: string, brow = -3.4) =>
    path(`M-10 1 Q-12.6 -12.6 0 -12.6 Q11 -12.6 9.6 ${brow} Q4 -6.8 -2 -5.6 Q-6.6 -4.4 -7 0 Q-8 3 -10 1Z`, fill);
  if (who.hair === "bald") return "";
  if (who.hair === "scarf") {
    const scarf = stage.tone(scarfColour(who));
    return path(
      "M9.4 -3 Q8 -13 -1 -13 Q-13 -12.4 -12 2 Q-11 14 -1 14.6 Q6 15 7.6 9.4 Q-5.6 12.6 -6.4 1 Q-6.4 -7.4 1.6 -8 Q6.4 -8 9.4 -3Z",
      scarf,
    );
  }
  if (who.hair === "cap" || who.hair === "beanie") {
    const wool = stage.tone(who.hair === "cap" ? "#27434c" : "#b4472f");
    const brim =
      who.hair === "cap"
        ? path("M6 -7 Q15 -7 16.4 -3.4 L5 -4Z", darker(wool, 0.2))
        : rect(-11, -8.4, 21.4, 4.6, lighter(wool, 0.16), { r: 2 }) + disc(-1, -15, 3.4, lighter(wool, 0.3));
    return path("M-10.6 -4 Q-11 -14.6 0 -14.6 Q10.6 -14.6 10 -4.6Z", wool) + brim;
  }
  if (who.hair === "curls")
    return [
      [-8, -5, 5],
      [-6, -10, 5.4],
      [0, -12, 5.6],
      [6, -10.4, 4.8],
      [-9.4, 1, 4],
      [9, -6.4, 3.4],
    ]
      .map(([cx = 0, cy = 0, r = 4]) => disc(cx, cy, r, colour))
      .join("");
  if (who.hair === "bob") return cap(colour) + path("M-10.4 -4 Q-13.6 8 -9 10.6 Q-4 11 -5 4 L-6 -4Z", colour);
  return (
    cap(colour) + path("M-7 -10 Q-1 -12.4 5 -10.4", "none", { stroke: lighter(colour, 0.18), width: 1.6, opacity: 0.6 })
  );
}

export interface StandingFigure {
  height?: number;
  pose?: keyof typeof POSES;
  flip?: boolean;
  held?: Svg;
  who?: Partial<Person>;
}

/** A person standing on x,y in the picture, at a given height; `more.who` chooses which one. */
export function person(stage: Stage, x: number, y: number, more: StandingFigure = {}): Svg {
  const who = somebody(stage, more.who);
  const height = (more.height ?? 190) * (who.isChild ? 0.64 : 1);
  return at(x, y, figure(stage, who, POSES[more.pose ?? "stand"], more.held).svg, {
    scale: height / 100,
    flip: more.flip,
  });
}

export const child = (stage: Stage, x: number, y: number, more: StandingFigure = {}): Svg =>
  person(stage, x, y, { ...more, who: { isChild: true, dress: "trousers", hasBeard: false, ...more.who } });
