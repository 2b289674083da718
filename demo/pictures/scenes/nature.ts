import { BRICK, CREAM, lighter, MUSTARD } from "../colour.ts";
import { hills, lawn, puddles, track, treeLine } from "../ground.ts";
import { skyline } from "../houses.ts";
import { child, person } from "../people.ts";
import { birds, leavesFalling, rain, sky } from "../sky.ts";
import type { Scene, Stage } from "../stage.ts";
import { barrier, bench } from "../street-things.ts";
import { at, disc, fade, path, polygon, rect, type Svg, stroke, WIDE } from "../svg.ts";
import { bush, flowerHead, meadow, tree, willow } from "../trees.ts";
import { duck, swan, water } from "../water.ts";
import { backdrop } from "./parks.ts";

const hedgehog: Scene = (stage) => [
  backdrop(stage),
  lawn(stage, 560, 1000),
  ...Array.from(
    { length: 15 },
    (_, index) =>
      rect(index * 112 - 20, 470, 96, 190, stage.tone(index % 2 ? "#b98a5c" : "#c49768"), { r: 4 }) +
      polygon(
        [index * 112 - 20, 474, index * 112 + 28, 440, index * 112 + 76, 474],
        stage.tone(index % 2 ? "#b98a5c" : "#c49768"),
      ),
  ),
  rect(0, 520, WIDE, 18, stage.tone("#9a7046")),
  path("M740 662 L740 620 Q790 574 840 620 L840 662Z", stage.tone("#4a3a2c")),
  ...[180, 1420].map((x) => bush(stage, x, 690, 240, "#c98a3a")),
  ...Array.from({ length: 130 }, () =>
    at(
      stage.chance.between(80, 760),
      stage.chance.between(760, 950),
      path(
        "M0 0 Q10 -13 24 0 Q10 12 0 0Z",
        stage.tone(stage.chance.pick(["#d98a3a", "#c9652f", "#e3b04b", "#a9542f"])),
      ),
      { turn: stage.chance.between(0, 360), scale: stage.chance.between(0.9, 1.8) },
    ),
  ),
  spiky(stage, 960, 890, 2.3),
  spiky(stage, 1290, 900, 1.2),
  spiky(stage, 1400, 920, 1.1),
  leavesFalling(stage, 24),
];

function spiky(stage: Stage, x: number, y: number, scale: number): Svg {
  const brown = stage.tone("#7a5c44");
  const spines = Array.from({ length: 44 }, (_, index) => {
    const turn = Math.PI + (index / 43) * Math.PI * 0.92;
    const start: [number, number] = [Math.cos(turn) * 52 - 6, Math.sin(turn) * 46 - 16];
    return stroke([...start, start[0] * 1.3 - 4, start[1] * 1.28], index % 2 ? brown : lighter(brown, 0.25), 5);
  });
  return at(
    x,
    y,
    [
      disc(0, 2, 80, "#1f2a2a", { ry: 8, opacity: 0.16 }),
      ...spines,
      path("M-62 -6 Q-66 -64 0 -66 Q54 -62 56 -16 Q40 4 0 2 Q-54 6 -62 -6Z", brown),
      path("M40 -30 Q66 -34 88 -12 Q84 0 52 2 Q34 -4 40 -30Z", stage.tone("#d9b48a")),
      disc(88, -12, 6, "#2c2320"),
      disc(62, -20, 4, "#2c2320"),
      path("M34 -40 Q44 -52 52 -38Z", stage.tone("#c79a70")),
      ...[-34, 20].map((fx) => rect(fx, -4, 16, 10, stage.tone("#c79a70"), { r: 4 })),
    ],
    { scale },
  );
}

const wetland: Scene = (stage) => [
  sky(stage, 520),
  hills(stage, 540, 0.5),
  treeLine(stage, 566, 0.3, 70),
  water(stage, 566, 1000, { reflects: ["#86b765", "#77ad62", "#a9c98a"] }),
  path("M0 700 Q260 640 520 706 T980 690 Q760 760 420 750 T0 790Z", stage.tone(stage.mood.grass)),
  path("M1600 740 Q1320 700 1100 770 Q1280 830 1600 830Z", stage.tone(stage.mood.grass)),
  willow(stage, 210, 710, 1.2),
  ...[90, 420, 1420, 1530].map((x) => reeds(stage, x, 840)),
  polygon([560, 1000, 660, 700, 720, 700, 960, 1000], stage.tone("#b9946a")),
  ...Array.from({ length: 11 }, (_, index) =>
    stroke([655 - index * 9.4, 716 + index * 28, 728 + index * 22, 716 + index * 28], stage.tone("#8f6d48"), 3),
  ),
  person(stage, 700, 800, { height: 200, pose: "point" }),
  child(stage, 760, 830, { height: 220, pose: "phone" }),
  heron(stage, 1220, 830, 1.5),
  swan(stage, 1130, 640, 0.7),
  duck(stage, 1390, 930, 1.7, true),
  duck(stage, 300, 930, 1.5),
  birds(stage, 900, 200, 7, 1.2),
];

