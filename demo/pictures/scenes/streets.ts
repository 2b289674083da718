import { cyclist } from "../bikes.ts";
import { flats, publicBuilding } from "../buildings.ts";
import { BRICK, CANAL, darker, MUSTARD, SKY } from "../colour.ts";
import { bunting } from "../feasts.ts";
import { crossing, lawn, paving, road } from "../ground.ts";
import { house, row, skyline, someHouse } from "../houses.ts";
import { child, person } from "../people.ts";
import { sky } from "../sky.ts";
import type { Scene, Stage } from "../stage.ts";
import { barrier, bench, lamp, planter } from "../street-things.ts";
import { at, disc, path, polygon, rect, type Svg, stroke, WIDE } from "../svg.ts";
import { bush, tree } from "../trees.ts";
import { car } from "../vehicles.ts";
import { frontage } from "./city.ts";

const cycleLane: Scene = (stage) => [
  frontage(stage, 560, 0.92),
  paving(stage, 560, 660),
  ...[110, 480, 1000, 1420].map((x) => tree(stage, x, 650, 1)),
  road(stage, { top: 656, bottom: 1000, cycle: true }),
  car(stage, 1240, 740, 0.9, SKY, true),
  cyclist(stage, 330, 900, 1.9, { basket: true }),
  cyclist(stage, 680, 880, 1.75, { who: { hair: "scarf" } }),
  cyclist(stage, 950, 905, 1.55, { small: true, helmet: true, who: { isChild: true } }),
  cyclist(stage, 1340, 890, 1.85, {}),
];

const schoolStreet: Scene = (stage) => [
  sky(stage, 600),
  skyline(stage, 560, 0.6, 150),
  publicBuilding(stage, 330, 600, 900, 330, "#c9714f"),
  tree(stage, 170, 610, 1.2),
  tree(stage, 1400, 610, 1.25),
  paving(stage, 600, 690),
  road(stage, { top: 690, bottom: 1000 }),
  crossing(stage, 620, 700, 990, 8),
  barrier(stage, 250, 860, 1.1),
  person(stage, 430, 870, { height: 250, pose: "point", who: { dress: "vest", top: MUSTARD } }),
  child(stage, 640, 890, { height: 290, pose: "walk", held: satchel(BRICK) }),
  child(stage, 760, 870, { height: 270, pose: "run" }),
  person(stage, 890, 890, { height: 250, pose: "walk" }),
  child(stage, 980, 900, { height: 260, pose: "walk" }),
  cyclist(stage, 1290, 900, 1.5, { small: true, helmet: true, who: { isChild: true }, flip: true }),
  bunting(stage, [330, 300], [1230, 300], 40),
];

const satchel = (colour: string): Svg => rect(-10, -2, 20, 17, colour, { r: 4 });

const carSharing: Scene = (stage) => [
  frontage(stage, 580, 0.95),
  paving(stage, 580, 690),
  tree(stage, 180, 680, 1),
  tree(stage, 1440, 680, 1),
  road(stage, { top: 690, bottom: 1000 }),
  ...[330, 740, 1150].map((x, index) => car(stage, x + 60, 800, 1.2, ["#f1ebdf", CANAL, "#f1ebdf"][index])),
  post(stage, 600, 700),
  post(stage, 1010, 700),
  person(stage, 560, 900, { height: 250, pose: "phone" }),
  person(stage, 950, 930, {
    height: 260,
    pose: "carry",
    held: rect(-12, -12, 26, 22, stage.tone("#c08a57"), { r: 2 }),
  }),
  child(stage, 1060, 940, { height: 270, pose: "walk" }),
];

const post = (stage: Stage, x: number, y: number): Svg =>
  rect(x - 4, y - 190, 8, 190, stage.tone("#6b7375")) +
  rect(x - 36, y - 240, 72, 72, stage.tone("#2d6d9c"), { r: 12 }) +
  path(
    `M${x - 20} ${y - 192} L${x - 20} ${y - 206} L${x - 12} ${y - 222} L${x + 12} ${y - 222} L${x + 20} ${y - 206} L${x + 20} ${y - 192}Z`,
    "#f7f6f3",
  );

const quietStreet: Scene = (stage) => [
  frontage(stage, 620, 1),
  paving(stage, 620, 720),
  road(stage, { top: 716, bottom: 1000 }),
  planter(stage, 300, 800, 170),
  planter(stage, 1280, 800, 170),
  roundSign(stage, 760, 720),
  cyclist(stage, 560, 900, 1.8),
  child(stage, 930, 880, { height: 280, pose: "run" }),
  person(stage, 1060, 890, { height: 250, pose: "walk" }),
  car(stage, 1430, 850, 0.95, MUSTARD, true),
];

const roundSign = (stage: Stage, x: number, y: number): Svg =>
  rect(x - 4, y - 200, 8, 200, stage.tone("#6b7375")) +
  disc(x, y - 236, 48, stage.tone(BRICK)) +
  disc(x, y - 236, 36, stage.tone("#fbfaf6")) +
  snail(stage, x, y - 226);
const snail = (stage: Stage, x: number, y: number): Svg =>
  path(`M${x - 26} ${y + 8} Q${x + 4} ${y + 12} ${x + 20} ${y + 4} L${x + 24} ${y - 12}`, "none", {
    stroke: stage.tone(CANAL),
    width: 7,
  }) +
  disc(x - 5, y - 6, 13, stage.tone(MUSTARD)) +
  disc(x - 5, y - 6, 6, stage.tone("#b9803a"));

