import { crane, flats } from "../buildings.ts";
import { BRICK, CANAL, CREAM, MUSTARD, STEEL } from "../colour.ts";
import { bunting } from "../feasts.ts";
import { paving } from "../ground.ts";
import { row, skyline } from "../houses.ts";
import { child, person } from "../people.ts";
import { birds, sky } from "../sky.ts";
import type { Scene, Stage } from "../stage.ts";
import { bench, lamp } from "../street-things.ts";
import { at, disc, path, rect, type Svg, stroke, WIDE } from "../svg.ts";
import { poplar, tree } from "../trees.ts";
import { car } from "../vehicles.ts";
import { cargoShip, duck, houseBoat, liftBridge, quay, tourBoat, water } from "../water.ts";

const silos = (stage: Stage, x: number, foot: number): Svg =>
  [0, 1, 2, 3]
    .map(
      (index) =>
        rect(x + index * 62, foot - 250, 60, 250, stage.far("#cbbfa8", 0.35)) +
        rect(x + index * 62 + 40, foot - 250, 20, 250, stage.far("#a3967f", 0.35)) +
        disc(x + 30 + index * 62, foot - 250, 30, stage.far("#ddd2bd", 0.3), { ry: 9 }),
    )
    .join("");

const harbour: Scene = (stage) => [
  sky(stage, 600),
  silos(stage, 980, 590),
  flats(stage, 60, 590, 6, 3, { distance: 0.5 }),
  crane(stage, 360, 594, 1.1, { distance: 0.15 }),
  crane(stage, 760, 594, 1.25, { distance: 0.1, colour: "#3f7092" }),
  crane(stage, 1380, 594, 1.05, { flip: true, distance: 0.15 }),
  quay(stage, 590, 54),
  water(stage, 644, 1000, { reflects: ["#c7553a", "#3f7092", "#cbbfa8"] }),
  cargoShip(stage, 860, 800, 1.25),
  birds(stage, 180, 220, 6, 1.1),
  tourBoat(stage, 260, 920, 0.9, BRICK),
];

const bridge: Scene = (stage) => [
  sky(stage, 640),
  silos(stage, 60, 640),
  skyline(stage, 650, 0.55, 120),
  crane(stage, 1420, 650, 0.9, { distance: 0.3, flip: true }),
  water(stage, 650, 1000),
  liftBridge(stage, 600, 380, 1180, 720),
  car(stage, 250, 590, 0.6, MUSTARD),
  car(stage, 760, 590, 0.6, "#f1ebdf"),
  person(stage, 980, 590, { height: 96, pose: "walk" }),
  person(stage, 1340, 590, { height: 96, pose: "walk", flip: true }),
  houseBoat(stage, 800, 860, 1.2, "#27434c"),
  duck(stage, 420, 920, 1.6),
  birds(stage, 600, 150, 5),
];

const spotting: Scene = (stage) => [
  sky(stage, 560),
  silos(stage, 1150, 560),
  crane(stage, 160, 564, 1, { distance: 0.25 }),
  water(stage, 560, 760, { reflects: ["#c7553a", "#cbbfa8"] }),
  cargoShip(stage, 900, 680, 1),
  birds(stage, 420, 170, 6),
  quay(stage, 760, 40),
  paving(stage, 796, 1000, "#c9bba6"),
  child(stage, 330, 930, { pose: "point", height: 340 }),
  child(stage, 470, 940, { pose: "phone", height: 350, held: binoculars }),
  person(stage, 620, 950, { pose: "point", height: 300 }),
  child(stage, 780, 950, { pose: "cheer", height: 330 }),
  child(stage, 910, 940, { pose: "wave", height: 350, who: { hair: "beanie" } }),
  bench(stage, 1230, 930, 1.5),
];

const binoculars: Svg = at(4, -3, rect(-4, -5, 13, 5, "#2c3436", { r: 2 }) + rect(-4, 1, 13, 5, "#2c3436", { r: 2 }));

/** Wind that carries smoke away from the docks. */
const smoke: Scene = (stage) => [
  sky(stage, 640),
  ...Array.from({ length: 17 }, (_, index) =>
    disc(
      1150 - index * 62 + stage.chance.between(-20, 20),
      480 - index * 21 + stage.chance.between(-24, 24),
      44 + index * 8,
      stage.tone("#5b5f63"),
      { opacity: 0.3 },
    ),
  ),
  silos(stage, 760, 640),
  crane(stage, 280, 644, 1.1, { distance: 0.25 }),
  crane(stage, 1400, 644, 1, { distance: 0.2, flip: true }),
  rect(1060, 520, 220, 120, stage.tone("#7a736b")),
  ...[1090, 1140, 1190].map(
    (x) =>
      path(`M${x} 520 Q${x - 16} 480 ${x + 12} 450 Q${x + 8} 486 ${x + 34} 520Z`, "#e8893c") +
      path(`M${x + 8} 520 Q${x + 2} 494 ${x + 14} 480 Q${x + 18} 500 ${x + 24} 520Z`, "#fbd069"),
  ),
  quay(stage, 640, 50),
  water(stage, 690, 1000),
  tugboat(stage, 620, 850),
];

