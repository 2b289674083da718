import { darker, lighter } from "./colour.ts";
import type { Stage } from "./stage.ts";
import { at, disc, path, polygon, rect, type Svg, stroke } from "./svg.ts";

const TRUNK = "#7a5a42";

/** A broad tree, about 220 high at scale 1, standing on x,y. Bare when the mood has no leaves. */
export function tree(stage: Stage, x: number, y: number, scale = 1, leaf?: string): Svg {
  const { chance, mood, tone } = stage;
  const colour = tone(leaf ?? chance.pick(mood.leaves));
  if (mood.leaves[0] === "#8b7f74" && !leaf) return bareTree(stage, x, y, scale);
  const trunk =
    path("M-9 0 Q-6 -50 -7 -96 L7 -96 Q6 -50 10 0 Z", tone(TRUNK)) +
    stroke([0, -70, -30, -112], tone(TRUNK), 6) +
    stroke([1, -80, 28, -118], tone(TRUNK), 5);
  const crown = [
    [-38, -128, 46],
    [38, -124, 44],
    [0, -172, 54],
    [-22, -150, 44],
    [26, -154, 42],
    [2, -118, 42],
  ] as const;
  const shade = crown.map(([cx, cy, r]) => disc(cx, cy, r, darker(colour, 0.14)));
  const body = crown.map(([cx, cy, r]) => disc(cx - 5, cy - 8, r * 0.9, colour));
  const light = [
    disc(-22, -178, 26, lighter(colour, 0.16)),
    disc(-46, -146, 18, lighter(colour, 0.12)),
    disc(18, -190, 14, lighter(colour, 0.14)),
  ];
  const marks = Array.from({ length: 9 }, () =>
    path("M0 0 q5 -6 10 0", "none", { stroke: darker(colour, 0.22), width: 2.4, opacity: 0.5 }),
  ).map((mark) => at(chance.between(-50, 44), chance.between(-196, -104), mark));
  return at(x, y, [shadow(stage, 66), trunk, ...shade, ...body, ...light, ...marks], { scale, flip: chance.is(0.5) });
}

function bareTree(stage: Stage, x: number, y: number, scale: number): Svg {
  const { chance, tone } = stage;
  const bark = tone("#6f6259");
  const branch = (length: number, width: number, depth: number): Svg => {
    if (depth === 0) return "";
    const forks = depth > 3 ? [-26, 22] : [-34, 4, 32];
    const arms = forks.map((turn) =>
      at(0, -length, branch(length * chance.between(0.62, 0.8), width * 0.64, depth - 1), {
        turn: turn + chance.between(-9, 9),
      }),
    );
    return stroke([0, 0, 0, -length], bark, width) + arms.join("");
  };
  return at(x, y, [shadow(stage, 50), branch(78, 13, 5)], { scale });
}

export const shadow = (_stage: Stage, r: number): Svg =>
  disc(r * 0.18, 2, r, "#1f2a2a", { ry: r * 0.13, opacity: 0.14 });

export function poplar(stage: Stage, x: number, y: number, scale = 1): Svg {
  const colour = stage.tone(stage.chance.pick(stage.mood.leaves));
  return at(
    x,
    y,
    [
      shadow(stage, 34),
      rect(-5, -60, 10, 60, stage.tone(TRUNK)),
      path("M0 -330 Q46 -230 34 -90 Q20 -34 0 -34 Q-20 -34 -34 -90 Q-46 -230 0 -330Z", darker(colour, 0.1)),
      path("M-4 -318 Q26 -220 16 -100 Q6 -48 -6 -44 Q-24 -50 -30 -96 Q-38 -220 -4 -318Z", colour),
      path("M-10 -270 Q-2 -210 -12 -130 Q-24 -120 -26 -150 Q-26 -220 -10 -270Z", lighter(colour, 0.14)),
    ],
    { scale },
  );
}

