import { bike, bikeOnStand, bikeRack, cargoBike, cyclist } from "../bikes.ts";
import { BRICK, CANAL, CREAM, MUSTARD, WOOD } from "../colour.ts";
import { bunting } from "../feasts.ts";
import { hush, lawn, paving, road, track, treeLine } from "../ground.ts";
import { pendant, pot, room, table, toolWall, windowView } from "../indoors.ts";
import { child, person } from "../people.ts";
import { birds, sky } from "../sky.ts";
import type { Scene, Stage } from "../stage.ts";
import { cone, lamp } from "../street-things.ts";
import { at, disc, path, polygon, rect, type Svg, stroke, WIDE } from "../svg.ts";
import { meadow, tree } from "../trees.ts";
import { van } from "../vehicles.ts";
import { frontage } from "./city.ts";

const rack: Scene = (stage) => [
  frontage(stage, 600, 0.98),
  paving(stage, 600, 1000),
  tree(stage, 160, 700, 1.1),
  tree(stage, 1450, 700, 1.1),
  bikeRack(stage, 360, 760, 11, 1.9, 66),
  rect(250, 772, 1120, 8, stage.tone("#a99f90")),
  cyclist(stage, 420, 930, 1.9, { basket: true }),
  person(stage, 980, 930, { height: 270, pose: "push", held: at(34, 35, bike(stage, { frame: MUSTARD })) }),
];

const workshop: Scene = (stage) => [
  room(stage, "#dfe6dc", "#b98b60", 760),
  windowView(stage, 1220, 150, 280, 330),
  toolWall(stage, 470, 150, 640, 260),
  pendant(stage, 390, 110, BRICK),
  pendant(stage, 1150, 130, BRICK),
  ...[330, 560].map(
    (y, index) =>
      stroke([130, y - 132, 130, y - 90], stage.tone("#59656a"), 6) +
      stroke([290, y - 132, 290, y - 90], stage.tone("#59656a"), 6) +
      at(210, y, bike(stage, { frame: index ? MUSTARD : "#7a4b63" }), { scale: 2 }),
  ),
  rect(470, 560, 640, 22, stage.tone(WOOD)),
  ...[500, 1070].map((x) => rect(x, 580, 18, 180, stage.tone("#8a6342"))),
  ...[520, 620, 700].map((x, index) =>
    rect(x, 510, 60, 50, stage.tone([BRICK, CANAL, MUSTARD][index] ?? BRICK), { r: 4 }),
  ),
  rect(900, 528, 130, 32, stage.tone(CREAM), { r: 3 }),
  bikeOnStand(stage, 900, 900, 3.1, "#0b6e66"),
  person(stage, 620, 930, {
    height: 420,
    pose: "carry",
    who: { dress: "apron", hair: "short", hasBeard: true },
    held: rect(-3, -2, 26, 5, "#8b979b", { r: 2 }),
  }),
  child(stage, 1220, 940, { height: 430, pose: "point", flip: true }),
  pot(stage, 1460, 900, 1.2),
];

const cargo: Scene = (stage) => [
  frontage(stage, 580, 0.95),
  paving(stage, 580, 670),
  ...[200, 760, 1370].map((x) => tree(stage, x, 665, 1)),
  road(stage, { top: 670, bottom: 1000, cycle: true }),
  cargoBike(stage, 700, 910, 2.9, { load: kidsInBox(stage), who: { hair: "bob" } }),
  cyclist(stage, 1330, 880, 1.8, { flip: true }),
];

const kidsInBox = (stage: Stage): Svg =>
  at(-14, 2, head(stage, BRICK, "#f3d0b3", "#c79b50")) + at(16, 4, head(stage, MUSTARD, "#a76e48", "#2a201c"));
const head = (stage: Stage, coat: string, skin: string, hair: string): Svg =>
  path("M-13 2 Q-12 -14 0 -14 Q12 -14 13 2Z", stage.tone(coat)) +
  disc(0, -22, 10, stage.tone(skin)) +
  path("M-10 -22 Q-11 -34 1 -34 Q12 -33 10 -25 Q2 -29 -10 -22Z", stage.tone(hair)) +
  disc(3, -22, 1.1, "#1f2a2a") +
  disc(7, -22, 1.1, "#1f2a2a") +
  path("M3 -17.6 Q5 -16 7 -17.6", "none", { stroke: "#8a4a3a", width: 1 });