const reeds = (stage: Stage, x: number, y: number): Svg =>
  Array.from({ length: 12 }, (_, index) => {
    const dx = (index - 6) * 12;
    const top = stage.chance.between(90, 170);
    return (
      path(`M${x + dx} ${y} Q${x + dx + 4} ${y - top * 0.6} ${x + dx + (index % 2 ? 12 : -10)} ${y - top}`, "none", {
        stroke: stage.tone(index % 2 ? "#7fa05a" : "#95b468"),
        width: 5,
      }) +
      (index % 3 === 0
        ? rect(x + dx - 5 + (index % 2 ? 12 : -10), y - top - 12, 10, 42, stage.tone("#7a4f33"), { r: 5 })
        : "")
    );
  }).join("");
const heron = (stage: Stage, x: number, y: number, scale: number): Svg =>
  at(
    x,
    y,
    [
      stroke([-4, 0, -4, -54], stage.tone("#6b5a4a"), 4),
      stroke([8, 0, 6, -54], stage.tone("#6b5a4a"), 4),
      path("M-52 -46 Q-20 -84 24 -76 Q30 -56 6 -48 Q-20 -42 -52 -46Z", stage.tone("#a9b9bf")),
      path("M20 -70 Q38 -100 22 -124 Q18 -136 30 -138", "none", { stroke: stage.tone("#dfe6e6"), width: 9 }),
      disc(32, -138, 9, stage.tone("#eef2f0")),
      polygon([38, -142, 76, -134, 38, -133], stage.tone("#e3a43c")),
      path("M24 -146 Q10 -150 0 -140", "none", { stroke: stage.tone("#2c3a44"), width: 4 }),
    ],
    { scale },
  );

const storm: Scene = (stage) => [
  sky(stage, 560),
  skyline(stage, 574, 0.6, 100),
  lawn(stage, 566, 1000, { wave: 10 }),
  ...[
    [300, 1.8],
    [1020, 1.5],
    [1380, 1.7],
  ].map(([x, size]) => bent(stage, Number(x), 760, Number(size))),
  track(stage, 760, 580, 700, 1010, 420),
  barrier(stage, 560, 880, 1.2),
  barrier(stage, 830, 880, 1.2),
  polygon([1080, 880, 1340, 842, 1350, 860, 1090, 900], stage.tone("#6d5138")),
  ...[1290, 1340, 1390].map((x) => bush(stage, x, 880, 110)),
  person(stage, 300, 920, { height: 270, pose: "walk", flip: true, held: umbrella(stage) }),
  leavesFalling(stage, 40),
  rain(stage, 170, 62),
];

const umbrella = (stage: Stage): Svg =>
  stroke([0, 4, 6, -44], "#4a4038", 2.6) +
  path("M-30 -36 Q4 -86 44 -44 Q26 -50 20 -40 Q10 -50 0 -40 Q-16 -48 -30 -36Z", stage.tone(BRICK));
const bent = (stage: Stage, x: number, y: number, scale: number): Svg =>
  at(
    x,
    y,
    [
      path("M-10 0 Q-10 -60 -46 -112 L-34 -118 Q4 -60 10 0Z", stage.tone("#6d5542")),
      at(
        -40,
        -116,
        [
          [0, 0, 44],
          [-44, -6, 38],
          [-20, -44, 44],
          [-74, -34, 32],
          [24, -30, 34],
        ].map(([cx, cy, r]) =>
          disc(Number(cx), Number(cy), Number(r), stage.tone(stage.chance.pick(stage.mood.leaves)), {
            ry: Number(r) * 0.72,
          }),
        ),
      ),
    ],
    { scale },
  );

const heat: Scene = (stage) => [
  sky(stage, 600),
  skyline(stage, 600, 0.5, 130),
  treeLine(stage, 606, 0.4, 80),
  lawn(stage, 600, 1000),
  tree(stage, 430, 800, 2.6),
  bench(stage, 470, 880, 1.4),
  person(stage, 430, 892, {
    height: 250,
    pose: "sitTalk",
    who: { hair: "bun", hairColour: "#b9b4ab" },
    held: rect(-3, -16, 9, 18, "#cfe9ee", { r: 2 }),
  }),
  person(stage, 520, 892, { height: 250, pose: "sit", flip: true, who: { hair: "bald" } }),
  fountain(stage, 1120, 890),
  child(stage, 990, 930, { height: 280, pose: "cheer" }),
  child(stage, 1240, 940, { height: 290, pose: "run", flip: true }),
  child(stage, 1370, 920, { height: 270, pose: "cheer", flip: true }),
];

const fountain = (stage: Stage, x: number, y: number): Svg =>
  [
    disc(x, y, 240, stage.tone("#c3bba9"), { ry: 44 }),
    disc(x, y - 6, 214, stage.tone("#8fcbcb"), { ry: 34 }),
    ...[-2, -1, 0, 1, 2].map((side) =>
      path(
        `M${x + side * 40} ${y - 6} Q${x + side * 46} ${y - 200 + Math.abs(side) * 40} ${x + side * 78} ${y - 4}`,
        "none",
        { stroke: "#e6f6f6", width: 9, opacity: 0.85 },
      ),
    ),
  ].join("");

