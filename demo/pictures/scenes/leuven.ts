import { cyclist } from "../bikes.ts";
import { flats, leuvenHall } from "../buildings.ts";
import { BRICK, CANAL, MUSTARD } from "../colour.ts";
import { terraceTable } from "../feasts.ts";
import { lawn, paving, treeLine } from "../ground.ts";
import { row, skyline } from "../houses.ts";
import { child, person } from "../people.ts";
import { sandpit, slideTower } from "../play.ts";
import { birds, sky } from "../sky.ts";
import type { Scene } from "../stage.ts";
import { bench, lamp } from "../street-things.ts";
import { rect } from "../svg.ts";
import { poplar, tree } from "../trees.ts";
import { duck, quay, tourBoat, water } from "../water.ts";
import { bag } from "./city.ts";

const hall: Scene = (stage) => [
  sky(stage, 640),
  skyline(stage, 620, 0.6, 150),
  row(stage, -40, 470, 640, { scale: 0.95 }),
  row(stage, 1150, 1660, 640, { scale: 0.95 }),
  leuvenHall(stage, 810, 650, 1.12),
  paving(stage, 640, 1000),
  ...[180, 1420].map((x) => lamp(stage, x, 760, 1)),
  person(stage, 420, 900, { height: 260, pose: "walk", held: bag(BRICK) }),
  person(stage, 560, 910, { height: 266, pose: "talk" }),
  person(stage, 670, 910, { height: 266, pose: "stand", flip: true }),
  cyclist(stage, 1120, 930, 1.9, { flip: true }),
  child(stage, 880, 920, { height: 280, pose: "run" }),
];

const vaart: Scene = (stage) => [
  sky(stage, 560),
  flats(stage, 40, 570, 7, 5, { distance: 0.15, wall: "#b9694a" }),
  flats(stage, 370, 570, 9, 3, { distance: 0.2, wall: "#dcd3c2" }),
  ...[600, 662, 724].map(
    (x) => rect(x, 300, 58, 270, stage.far("#cbbfa8", 0.2)) + rect(x + 40, 300, 18, 270, stage.far("#a3967f", 0.2)),
  ),
  flats(stage, 840, 570, 5, 6, { distance: 0.12, wall: "#c9b9ae" }),
  flats(stage, 1230, 570, 8, 5, { distance: 0.2, wall: "#e2c9a6" }),
  ...[330, 560, 800, 1200, 1540].map((x) => poplar(stage, x, 590, 0.5)),
  quay(stage, 570, 54),
  water(stage, 624, 830),
  tourBoat(stage, 540, 720, 1.1, CANAL),
  duck(stage, 1150, 760, 1.5),
  paving(stage, 826, 1000, "#c9bba6"),
  terraceTable(stage, 300, 930, MUSTARD, 1.1),
  person(stage, 760, 960, { height: 260, pose: "walk" }),
  person(stage, 1010, 960, { height: 260, pose: "phone" }),
  bench(stage, 1300, 940, 1.3),
];

const students: Scene = (stage) => [
  sky(stage, 640),
  skyline(stage, 600, 0.6, 140),
  row(stage, -40, 1660, 680, { scale: 1.15, ground: "door" }),
  paving(stage, 680, 1000),
  ...[0, 1, 2].map((index) =>
    rect(1050 + index * 66, 830 - (index % 2) * 60, 60, 60 + (index % 2) * 60, stage.tone("#c08a57"), { r: 3 }),
  ),
  cyclist(stage, 330, 900, 1.9, { basket: true }),
  person(stage, 620, 920, {
    height: 270,
    pose: "carry",
    held: rect(-12, -18, 32, 28, stage.tone("#c08a57"), { r: 2 }),
  }),
  person(stage, 800, 920, { height: 266, pose: "wave", flip: true, who: { hair: "bun", hairColour: "#b9b4ab" } }),
  person(stage, 1290, 920, {
    height: 270,
    pose: "carry",
    flip: true,
    held: rect(-8, -26, 22, 34, stage.tone("#5e8d5a"), { r: 8 }),
  }),
  person(stage, 1420, 920, { height: 270, pose: "talk", flip: true }),
];

const park: Scene = (stage) => [
  sky(stage, 560),
  treeLine(stage, 574, 0.35, 110),
  lawn(stage, 566, 1000, { wave: 14 }),
  water(stage, 600, 720, { reflects: ["#77ad62", "#5f9a5b"] }),
  lawn(stage, 716, 1000, { wave: 8 }),
  ...[120, 420, 1250, 1500].map((x) => tree(stage, x, 740, 1.4)),
  slideTower(stage, 760, 860, 1, false),
  sandpit(stage, 1120, 930, 320),
  child(stage, 1040, 925, { height: 260, pose: "kneel" }),
  child(stage, 470, 930, { height: 280, pose: "run" }),
  person(stage, 300, 930, { height: 260, pose: "walk" }),
  duck(stage, 900, 670, 1.2),
  birds(stage, 640, 200, 5),
];

export const leuvenScenes = {
  "leuven-hall": { mood: "day", draw: hall },
  "leuven-canal": { mood: "golden", draw: vaart },
  "leuven-students": { mood: "autumn", draw: students },
  "leuven-park": { mood: "day", draw: park },
} as const;