const market: Scene = (stage) => [
  frontage(stage, 560, 0.9, true),
  paving(stage, 560, 1000),
  bunting(stage, [-10, 330], [820, 330], 60),
  bunting(stage, [800, 330], [1610, 330], 60),
  ...[230, 430, 630, 1130, 1330].map((x) => at(x, 730, bike(stage, { basket: stage.chance.is(0.4) }), { scale: 1.8 })),
  ...[230, 430, 630, 1130, 1330].map((x) => tag(stage, x + 6, 640)),
  person(stage, 870, 760, { height: 240, pose: "point", who: { dress: "apron" } }),
  person(stage, 970, 760, { height: 236, pose: "talk", flip: true }),
  at(420, 940, bike(stage, { frame: BRICK }), { scale: 2.2 }),
  at(1090, 940, bike(stage, { frame: MUSTARD, small: true }), { scale: 2.4 }),
  tag(stage, 430, 826),
  person(stage, 640, 950, { height: 290, pose: "talk" }),
  child(stage, 1250, 950, { height: 300, pose: "cheer", flip: true }),
  person(stage, 1370, 950, { height: 290, pose: "stand", flip: true }),
];

const tag = (stage: Stage, x: number, y: number): Svg =>
  at(x, y, [
    polygon([-20, 0, 14, 0, 24, 12, 14, 24, -20, 24], stage.tone("#fbf7ec")),
    disc(14, 12, 3, stage.tone(BRICK)),
    stroke([-13, 8, 4, 8], stage.tone("#b9b0a0"), 3),
    stroke([-13, 16, -2, 16], stage.tone("#b9b0a0"), 3),
  ]);

const kids: Scene = (stage) => [
  sky(stage, 560),
  treeLine(stage, 570, 0.3, 80),
  lawn(stage, 566, 1000, { wave: 10 }),
  track(stage, 820, 580, 760, 1010, 900),
  tree(stage, 130, 690, 1.3),
  tree(stage, 1470, 690, 1.3),
  ...[470, 640, 990].map((x) => cone(stage, x, 780, 0.9)),
  cyclist(stage, 380, 900, 1.9, { small: true, helmet: true, who: { isChild: true } }),
  cyclist(stage, 730, 860, 1.7, { small: true, helmet: true, who: { isChild: true } }),
  cyclist(stage, 1040, 920, 2, { small: true, helmet: true, who: { isChild: true }, flip: true }),
  person(stage, 1280, 920, { height: 280, pose: "cheer", flip: true }),
  child(stage, 560, 950, { height: 300, pose: "cheer" }),
];

const lesson: Scene = (stage) => [
  sky(stage, 560),
  treeLine(stage, 575, 0.3, 90),
  lawn(stage, 570, 1000, { wave: 12 }),
  path("M0 780 Q800 720 1600 790 L1600 960 Q800 900 0 950Z", stage.tone("#d9cdb8")),
  ...[90, 330, 1290, 1520].map((x) => tree(stage, x, 690, 1.2)),
  cyclist(stage, 620, 900, 2.2, { who: { hair: "scarf", dress: "coat" } }),
  person(stage, 480, 910, { height: 280, pose: "run", who: { dress: "vest", top: MUSTARD } }),
  cyclist(stage, 1060, 890, 2.05, { who: { hair: "bun" }, helmet: true }),
  person(stage, 1330, 900, { height: 280, pose: "cheer", flip: true }),
  ...[250, 860, 1440].map((x) => cone(stage, x, 960, 1)),
  birds(stage, 700, 210, 4),
];

const lampsOn: Scene = (stage) => [
  frontage(stage, 600, 0.98),
  paving(stage, 600, 680),
  ...[180, 760, 1340].map((x) => lamp(stage, x, 680, 1.05)),
  road(stage, { top: 676, bottom: 1000, cycle: true }),
  cyclist(stage, 350, 890, 2, { lamp: true, who: { top: "#f1ebdf" } }),
  cyclist(stage, 880, 905, 2.05, { lamp: true, who: { top: MUSTARD, hair: "beanie" } }),
  cyclist(stage, 1320, 880, 1.7, { lamp: true, small: true, helmet: true, who: { isChild: true, top: "#e8b04a" } }),
  hush(stage),
];

