import { BRICK, CANAL, CREAM, darker, lighter, MUSTARD, WOOD } from "../colour.ts";
import { lawn, paving, treeLine } from "../ground.ts";
import { skyline } from "../houses.ts";
import { child, person } from "../people.ts";
import { ball, bandstand, goal, sandpit, seesaw, skateBowl, skateboard, slideTower, swingFrame } from "../play.ts";
import { birds, sky } from "../sky.ts";
import type { Scene, Stage } from "../stage.ts";
import { bench } from "../street-things.ts";
import { at, disc, path, polygon, rect, type Svg, stroke, WIDE } from "../svg.ts";
import { meadow, pine, poplar, tree } from "../trees.ts";
import { water } from "../water.ts";

export const backdrop = (stage: Stage, line = 560): Svg =>
  [sky(stage, line), skyline(stage, line + 10, 0.7, 90), treeLine(stage, line + 14, 0.35, 76)].join("");

const picnic: Scene = (stage) => [
  backdrop(stage),
  lawn(stage, 566, 1000, { wave: 14 }),
  tree(stage, 240, 720, 1.7),
  tree(stage, 1400, 690, 1.5),
  polygon([560, 800, 1060, 800, 1180, 920, 440, 920], stage.tone(BRICK)),
  ...[0, 1, 2, 3].map((line) =>
    polygon(
      [600 + line * 125, 800, 650 + line * 125, 800, 590 + line * 185, 920, 515 + line * 185, 920],
      stage.tone("#f6efe2"),
      { opacity: 0.5 },
    ),
  ),
  at(840, 856, [
    polygon([-50, -40, 50, -40, 42, 6, -42, 6], stage.tone(WOOD)),
    path("M-40 -40 Q0 -100 40 -40", "none", { stroke: stage.tone(WOOD), width: 6 }),
  ]),
  disc(700, 862, 30, stage.tone(CREAM), { ry: 10 }),
  disc(700, 857, 18, stage.tone(MUSTARD), { ry: 7 }),
  person(stage, 580, 870, { height: 260, pose: "sitTalk" }),
  person(stage, 1040, 870, { height: 260, pose: "sit", flip: true }),
  child(stage, 960, 950, { height: 290, pose: "cheer" }),
  child(stage, 1290, 900, { height: 280, pose: "run", flip: true }),
  ball(stage, 1190, 900, 18),
  meadow(stage, 590, 990, 46),
];

const playground: Scene = (stage) => [
  backdrop(stage),
  lawn(stage, 566, 1000, { wave: 8 }),
  path("M120 990 Q100 720 520 700 L1180 700 Q1540 720 1520 990Z", stage.tone("#e6cf9f")),
  tree(stage, 110, 690, 1.4),
  tree(stage, 1500, 680, 1.4),
  slideTower(stage, 420, 820, 1.15),
  child(stage, 420, 606, { height: 170, pose: "cheer" }),
  swingFrame(stage, 1050, 800, 1.1),
  child(stage, 946, 760, { height: 210, pose: "swing" }),
  seesaw(stage, 800, 930, 1.25),
  child(stage, 668, 925, { height: 210, pose: "sit" }),
  child(stage, 936, 862, { height: 210, pose: "sit", flip: true }),
  bench(stage, 1350, 880, 1.2),
  person(stage, 1320, 890, { height: 220, pose: "sitTalk" }),
  person(stage, 1395, 890, { height: 220, pose: "sit", flip: true }),
  sandpit(stage, 330, 940, 300),
  child(stage, 250, 945, { height: 220, pose: "kneel" }),
];

const skate: Scene = (stage) => [
  backdrop(stage),
  lawn(stage, 566, 760),
  paving(stage, 700, 1000, "#a3a097"),
  tree(stage, 620, 690, 1.2),
  tree(stage, 1060, 690, 1.1),
  skateBowl(stage, 880),
  child(stage, 300, 800, { height: 320, pose: "walk", held: "" }),
  at(300, 806, skateboard(stage), { scale: 2.3, turn: 24 }),
  child(stage, 800, 806, { height: 330, pose: "cheer", who: { hair: "cap" } }),
  at(802, 812, skateboard(stage), { scale: 2.3 }),
  person(stage, 1080, 940, { height: 280, pose: "talk", flip: true }),
  child(stage, 560, 950, { height: 330, pose: "run", who: { hair: "beanie" } }),
];

