import { BRICK, CANAL, MUSTARD } from "../colour.ts";
import { bunting, lightString, terraceTable } from "../feasts.ts";
import { hush, paving, road } from "../ground.ts";
import { row, skyline } from "../houses.ts";
import { castle, threeTowers } from "../landmarks.ts";
import { child, person } from "../people.ts";
import { birds, sky } from "../sky.ts";
import type { Scene, Stage } from "../stage.ts";
import { bench, lamp, planter } from "../street-things.ts";
import { disc, fade, glow, polygon, rect, type Svg, WIDE } from "../svg.ts";
import { tree, willow } from "../trees.ts";
import { tram } from "../vehicles.ts";
import { duck, houseBoat, quay, swan, tourBoat, water } from "../water.ts";

/** Sky, far roofs and a closed row of fronts: what most streets of the city look like from across the road. */
export function frontage(stage: Stage, foot = 640, scale = 1, towers = false): Svg {
  return [
    sky(stage, foot),
    towers ? threeTowers(stage, 820, foot - 40, 0.95, 0.45) : "",
    skyline(stage, foot - 60, 0.62, 150),
    row(stage, -30, 1630, foot, { scale }),
  ].join("");
}

const towers: Scene = (stage) => [
  sky(stage, 780),
  skyline(stage, 760, 0.72, 130),
  threeTowers(stage, 800, 790, 1.28, 0.12),
  skyline(stage, 820, 0.5, 110),
  birds(stage, 980, 240, 6, 1.1),
  row(stage, -40, 1640, 1090, { scale: 0.92 }),
];

const graslei: Scene = (stage) => [
  sky(stage, 560),
  threeTowers(stage, 1180, 560, 0.86, 0.42),
  row(stage, -30, 1640, 590, { scale: 1.06 }),
  rect(0, 590, WIDE, 46, stage.tone("#cdbfa9")),
  ...[120, 420, 760, 1090, 1420].map((x) => lamp(stage, x, 634, 0.5)),
  ...[210, 262, 560, 610, 880, 930, 1240].map((x, index) =>
    person(stage, x, 634, { height: 92, pose: index % 3 ? "stand" : "talk", flip: index % 2 === 0 }),
  ),
  quay(stage, 634, 66),
  water(stage, 700, 1000),
  tourBoat(stage, 480, 800, 1.35),
  tourBoat(stage, 1300, 745, 0.8, BRICK),
  swan(stage, 1120, 920, 1.1, true),
  duck(stage, 960, 950, 1.5),
];

const castleScene: Scene = (stage) => [
  sky(stage, 620),
  skyline(stage, 600, 0.62, 150),
  castle(stage, 850, 654, 1.25),
  row(stage, -60, 380, 650, { scale: 0.9 }),
  row(stage, 1280, 1700, 650, { scale: 0.9 }),
  quay(stage, 650, 52),
  water(stage, 702, 1000, { reflects: ["#9c9384", "#b9583f", "#ecdfc4"] }),
  willow(stage, 330, 690, 0.9),
  tourBoat(stage, 1040, 800, 1.1),
  duck(stage, 520, 880, 1.5),
  duck(stage, 600, 910, 1.3),
  birds(stage, 420, 170, 5),
];

const houseboats: Scene = (stage) => [
  sky(stage, 540),
  skyline(stage, 520, 0.6, 120),
  row(stage, -30, 1640, 560, { scale: 0.82, floors: 2 }),
  ...[60, 330, 660, 980, 1290, 1560].map((x) => tree(stage, x, 596, 0.86)),
  quay(stage, 590, 60),
  water(stage, 650, 1000),
  houseBoat(stage, 330, 720, 1.15, "#27434c"),
  houseBoat(stage, 1010, 712, 1.05),
  houseBoat(stage, 700, 880, 1.45, CANAL),
  duck(stage, 1280, 880, 1.6, true),
  duck(stage, 1370, 910, 1.3, true),
];

const lights: Scene = (stage) => [
  sky(stage, 600),
  threeTowers(stage, 800, 600, 1.1, 0.2),
  ...[
    ["#e8b04a", 330],
    ["#5fc3b5", 810],
    ["#d68fa2", 1270],
  ].map(([colour, x]) => glow(Number(x), 380, 340, String(colour), 0.5)),
  ...[
    [-40, "#5fc3b5"],
    [560, "#e8b04a"],
    [1180, "#d68fa2"],
  ].map(([x, colour]) =>
    polygon([Number(x) + 200, 600, Number(x) - 60, 0, Number(x) + 120, 0, Number(x) + 240, 600], String(colour), {
      opacity: 0.13,
    }),
  ),
  row(stage, -30, 1640, 620, { scale: 0.9 }),
  lightString(stage, [0, 330], [820, 380], 70, 16),
  lightString(stage, [820, 380], [1600, 320], 70, 16),
  quay(stage, 620, 50),
  water(stage, 670, 1000),
  ...Array.from({ length: 26 }, (_, index) => {
    const x = 60 + index * 60 + stage.chance.between(-26, 26);
    const y = 730 + stage.chance.between(0, 220);
    return (
      glow(x, y, 60, "#ffcf7d", 0.5) +
      rect(x - 9, y - 14, 18, 18, "#fff0c2", { r: 4 }) +
      disc(x, y + 8, 13, "#7a5138", { ry: 4 })
    );
  }),
  tourBoat(stage, 830, 790, 1.2, "#27434c"),
];

