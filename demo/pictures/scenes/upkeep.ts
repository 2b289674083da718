import { BRICK, CREAM, MUSTARD } from "../colour.ts";
import { hush, lawn, paving, puddles, road } from "../ground.ts";
import { row, skyline } from "../houses.ts";
import { child, person } from "../people.ts";
import { sky } from "../sky.ts";
import type { Scene, Stage } from "../stage.ts";
import { barrier, cone, containers, wheelieBin } from "../street-things.ts";
import { at, disc, glow, path, polygon, rect, type Svg, stroke } from "../svg.ts";
import { bush, tree } from "../trees.ts";
import { binLorry, digger, fireEngine } from "../vehicles.ts";
import { frontage } from "./city.ts";

const works: Scene = (stage) => [
  frontage(stage, 560, 0.9),
  paving(stage, 560, 640),
  road(stage, { top: 640, bottom: 1000 }),
  polygon([420, 790, 1120, 790, 1180, 900, 360, 900], stage.tone("#8a6a4a")),
  polygon([450, 806, 1090, 806, 1120, 860, 420, 860], stage.tone("#5d4632")),
  stroke([470, 842, 1080, 842], stage.tone("#7f97a0"), 24),
  stroke([470, 836, 1080, 836], stage.tone("#b3c4ca"), 6),
  digger(stage, 1270, 830, 1.25, true),
  path("M150 860 Q240 730 360 860Z", stage.tone("#9a7750")),
  person(stage, 620, 800, { height: 200, pose: "dig", who: { dress: "vest", top: "#dd6a35", hair: "cap" } }),
  person(stage, 860, 790, { height: 200, pose: "point", who: { dress: "vest", top: "#dd6a35", hair: "cap" } }),
  ...[170, 420, 1000].map((x) => barrier(stage, x, 965, 1.15)),
  cone(stage, 720, 960, 1.1),
  cone(stage, 1240, 960, 1.1),
  cone(stage, 1390, 950, 1.1),
];

const burst: Scene = (stage) => [
  frontage(stage, 580, 0.95),
  paving(stage, 580, 670),
  road(stage, { top: 670, bottom: 1000 }),
  ...[-3, -2, -1, 0, 1, 2, 3].map((side) =>
    path(
      `M760 850 Q${760 + side * 40} ${470 - Math.abs(side) * -34} ${760 + side * 104} ${760 + Math.abs(side) * 16}`,
      "none",
      { stroke: side % 2 ? "#cfe9ee" : "#9fd0da", width: 20 - Math.abs(side) * 2, opacity: 0.8 },
    ),
  ),
  disc(760, 860, 420, "#a9d3db", { ry: 60, opacity: 0.75 }),
  disc(700, 852, 220, "#e4f4f6", { ry: 22, opacity: 0.6 }),
  polygon([690, 850, 740, 822, 800, 826, 838, 854, 770, 872], stage.tone("#4a4f52")),
  ...Array.from({ length: 40 }, () =>
    disc(stage.chance.between(480, 1050), stage.chance.between(520, 840), stage.chance.between(3, 8), "#dff1f4", {
      opacity: 0.85,
    }),
  ),
  puddles(stage, 890, 980, 5),
  barrier(stage, 250, 900, 1.2),
  barrier(stage, 1250, 900, 1.2),
  person(stage, 1080, 850, {
    height: 220,
    pose: "carry",
    flip: true,
    who: { dress: "vest", top: "#dd6a35", hair: "cap" },
  }),
  person(stage, 420, 840, { height: 210, pose: "phone" }),
];

const engine: Scene = (stage) => [
  frontage(stage, 580, 0.95),
  paving(stage, 580, 680),
  road(stage, { top: 676, bottom: 1000 }),
  fireEngine(stage, 640, 850, 1.35),
  glow(820, 590, 260, "#6bb8f0", 0.4),
  barrier(stage, 1260, 900, 1.2),
  person(stage, 1080, 860, { height: 230, pose: "point", who: { top: "#33506b", dress: "vest", hair: "cap" } }),
  person(stage, 1420, 730, { height: 200, pose: "stand", flip: true }),
  person(stage, 1490, 735, { height: 200, pose: "phone", flip: true }),
];

const powerCut: Scene = (stage) => {
  const dark: Stage = { ...stage, mood: { ...stage.mood, isDark: false } };
  return [
    sky(stage, 640),
    skyline(stage, 600, 0.6, 150),
    row(dark, -30, 1640, 690, { scale: 1.22, ground: "door" }),
    paving(dark, 690, 1000),
    ...[320, 860, 1330].map((x) => candle(x, 420)),
    candle(590, 560),
    person(dark, 760, 890, {
      height: 260,
      pose: "walk",
      held:
        polygon([4, -3, 190, -40, 190, 70, 4, 4], "#fff0b8", { opacity: 0.35 }) +
        rect(-4, -5, 16, 10, "#2c3436", { r: 2 }),
    }),
    person(dark, 1120, 880, { height: 250, pose: "stand", flip: true }),
    hush(stage),
  ];
};

const candle = (x: number, y: number): Svg => glow(x, y, 120, "#ffc766", 0.6);