const allotment: Scene = (stage) => [
  backdrop(stage),
  lawn(stage, 566, 1000),
  shed(stage, 1220, 690),
  ...[0, 1, 2, 3].map((line) =>
    bed(
      stage,
      150 + (line % 2) * 560,
      700 + Math.floor(line / 2) * 150 + (line % 2) * 20,
      480 + Math.floor(line / 2) * 60,
    ),
  ),
  tree(stage, 90, 640, 1.1),
  bean(stage, 980, 720),
  person(stage, 720, 900, {
    height: 280,
    pose: "dig",
    held:
      stroke([-10, -40, 22, 60], stage.tone(WOOD), 4) +
      polygon([16, 54, 32, 54, 27, 80, 20, 80], stage.tone("#6b7375")),
  }),
  person(stage, 1180, 900, { height: 270, pose: "carry", held: crate(stage) }),
  child(stage, 1330, 930, { height: 290, pose: "cheer", flip: true }),
  person(stage, 400, 960, { height: 290, pose: "kneel" }),
  birds(stage, 300, 180, 4),
];

const crate = (stage: Stage): Svg =>
  [-8, 2, 12].map((x, index) => disc(x, -10, 7, stage.tone([BRICK, "#86ab5e", MUSTARD][index] ?? BRICK))).join("") +
  polygon([-16, -8, 22, -8, 19, 12, -13, 12], stage.tone("#c08a57"));
const shed = (stage: Stage, x: number, y: number): Svg =>
  at(x, y, [
    rect(-110, -170, 220, 170, stage.tone("#4f7f78")),
    ...[-70, -30, 10, 50, 90].map((line) => rect(line, -170, 2, 170, stage.tone("#3d6660"))),
    polygon([-134, -164, 0, -240, 134, -164], stage.tone("#7a4b3c")),
    rect(-84, -130, 60, 52, stage.tone(CREAM)),
    rect(-78, -124, 48, 40, stage.tone("#8fb3b8")),
    rect(20, -130, 60, 130, stage.tone("#e8d6b4")),
  ]);

function bed(stage: Stage, x: number, y: number, w: number): Svg {
  const rows = [0, 1].map((line) =>
    Array.from({ length: Math.floor(w / 44) }, (_, index) => {
      const px = x + 26 + index * 44;
      const py = y + 16 + line * 30;
      const leaf = stage.tone(line ? "#6ea35c" : "#9cc26a");
      return (
        disc(px, py - 6, 17, darker(leaf, 0.12), { ry: 12 }) +
        disc(px - 6, py - 12, 10, leaf, { ry: 8 }) +
        disc(px + 7, py - 11, 10, lighter(leaf, 0.1), { ry: 8 }) +
        (stage.chance.is(0.25) ? disc(px, py - 16, 6, stage.tone(stage.chance.pick([BRICK, MUSTARD, "#d68fa2"]))) : "")
      );
    }).join(""),
  );
  return [
    rect(x - 8, y - 2, w + 16, 66, stage.tone("#a9744a"), { r: 4 }),
    rect(x, y + 4, w, 54, stage.tone("#6d4f37"), { r: 3 }),
    ...rows,
  ].join("");
}

const bean = (stage: Stage, x: number, y: number): Svg =>
  [-40, 0, 40].map((dx) => stroke([x + dx * 1.3, y, x, y - 200], stage.tone(WOOD), 5)).join("") +
  Array.from({ length: 26 }, () =>
    disc(
      x + stage.chance.between(-34, 34),
      y - stage.chance.between(10, 180),
      12,
      stage.tone(stage.chance.pick(["#6ea35c", "#86ab5e"])),
    ),
  ).join("");

const planting: Scene = (stage) => [
  backdrop(stage),
  lawn(stage, 566, 1000, { wave: 14 }),
  ...[140, 1480].map((x) => tree(stage, x, 690, 1.3)),
  ...[330, 620, 1000, 1290].map((x, index) => sapling(stage, x, 800 + (index % 2) * 90)),
  person(stage, 470, 910, {
    height: 280,
    pose: "dig",
    held:
      stroke([-10, -40, 24, 62], stage.tone(WOOD), 4) +
      polygon([18, 56, 34, 56, 29, 84, 22, 84], stage.tone("#6b7375")),
  }),
  child(stage, 730, 910, { height: 290, pose: "kneel" }),
  person(stage, 850, 920, { height: 290, pose: "carry", held: sapling(stage, 8, 24, 0.3) }),
  person(stage, 1130, 940, { height: 290, pose: "push", flip: true, held: barrow(stage) }),
  child(stage, 1400, 930, { height: 290, pose: "cheer", flip: true }),
];