const drought: Scene = (stage) => [
  sky(stage, 600),
  treeLine(stage, 610, 0.4, 70),
  lawn(stage, 600, 1000, { colour: "#d3bd72" }),
  ...Array.from({ length: 22 }, () => {
    const [x, y] = [stage.chance.between(40, 1540), stage.chance.between(780, 980)];
    return stroke([x, y, x + 26, y + 10, x + 40, y - 2, x + 74, y + 8], stage.tone("#a08a4c"), 3, { opacity: 0.6 });
  }),
  tree(stage, 1320, 760, 1.7, "#a9a85a"),
  ...[380, 520, 660].map((x) =>
    at(x, 850, [
      flowerHead(stage.tone("#c9a64e"), stage.tone("#8a6a3a"), -70, 16),
      path("M0 0 Q8 -40 0 -70", "none", { stroke: stage.tone("#8f9a4e"), width: 5 }),
    ]),
  ),
  at(980, 880, [
    rect(-60, -150, 120, 150, stage.tone("#4d8a5b"), { r: 14 }),
    rect(-66, -156, 132, 16, stage.tone("#3b6d47"), { r: 6 }),
    ...[-110, -74, -38].map((line) => rect(-60, line, 120, 6, stage.tone("#3b6d47"))),
    rect(54, -44, 26, 10, stage.tone("#b8bfbf"), { r: 3 }),
  ]),
  person(stage, 830, 920, {
    height: 280,
    pose: "carry",
    flip: true,
    held: path("M-12 -4 L12 -4 L10 18 L-12 18Z", stage.tone(BRICK)) + stroke([10, 6, 30, -8], stage.tone(BRICK), 4),
  }),
];

const wildflowers: Scene = (stage) => [
  backdrop(stage),
  lawn(stage, 566, 1000, { wave: 20 }),
  track(stage, 1150, 590, 1180, 1010, 260),
  meadow(stage, 620, 990, 150, ["#ffffff", "#f2cf5b", "#e58fb0", "#c2483a", "#6f86c9", "#9a6fb5"]),
  ...[
    [300, 420],
    [520, 500],
    [830, 460],
  ].map(([x, y]) => bee(stage, Number(x), Number(y))),
  ...Array.from({ length: 13 }, (_, index) =>
    at(
      60 + index * 84 + (index > 10 ? 380 : 0),
      1000,
      [
        path("M0 0 Q10 -90 0 -170", "none", { stroke: stage.tone("#5d8f4f"), width: 6 }),
        path("M0 -60 Q30 -90 44 -70 Q26 -50 0 -60Z", stage.tone("#6ea35c")),
        flowerHead(
          stage.tone(["#c2483a", "#ffffff", "#6f86c9", "#f2cf5b"][index % 4] ?? CREAM),
          stage.tone(MUSTARD),
          -172,
          15,
        ),
      ],
      { scale: 0.8 + (index % 3) * 0.2 },
    ),
  ),
  person(stage, 1130, 800, { height: 200, pose: "walk" }),
  child(stage, 1210, 810, { height: 210, pose: "point" }),
];

const bee = (stage: Stage, x: number, y: number): Svg =>
  at(x, y, [
    disc(-4, -16, 17, "#eef6f7", { ry: 11, opacity: 0.8 }),
    disc(14, -16, 14, "#eef6f7", { ry: 10, opacity: 0.8 }),
    disc(0, 0, 26, stage.tone(MUSTARD), { ry: 17 }),
    rect(-8, -17, 8, 34, "#3a2f28", { r: 3 }),
    rect(8, -15, 7, 30, "#3a2f28", { r: 3 }),
    disc(19, -3, 3, "#2c2320"),
  ]);

const flooded: Scene = (stage) => [
  backdrop(stage),
  lawn(stage, 566, 1000, { wave: 12 }),
  track(stage, 820, 580, 780, 1010, 460),
  puddles(stage, 690, 960, 13),
  ...[150, 420, 1240, 1480].map((x) => tree(stage, x, 720, 1.4)),
  person(stage, 640, 900, { height: 270, pose: "walk", who: { hair: "beanie" }, held: umbrella(stage) }),
  child(stage, 860, 930, { height: 290, pose: "cheer", who: { hair: "beanie" } }),
  rain(stage, 90, 20),
  fade(0, 560, WIDE, 120, ["#dfe7e8", "#dfe7e8"], [0.35, 0]),
];

export const natureScenes = {
  hedgehog: { mood: "autumn", draw: hedgehog },
  wetland: { mood: "morning", draw: wetland },
  "storm-park": { mood: "storm", draw: storm },
  heat: { mood: "heat", draw: heat },
  drought: { mood: "heat", draw: drought },
  wildflowers: { mood: "day", draw: wildflowers },
  "wet-path": { mood: "rain", draw: flooded },
} as const;