const terrace: Scene = (stage) => [
  frontage(stage, 600, 0.95, true),
  paving(stage, 600, 1000),
  tree(stage, 210, 690, 1.05),
  tree(stage, 1420, 690, 1.1),
  ...[380, 660, 940, 1210].map((x, index) =>
    terraceTable(stage, x, 770, [BRICK, CANAL, MUSTARD, "#3f7092"][index] ?? BRICK, 1),
  ),
  person(stage, 336, 790, { pose: "sitTalk", height: 200 }),
  person(stage, 720, 790, { pose: "sitTalk", height: 200, flip: true }),
  person(stage, 890, 790, { pose: "sit", height: 200 }),
  person(stage, 1272, 790, { pose: "sitTalk", height: 200, flip: true }),
  person(stage, 530, 880, { pose: "walk", height: 250, who: { dress: "apron" } }),
  person(stage, 1060, 930, { pose: "talk", height: 270 }),
  person(stage, 1160, 930, { pose: "wave", height: 270, flip: true }),
  child(stage, 250, 930, { pose: "run", height: 270 }),
  planter(stage, 800, 940, 150),
];

const shopping: Scene = (stage) => [
  sky(stage, 640),
  skyline(stage, 560, 0.6, 160),
  row(stage, -30, 1640, 690, { scale: 1.22, ground: "shop", floors: 2 }),
  paving(stage, 690, 1000, "#c9b9a4"),
  bunting(stage, [-20, 240], [820, 250], 70),
  bunting(stage, [800, 250], [1620, 230], 70),
  planter(stage, 180, 800, 150),
  person(stage, 420, 880, { pose: "walk", height: 250, held: bag("#e8b04a") }),
  person(stage, 560, 880, { pose: "walk", height: 256, held: bag("#0b6e66") }),
  child(stage, 660, 890, { pose: "walk", height: 256 }),
  person(stage, 930, 850, { pose: "talk", height: 240 }),
  person(stage, 1030, 850, { pose: "stand", height: 240, flip: true, who: { dress: "apron" } }),
  person(stage, 1280, 930, { pose: "phone", height: 270, flip: true }),
  bench(stage, 1440, 850, 1.15),
];

export const bag = (colour: string): Svg =>
  polygon([-9, 4, 9, 4, 11, 28, -11, 28], colour) + rect(-5, -2, 10, 8, "none", { stroke: colour, width: 2, r: 4 });

const tramStreet: Scene = (stage) => [
  frontage(stage, 600, 0.95, true),
  paving(stage, 600, 700),
  road(stage, { top: 690, bottom: 1000, rails: true }),
  tree(stage, 90, 690, 1),
  tree(stage, 1510, 690, 1),
  tram(stage, 760, 800, 1.5),
  person(stage, 1330, 720, { pose: "wave", height: 190, flip: true }),
  person(stage, 1420, 720, { pose: "stand", height: 190, flip: true, held: bag("#b4472f") }),
  person(stage, 180, 930, { pose: "walk", height: 260 }),
];

const nightCanal: Scene = (stage) => [
  fade(0, 0, WIDE, 640, stage.mood.sky),
  sky(stage, 600),
  threeTowers(stage, 420, 590, 0.9, 0.3),
  row(stage, -30, 1640, 620, { scale: 1 }),
  ...[140, 520, 900, 1280].map((x) => lamp(stage, x, 660, 0.85)),
  quay(stage, 640, 56),
  water(stage, 696, 1000),
  houseBoat(stage, 1120, 800, 1.2, "#7a2f2a"),
  person(stage, 700, 662, { height: 150, pose: "walk" }),
  person(stage, 750, 662, { height: 150, pose: "walk" }),
  hush(stage),
];

export const cityScenes = {
  towers: { mood: "golden", draw: towers },
  graslei: { mood: "morning", draw: graslei },
  castle: { mood: "day", draw: castleScene },
  houseboats: { mood: "autumn", draw: houseboats },
  lights: { mood: "night", draw: lights },
  terrace: { mood: "day", draw: terrace },
  shopping: { mood: "day", draw: shopping },
  tram: { mood: "grey", draw: tramStreet },
  "night-canal": { mood: "night", draw: nightCanal },
} as const;