const sapling = (stage: Stage, x: number, y: number, scale = 1): Svg =>
  at(
    x,
    y,
    [
      disc(0, 2, 54, stage.tone("#7a5a3e"), { ry: 13 }),
      stroke([-24, 0, -24, -120], stage.tone("#b98a5c"), 7),
      stroke([0, 0, 2, -150], stage.tone("#7a5a42"), 7),
      stroke([-24, -90, 0, -96], stage.tone(BRICK), 4),
      ...[
        [-14, -140, 22],
        [18, -146, 24],
        [2, -170, 26],
        [0, -132, 20],
      ].map(([cx, cy, r]) =>
        disc(Number(cx), Number(cy), Number(r), stage.tone(stage.chance.pick(["#6ea35c", "#86ab5e"]))),
      ),
    ],
    { scale },
  );
const barrow = (stage: Stage): Svg =>
  path("M0 -6 L52 -10 L40 16 L12 16Z", stage.tone(CANAL)) +
  disc(46, 26, 9, "#2c2f30") +
  stroke([-6, -2, 40, 24], "#4a5052", 3) +
  disc(26, -12, 16, stage.tone("#6d4f37"), { ry: 8 });

const band: Scene = (stage) => [
  backdrop(stage),
  lawn(stage, 566, 1000, { wave: 10 }),
  ...[180, 1430].map((x) => tree(stage, x, 720, 1.7)),
  bandstand(stage, 800, 800, 1.5),
  ...[660, 760, 860, 950].map((x, index) =>
    person(stage, x, 728, { height: 190, pose: index % 2 ? "carry" : "talk", held: index % 2 ? trumpet(stage) : "" }),
  ),
  ...[430, 560, 700, 900, 1050, 1180].map((x, index) =>
    person(stage, x, 960 + (index % 2) * 20, {
      height: 240,
      pose: index % 3 === 0 ? "cheer" : "stand",
      flip: index > 2,
    }),
  ),
  child(stage, 320, 940, { height: 270, pose: "cheer" }),
];
const trumpet = (stage: Stage): Svg => polygon([-4, -2, 22, -8, 32, -14, 32, 10, 22, 4, -4, 2], stage.tone(MUSTARD));

const football: Scene = (stage) => [
  backdrop(stage),
  lawn(stage, 566, 1000),
  ...[0, 2, 4, 6].map((band4) => rect(band4 * 230, 640, 230, 360, "#ffffff", { opacity: 0.07 })),
  rect(0, 660, WIDE, 6, stage.tone("#f6f6ee")),
  disc(800, 860, 240, "none", { stroke: stage.tone("#f6f6ee"), width: 6, ry: 70 }),
  goal(stage, 1420, 800, 1.5),
  child(stage, 520, 890, { height: 320, pose: "run" }),
  child(stage, 800, 860, { height: 300, pose: "run" }),
  ball(stage, 900, 866, 20),
  child(stage, 1080, 880, { height: 310, pose: "run", flip: true }),
  child(stage, 1370, 830, { height: 280, pose: "cheer", flip: true }),
  person(stage, 250, 950, { height: 280, pose: "point" }),
];

const rowing: Scene = (stage) => [
  sky(stage, 540),
  ...[60, 230, 420, 600, 1000, 1200, 1390, 1540].map((x) => poplar(stage, x, 570, 0.72)),
  treeLine(stage, 566, 0.35, 50),
  water(stage, 566, 800, { reflects: ["#5f9a5b", "#77ad62", "#e9b98d"] }),
  at(560, 690, [
    rect(-220, 4, 460, 5, "#ffffff", { r: 2, opacity: 0.5 }),
    ...[-110, -30, 50].map(
      (x) =>
        person(stage, x, 36, { height: 130, pose: "push" }) +
        stroke([x + 24, -12, x + 80, 8], stage.tone("#7b6248"), 4),
    ),
    path("M-240 -14 Q0 2 250 -16 Q180 12 0 12 Q-190 10 -240 -14Z", stage.tone(BRICK)),
  ]),
  lawn(stage, 790, 1000),
  path("M0 850 L1600 830 L1600 930 L0 960Z", stage.tone("#cf8a63")),
  person(stage, 520, 925, { height: 260, pose: "run" }),
  person(stage, 720, 930, { height: 266, pose: "run" }),
  person(stage, 1190, 920, { height: 256, pose: "run", flip: true }),
  pine(stage, 1500, 860, 1),
];

export const parkScenes = {
  picnic: { mood: "day", draw: picnic },
  playground: { mood: "day", draw: playground },
  skatepark: { mood: "golden", draw: skate },
  allotment: { mood: "morning", draw: allotment },
  "tree-planting": { mood: "autumn", draw: planting },
  bandstand: { mood: "golden", draw: band },
  football: { mood: "day", draw: football },
  rowing: { mood: "golden", draw: rowing },
} as const;