function tugboat(stage: Stage, x: number, y: number): Svg {
  const { tone } = stage;
  const jet = path("M150 -96 Q320 -330 540 -380", "none", { stroke: "#e8f3f5", width: 12, opacity: 0.75 });
  return at(x, y, [
    jet,
    rect(-160, 4, 340, 7, "#ffffff", { r: 3, opacity: 0.4 }),
    rect(-70, -120, 130, 70, tone(CREAM), { r: 4 }),
    rect(-56, -108, 102, 26, tone("#4a6a78")),
    rect(-44, -170, 34, 54, tone(MUSTARD)),
    path("M-160 -56 L150 -56 Q186 -60 200 -76 L172 8 L-140 8 Q-156 -10 -160 -56Z", tone(BRICK)),
    stroke([-154, -44, 176, -48], tone(CREAM), 5),
    stroke([120, -56, 150, -98], tone(STEEL), 9),
  ]);
}

const dock: Scene = (stage) => [
  sky(stage, 540),
  flats(stage, 120, 560, 7, 4, { distance: 0.2, wall: "#cdb79a" }),
  flats(stage, 420, 560, 5, 5, { distance: 0.15, wall: "#b9694a" }),
  flats(stage, 1060, 560, 8, 4, { distance: 0.22, wall: "#dcd3c2" }),
  crane(stage, 860, 564, 0.9, { distance: 0.2 }),
  ...[340, 770, 1000, 1420, 1530].map((x) => poplar(stage, x, 580, 0.6)),
  quay(stage, 560, 46),
  water(stage, 606, 800),
  kayak(stage, 420, 700, CANAL),
  kayak(stage, 980, 740, MUSTARD),
  paving(stage, 796, 1000, "#d2b48c"),
  bunting(stage, [40, 470], [760, 470], 50),
  person(stage, 1180, 920, { pose: "cheer", height: 260 }),
  child(stage, 1300, 930, { pose: "run", height: 290, flip: true }),
  person(stage, 250, 940, { pose: "sitTalk", height: 260 }),
  person(stage, 390, 940, { pose: "sit", height: 260, flip: true }),
  lamp(stage, 1480, 880, 1),
];

function kayak(stage: Stage, x: number, y: number, colour: string): Svg {
  const paddle =
    stroke([-70, -14, 80, -78], stage.tone("#7b6248"), 5) +
    disc(-74, -11, 12, stage.tone(BRICK), { ry: 7 }) +
    disc(84, -80, 12, stage.tone(BRICK), { ry: 7 });
  return at(x, y, [
    rect(-130, 2, 260, 5, "#ffffff", { r: 2, opacity: 0.45 }),
    person(stage, -6, 44, { height: 150, pose: "push" }),
    path("M-140 -16 Q0 -2 146 -18 Q110 14 0 14 Q-110 12 -140 -16Z", stage.tone(colour)),
    paddle,
  ]);
}

const harbourStreet: Scene = (stage) => [
  sky(stage, 620),
  crane(stage, 1340, 560, 1.1, { distance: 0.4, flip: true }),
  silos(stage, 90, 540),
  row(stage, -30, 1640, 640, { floors: 1, scale: 1.02 }),
  rect(0, 640, WIDE, 54, stage.tone("#d6cbb9")),
  ...[150, 520, 900, 1300].map((x) => tree(stage, x, 690, 0.8)),
  paving(stage, 690, 1000, "#bfb3a2"),
  person(stage, 420, 880, { pose: "talk", height: 250 }),
  person(stage, 530, 880, { pose: "stand", height: 250, flip: true }),
  child(stage, 830, 920, { pose: "run", height: 280 }),
  child(stage, 960, 900, { pose: "run", height: 260 }),
  person(stage, 1250, 900, { pose: "push", height: 250, held: stroller(stage) }),
];

const stroller = (stage: Stage): Svg =>
  at(
    18,
    8,
    path("M-6 -6 L6 -6 Q26 -4 26 14 L2 14Z", stage.tone(PRAM)) +
      disc(4, 26, 6, "#2c2f30") +
      disc(24, 26, 6, "#2c2f30") +
      stroke([-10, -10, 4, 14, 24, 22], "#4a5052", 2),
  );
const PRAM = "#7a4b63";

export const harbourScenes = {
  harbour: { mood: "morning", draw: harbour },
  "lift-bridge": { mood: "golden", draw: bridge },
  "boat-spotting": { mood: "day", draw: spotting },
  "harbour-smoke": { mood: "grey", draw: smoke },
  dock: { mood: "day", draw: dock },
  "harbour-street": { mood: "day", draw: harbourStreet },
} as const;