const cleanUp: Scene = (stage) => [
  frontage(stage, 580, 0.92),
  lawn(stage, 580, 1000, { wave: 6 }),
  ...[130, 1300, 1520].map((x) => tree(stage, x, 660, 1.1)),
  ...Array.from({ length: 16 }, () => litter(stage, stage.chance.between(160, 1480), stage.chance.between(760, 970))),
  person(stage, 380, 890, { height: 260, pose: "dig", who: { dress: "vest", top: "#dd6a35" }, held: grabber(stage) }),
  person(stage, 640, 850, { height: 240, pose: "carry", held: sack(stage) }),
  child(stage, 800, 900, { height: 290, pose: "point", held: grabber(stage) }),
  person(stage, 1030, 890, { height: 256, pose: "cheer", who: { dress: "vest", top: MUSTARD } }),
  person(stage, 1250, 920, { height: 260, pose: "dig", flip: true, held: grabber(stage) }),
  wheelieBin(stage, 1420, 900, "#4d8a5b", 1.5),
];

const litter = (stage: Stage, x: number, y: number): Svg => {
  const colour = stage.tone(stage.chance.pick([BRICK, "#3f7092", CREAM, MUSTARD, "#8b979b"]));
  return at(
    x,
    y,
    stage.chance.is(0.5) ? rect(-9, -16, 14, 18, colour, { r: 3 }) : path("M-12 0 Q-6 -14 4 -10 Q14 -12 12 0Z", colour),
    { turn: stage.chance.between(-50, 50) },
  );
};
const grabber = (stage: Stage): Svg =>
  stroke([0, 0, 16, 34], stage.tone(BRICK), 3) + stroke([13, 34, 16, 40, 20, 34], "#2c3436", 2);
const sack = (stage: Stage): Svg =>
  path("M-4 0 Q-20 10 -18 30 Q-14 40 2 40 Q20 38 20 26 Q18 8 6 0Z", stage.tone("#3f7092"));

const glass: Scene = (stage) => [
  frontage(stage, 600, 0.95),
  paving(stage, 600, 1000),
  tree(stage, 230, 700, 1.15),
  containers(stage, 780, 800, 1.5),
  bush(stage, 1180, 800, 170),
  person(stage, 470, 880, {
    height: 260,
    pose: "carry",
    held:
      rect(-14, -14, 32, 26, stage.tone("#c08a57"), { r: 3 }) +
      rect(-8, -26, 7, 16, stage.tone("#5e8d5a"), { r: 2 }) +
      rect(4, -28, 7, 18, stage.tone("#7fa5ad"), { r: 2 }),
  }),
  person(stage, 1150, 890, { height: 264, pose: "point", flip: true }),
  child(stage, 1290, 900, { height: 280, pose: "wave", flip: true }),
];

const bins: Scene = (stage) => [
  frontage(stage, 600, 0.98),
  paving(stage, 600, 700),
  road(stage, { top: 700, bottom: 1000 }),
  binLorry(stage, 560, 870, 1.5),
  ...[
    [980, "#4d8a5b"],
    [1060, "#3f7092"],
    [1140, "#4d8a5b"],
  ].map(([x, colour]) => wheelieBin(stage, Number(x), 760, String(colour), 1.1)),
  path("M1210 762 Q1200 700 1240 690 Q1284 700 1276 762Z", stage.tone("#3f7092")),
  path("M1284 764 Q1276 712 1308 704 Q1344 714 1338 764Z", stage.tone("#3f7092")),
  person(stage, 1060, 900, {
    height: 250,
    pose: "push",
    flip: true,
    who: { dress: "vest", top: "#dd6a35", hair: "cap" },
  }),
  person(stage, 1440, 860, { height: 240, pose: "wave", flip: true }),
];

const scaffold: Scene = (stage) => [
  sky(stage, 700),
  skyline(stage, 600, 0.6, 150),
  row(stage, -30, 1640, 700, { scale: 1.6, floors: 2, gable: "side" }),
  paving(stage, 700, 1000),
  ...[430, 620, 810, 1000].map((x) => stroke([x, 700, x, 170], stage.tone("#8b979b"), 9)),
  ...[250, 400, 550].map(
    (y) => rect(400, y, 630, 13, stage.tone("#b98a5c")) + stroke([400, y - 52, 1030, y - 52], stage.tone("#8b979b"), 6),
  ),
  ...[
    [470, 262],
    [560, 262],
    [650, 262],
  ].map(([x, y]) => rect(Number(x), Number(y), 80, 128, stage.tone("#f3d774"), { r: 2 })),
  person(stage, 800, 250, {
    height: 130,
    pose: "carry",
    who: { hair: "cap", dress: "vest", top: "#dd6a35" },
    held: rect(-6, -20, 26, 40, "#f3d774"),
  }),
  person(stage, 640, 550, { height: 134, pose: "point", who: { hair: "cap", dress: "vest", top: "#dd6a35" } }),
  person(stage, 1180, 880, { height: 270, pose: "talk" }),
  person(stage, 1290, 880, {
    height: 270,
    pose: "stand",
    flip: true,
    who: { hair: "cap", dress: "vest", top: MUSTARD },
    held: rect(-10, -14, 22, 28, "#fbfaf6", { r: 2 }),
  }),
  person(stage, 190, 890, { height: 260, pose: "walk" }),
];

export const upkeepScenes = {
  "street-works": { mood: "day", draw: works },
  "pipe-burst": { mood: "grey", draw: burst },
  "fire-engine": { mood: "dusk", draw: engine },
  "power-cut": { mood: "night", draw: powerCut },
  "clean-up": { mood: "day", draw: cleanUp },
  "glass-containers": { mood: "day", draw: glass },
  "bin-lorry": { mood: "morning", draw: bins },
  scaffold: { mood: "autumn", draw: scaffold },
} as const;