export function willow(stage: Stage, x: number, y: number, scale = 1): Svg {
  const colour = stage.tone("#93b45c");
  const { chance } = stage;
  const strands = Array.from({ length: 46 }, (_, index) => {
    const side = (index / 45) * 2 - 1;
    const top = -208 + Math.abs(side) * 34;
    const end = -58 - chance.between(0, 62) - (1 - Math.abs(side)) * 10;
    const bend = side * 104 + chance.between(-6, 6);
    return path(`M${side * 70} ${top} Q${bend} ${top + 26} ${bend} ${end}`, "none", {
      stroke: chance.pick([darker(colour, 0.14), colour, colour, lighter(colour, 0.13)]),
      width: 6.5,
    });
  });
  return at(
    x,
    y,
    [
      shadow(stage, 96),
      path("M-11 0 Q-8 -90 -16 -176 L16 -176 Q8 -90 14 0Z", stage.tone(TRUNK)),
      disc(0, -196, 84, darker(colour, 0.1), { ry: 42 }),
      ...strands,
      disc(-4, -212, 70, colour, { ry: 27 }),
      disc(-24, -220, 38, lighter(colour, 0.14), { ry: 13 }),
    ],
    { scale },
  );
}

export function pine(stage: Stage, x: number, y: number, scale = 1): Svg {
  const colour = stage.tone("#3f7a5e");
  const tiers = [0, 1, 2, 3].map((tier) => {
    const top = -230 + tier * 46;
    const half = 30 + tier * 16;
    return (
      polygon([0, top, half, top + 76, -half, top + 76], tier % 2 ? darker(colour, 0.08) : colour) +
      polygon([0, top, -half, top + 76, -half * 0.2, top + 76], lighter(colour, 0.12))
    );
  });
  return at(x, y, [shadow(stage, 56), rect(-8, -30, 16, 30, stage.tone(TRUNK)), ...tiers.reverse()], { scale });
}

export function bush(stage: Stage, x: number, y: number, w: number, leaf?: string): Svg {
  const colour = stage.tone(
    leaf ?? stage.chance.pick(stage.mood.leaves[0] === "#8b7f74" ? ["#6f8b62"] : stage.mood.leaves),
  );
  return at(x, y, [
    disc(-w * 0.28, -w * 0.16, w * 0.26, darker(colour, 0.12)),
    disc(w * 0.28, -w * 0.15, w * 0.25, darker(colour, 0.14)),
    disc(0, -w * 0.25, w * 0.32, darker(colour, 0.08)),
    disc(-w * 0.25, -w * 0.2, w * 0.21, colour),
    disc(w * 0.02, -w * 0.3, w * 0.25, colour),
    disc(-w * 0.08, -w * 0.36, w * 0.12, lighter(colour, 0.15)),
    rect(-w * 0.5, -2, w, 4, darker(colour, 0.2), { r: 2, opacity: 0.5 }),
  ]);
}

/** Tufts of grass and small flowers strewn over a band of ground. */
export function meadow(
  stage: Stage,
  from: number,
  to: number,
  count: number,
  blooms: readonly string[] = ["#ffffff", "#f2cf5b", "#e58fb0"],
): Svg {
  const { chance, tone, mood } = stage;
  const spots = Array.from({ length: count }, () => ({ x: chance.between(0, 1600), y: chance.between(from, to) })).sort(
    (a, b) => a.y - b.y,
  );
  return spots
    .map(({ x, y }) => {
      const size = 0.6 + (1.1 * (y - from)) / Math.max(1, to - from);
      const blade = tone(darker(mood.grass, 0.16));
      const tuft =
        stroke([-5, -13, 0, 0], blade, 2.6) + stroke([1, -17, 1, 0], blade, 2.6) + stroke([7, -12, 2, 0], blade, 2.6);
      const flower =
        chance.is(0.45) && blooms.length ? flowerHead(tone(chance.pick(blooms)), tone("#e8b04a"), -17) : "";
      return at(x, y, tuft + flower, { scale: size });
    })
    .join("");
}

export function flowerHead(petal: string, heart: string, y: number, r = 4.4): Svg {
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    disc(Math.cos((turn * Math.PI) / 180) * r, y + Math.sin((turn * Math.PI) / 180) * r, r * 0.8, petal),
  );
  return petals.join("") + disc(0, y, r * 0.62, heart);
}