const livingStreet: Scene = (stage) => [
  frontage(stage, 600, 1),
  rect(0, 600, WIDE, 30, stage.tone("#d6cbb9")),
  lawn(stage, 626, 1000, { colour: "#8fc07a" }),
  bunting(stage, [-10, 250], [800, 260], 60),
  bunting(stage, [800, 260], [1610, 250], 60),
  planter(stage, 170, 740, 170),
  planter(stage, 1450, 740, 170),
  bench(stage, 560, 760, 1.2),
  person(stage, 530, 768, { height: 210, pose: "sitTalk" }),
  person(stage, 610, 768, { height: 210, pose: "sit", flip: true }),
  child(stage, 820, 900, { height: 290, pose: "run" }),
  child(stage, 960, 880, { height: 270, pose: "cheer" }),
  cyclist(stage, 1180, 900, 1.45, { small: true, helmet: true, who: { isChild: true }, flip: true }),
  person(stage, 330, 930, { height: 270, pose: "talk" }),
];

const facadeGarden: Scene = (stage) => {
  const front = someHouse(stage, { width: 190, floors: 2, gable: "cornice", wall: "#c9714f", ground: "door", bays: 3 });
  const other = someHouse(stage, { width: 170, floors: 2, gable: "cornice", wall: "#ecdfc4", ground: "door", bays: 3 });
  const climber = Array.from({ length: 90 }, () =>
    disc(
      760 + stage.chance.between(-54, 62),
      320 + stage.chance.between(-200, 440),
      stage.chance.between(14, 30),
      stage.tone(stage.chance.pick(["#6ea35c", "#86ab5e", "#4f8a5a"])),
    ),
  );
  const roses = Array.from({ length: 26 }, () =>
    disc(
      760 + stage.chance.between(-50, 58),
      320 + stage.chance.between(-190, 430),
      8,
      stage.tone(stage.chance.pick(["#e5739a", "#f6d7e0", "#df7a5e"])),
    ),
  );
  return [
    sky(stage, 640),
    at(-40, 790, house(stage, other), { scale: 2.2 }),
    at(334, 790, house(stage, front), { scale: 2.2 }),
    at(752, 790, house(stage, { ...other, wall: "#9db0ae" }), { scale: 2.2 }),
    at(1126, 790, house(stage, { ...front, wall: "#dba75a" }), { scale: 2.2 }),
    ...climber,
    ...roses,
    paving(stage, 790, 1000, "#c4bbae"),
    rect(640, 780, 260, 34, stage.tone("#6b4f37"), { r: 6 }),
    ...[660, 720, 800, 860].map((x) => bush(stage, x, 800, 74, "#86ab5e")),
    person(stage, 560, 930, {
      height: 320,
      pose: "kneel",
      who: { dress: "trousers" },
      held: stroke([0, 0, 16, 12], "#5a6164", 4),
    }),
    person(stage, 1010, 930, { height: 320, pose: "carry", flip: true, held: wateringCan(stage) }),
    child(stage, 1180, 940, { height: 340, pose: "point", flip: true }),
    planter(stage, 260, 880, 160),
  ];
};

export const wateringCan = (stage: Stage): Svg =>
  path("M-12 -4 L12 -4 L10 18 L-12 18Z", stage.tone(CANAL)) +
  stroke([10, 6, 30, -8], stage.tone(CANAL), 4) +
  polygon([26, -14, 36, -6, 30, -2], darker(stage.tone(CANAL), 0.1));

const towersBlocks: Scene = (stage) => [
  sky(stage, 640),
  flats(stage, 60, 650, 10, 4, { distance: 0.3 }),
  flats(stage, 420, 660, 8, 6, { distance: 0.08, wall: "#e2c9a6" }),
  flats(stage, 900, 650, 11, 4, { distance: 0.2, wall: "#c9b9ae" }),
  flats(stage, 1230, 660, 6, 6, { distance: 0.05, wall: "#b9694a" }),
  lawn(stage, 650, 1000, { wave: 14 }),
  ...[120, 380, 860, 1190, 1540].map((x) => tree(stage, x, 730, 0.95)),
  path("M0 900 Q500 820 900 880 T1600 850 L1600 930 Q1100 940 900 950 T0 980Z", stage.tone("#e0d2b8")),
  person(stage, 520, 910, { height: 220, pose: "walk" }),
  child(stage, 610, 915, { height: 230, pose: "walk" }),
  person(stage, 1010, 930, { height: 230, pose: "talk" }),
  person(stage, 1100, 930, { height: 230, pose: "stand", flip: true }),
  lamp(stage, 760, 860, 1),
];

const estate: Scene = (stage) => [
  sky(stage, 640),
  row(stage, -30, 1640, 640, { floors: 1, gable: "side", scale: 1.12, ground: "door" }),
  ...[120, 430, 780, 1130, 1450].map((x) => bush(stage, x, 700, 130, "#6f9b62")),
  lawn(stage, 696, 1000, { wave: 6 }),
  path("M0 800 L1600 780 L1600 850 L0 880Z", stage.tone("#d9ccb8")),
  person(stage, 420, 850, { height: 230, pose: "walk" }),
  person(stage, 880, 900, { height: 250, pose: "talk" }),
  person(stage, 980, 900, { height: 250, pose: "stand", flip: true }),
  child(stage, 1260, 880, { height: 250, pose: "run" }),
  tree(stage, 1400, 760, 1.1),
];

export const streetScenes = {
  "cycle-lane": { mood: "morning", draw: cycleLane },
  "school-street": { mood: "morning", draw: schoolStreet },
  "car-sharing": { mood: "day", draw: carSharing },
  "quiet-street": { mood: "day", draw: quietStreet },
  "living-street": { mood: "golden", draw: livingStreet },
  "facade-garden": { mood: "day", draw: facadeGarden },
  "tower-blocks": { mood: "day", draw: towersBlocks },
  estate: { mood: "winter", draw: estate },
} as const;