const repairVan: Scene = (stage) => [
  frontage(stage, 600, 0.95),
  paving(stage, 600, 1000),
  tree(stage, 1430, 700, 1.15),
  van(stage, 430, 800, 1.6, CANAL, {
    sign:
      disc(-22, 6, 17, "none", { stroke: stage.tone(CREAM), width: 5 }) +
      disc(26, 6, 17, "none", { stroke: stage.tone(CREAM), width: 5 }) +
      stroke([-22, 6, -4, 6, 14, -16, -10, -16, -22, 6], stage.tone(CREAM), 4) +
      stroke([26, 6, 12, -22, 4, -22], stage.tone(CREAM), 4),
  }),
  bikeOnStand(stage, 950, 900, 2.3, BRICK),
  person(stage, 800, 920, {
    height: 290,
    pose: "kneel",
    who: { dress: "trousers", top: CANAL },
    held: rect(-2, -2, 18, 4, "#8b979b", { r: 2 }),
  }),
  person(stage, 1190, 920, { height: 280, pose: "talk", flip: true }),
  person(stage, 1310, 920, { height: 270, pose: "push", flip: true, held: at(34, 34, bike(stage, {})) }),
];

const hire: Scene = (stage) => [
  sky(stage, 560),
  treeLine(stage, 570, 0.3, 90),
  lawn(stage, 566, 1000, { wave: 10 }),
  path("M0 760 Q800 700 1600 770 L1600 930 Q800 880 0 930Z", stage.tone("#d9cdb8")),
  cargoBike(stage, 430, 880, 2.4, {
    load:
      rect(-30, -34, 30, 36, stage.tone("#b98a5c"), { r: 3 }) +
      rect(2, -26, 26, 28, stage.tone("#3f7092"), { r: 3 }) +
      disc(20, -42, 15, stage.tone("#6ea35c")),
  }),
  cargoBike(stage, 1080, 900, 2.3, { load: kidsInBox(stage), who: { hair: "short" } }),
  tree(stage, 780, 690, 1.2),
  meadow(stage, 590, 690, 40),
  rect(0, 985, WIDE, 15, stage.tone("#7fa860")),
];

const plan: Scene = (stage) => [
  room(stage, "#e7dcc8", "#b98b60", 740),
  windowView(stage, 130, 150, 300, 340),
  pendant(stage, 800, 140, CANAL),
  rect(620, 180, 420, 290, stage.tone("#fbf8ef"), { r: 6 }),
  ...[
    [690, 400, 170],
    [770, 340, 130],
    [850, 300, 90],
    [930, 260, 60],
  ].map(([x, , h]) => rect(Number(x), 430 - (230 - Number(h)), 46, 230 - Number(h), stage.tone(CANAL), { r: 3 })),
  stroke([660, 430, 1010, 430], stage.tone("#6b7375"), 4),
  table(stage, 820, 900, 760, 170, undefined, "#8fb3a8"),
  person(stage, 520, 920, { height: 380, pose: "talk" }),
  person(stage, 1160, 920, { height: 380, pose: "talk", flip: true }),
  person(stage, 1330, 930, { height: 380, pose: "stand", flip: true }),
  at(820, 724, bike(stage, { frame: BRICK, basket: true }), { scale: 1.5 }),
  pot(stage, 1490, 880, 1.4),
];

export const bikeScenes = {
  "bike-rack": { mood: "day", draw: rack },
  workshop: { mood: "day", draw: workshop },
  "cargo-bike": { mood: "day", draw: cargo },
  "bike-market": { mood: "morning", draw: market },
  "kids-bikes": { mood: "day", draw: kids },
  "bike-lesson": { mood: "morning", draw: lesson },
  "bike-lights": { mood: "night", draw: lampsOn },
  "repair-van": { mood: "day", draw: repairVan },
  "bike-hire": { mood: "golden", draw: hire },
  "fleet-plan": { mood: "day", draw: plan },
} as const;
