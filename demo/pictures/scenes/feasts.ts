import { BRICK, CANAL, CREAM, MUSTARD } from "../colour.ts";
import { bunting, christmasTree, lightString, stall } from "../feasts.ts";
import { hush, lawn, paving, treeLine } from "../ground.ts";
import { row } from "../houses.ts";
import { threeTowers } from "../landmarks.ts";
import { child, person } from "../people.ts";
import { bigWheel } from "../play.ts";
import { sky, snowfall } from "../sky.ts";
import type { Scene, Stage } from "../stage.ts";
import { at, disc, glow, path, polygon, rect, type Svg, stroke } from "../svg.ts";
import { quay, water } from "../water.ts";
import { frontage } from "./city.ts";

const christmas: Scene = (stage) => [
  frontage(stage, 600, 0.98, true),
  paving(stage, 600, 1000, "#b9b4b4"),
  lightString(stage, [-10, 220], [820, 260], 90, 14),
  lightString(stage, [800, 260], [1610, 220], 90, 14),
  christmasTree(stage, 800, 840, 1.2),
  ...[260, 1320].map(
    (x, index) =>
      person(stage, x - 30, 800, { height: 220 }) +
      stall(stage, x, 820, 1.2, { canopy: index ? CANAL : BRICK, goods: ["#e8b04a", "#c9714f", "#f1ebdf", "#b4472f"] }),
  ),
  person(stage, 500, 930, { height: 270, pose: "walk", who: { hair: "beanie", dress: "coat" } }),
  child(stage, 610, 930, { height: 280, pose: "point", who: { hair: "beanie" } }),
  person(stage, 1010, 940, { height: 276, pose: "talk", who: { hair: "beanie", dress: "coat" } }),
  person(stage, 1120, 940, {
    height: 276,
    pose: "carry",
    flip: true,
    who: { dress: "coat" },
    held: rect(-3, -10, 11, 12, "#b4472f", { r: 2 }),
  }),
  snowfall(stage, 90),
];

const newYear: Scene = (stage) => [
  frontage(stage, 600, 0.98),
  paving(stage, 600, 1000),
  bunting(stage, [-10, 250], [1610, 250], 80),
  fireBasket(stage, 800, 880),
  person(stage, 420, 900, { height: 270, pose: "wave", who: { hair: "beanie", dress: "coat" } }),
  person(stage, 560, 910, {
    height: 276,
    pose: "carry",
    who: { dress: "coat" },
    held: rect(-3, -12, 10, 14, "#f1ebdf", { r: 2 }),
  }),
  person(stage, 1040, 910, {
    height: 276,
    pose: "carry",
    flip: true,
    who: { hair: "beanie", dress: "coat" },
    held: rect(-3, -12, 10, 14, "#f1ebdf", { r: 2 }),
  }),
  person(stage, 1170, 900, { height: 270, pose: "cheer", flip: true, who: { dress: "coat" } }),
  child(stage, 300, 930, { height: 280, pose: "cheer", who: { hair: "beanie" } }),
  stall(stage, 1400, 800, 1.1, { canopy: BRICK }),
  snowfall(stage, 70),
];

const fireBasket = (stage: Stage, x: number, y: number): Svg =>
  [
    glow(x, y - 90, 230, "#ffb75a", 0.6),
    path(
      `M${x - 50} ${y - 60} Q${x - 40} ${y - 150} ${x - 6} ${y - 190} Q${x} ${y - 140} ${x + 30} ${y - 170} Q${x + 56} ${y - 110} ${x + 48} ${y - 60}Z`,
      "#e8893c",
    ),
    path(
      `M${x - 26} ${y - 60} Q${x - 20} ${y - 116} ${x + 2} ${y - 136} Q${x + 26} ${y - 104} ${x + 24} ${y - 60}Z`,
      "#fbd069",
    ),
    polygon([x - 66, y - 66, x + 66, y - 66, x + 46, y, x - 46, y], stage.tone("#3c4344")),
    ...[-40, -14, 12, 38].map((dx) => rect(x + dx - 3, y - 62, 6, 60, "#e8893c", { opacity: 0.6 })),
  ].join("");

const arrival: Scene = (stage) => [
  sky(stage, 540),
  threeTowers(stage, 800, 540, 0.9, 0.5),
  row(stage, -30, 1640, 580, { scale: 0.92 }),
  bunting(stage, [-10, 240], [1610, 240], 80),
  quay(stage, 580, 50),
  water(stage, 630, 870),
  steamer(stage, 760, 800),
  paving(stage, 870, 1000),
  ...[120, 260, 420, 560, 980, 1120, 1270, 1420].map((x, index) =>
    index % 2
      ? child(stage, x, 985, { height: 290, pose: "cheer", who: { hair: "beanie" } })
      : person(stage, x, 990, { height: 230, pose: "wave" }),
  ),
];

/** The saint with his staff, on deck. */
function saint({ tone }: Stage): Svg {
  return at(
    -40,
    -70,
    [
      path("M-26 0 Q-22 -84 0 -90 Q22 -84 26 0Z", tone("#a8322a")),
      disc(0, -98, 15, tone("#f3d0b3")),
      path("M-14 -94 Q-12 -60 0 -52 Q12 -60 14 -94Z", "#fbfaf6"),
      path("M-16 -106 Q-18 -138 0 -158 Q18 -138 16 -106Z", tone("#a8322a")),
      stroke([0, -150, 0, -108], tone(MUSTARD), 4),
      stroke([-9, -124, 9, -124], tone(MUSTARD), 4),
      stroke([36, -4, 36, -120], tone(MUSTARD), 5),
      path("M36 -120 Q36 -142 52 -140 Q62 -132 52 -124", "none", { stroke: tone(MUSTARD), width: 5 }),
      stroke([20, -66, 36, -60], tone("#a8322a"), 12),
    ],
    { scale: 1.3 },
  );
}

function steamer(stage: Stage, x: number, y: number): Svg {
  const { tone } = stage;
  const parcels = [60, 110, 160, 205].map(
    (px, index) =>
      rect(
        px,
        -110 - (index % 2) * 30,
        44,
        44 + (index % 2) * 30,
        tone([BRICK, MUSTARD, "#3f7092", "#5e8d5a"][index] ?? BRICK),
      ) + rect(px + 18, -110 - (index % 2) * 30, 8, 44 + (index % 2) * 30, tone(CREAM)),
  );
  const smoke = [
    [-250, -330, 30],
    [-290, -380, 40],
    [-340, -430, 52],
  ].map(([sx, sy, r]) => disc(Number(sx), Number(sy), Number(r), "#ffffff", { opacity: 0.55 }));
  return at(
    x,
    y,
    [
      rect(-380, 4, 780, 8, "#ffffff", { r: 4, opacity: 0.4 }),
      ...smoke,
      rect(-270, -290, 50, 190, tone("#2c3436")),
      rect(-270, -260, 50, 24, tone(BRICK)),
      rect(-310, -140, 180, 80, tone(CREAM)),
      ...[-290, -230, -170].map((px) => disc(px, -100, 18, tone("#6f95a0"))),
      ...parcels,
      saint(stage),
      path(
        "M-380 -90 Q-340 -66 -300 -64 L300 -64 Q350 -70 380 -104 L330 10 L-320 10 Q-366 -20 -380 -90Z",
        tone("#33506b"),
      ),
      path("M-378 -84 Q-340 -58 -300 -56 L300 -56 Q350 -62 376 -94", "none", { stroke: tone(MUSTARD), width: 7 }),
    ],
    { scale: 1.05 },
  );
}

const film: Scene = (stage) => [
  sky(stage, 640),
  treeLine(stage, 650, 0.2, 110),
  lawn(stage, 640, 1000, { wave: 10 }),
  glow(800, 400, 620, "#cfe6ee", 0.3),
  stroke([440, 660, 440, 180], stage.tone("#3c4344"), 12),
  stroke([1160, 660, 1160, 180], stage.tone("#3c4344"), 12),
  rect(440, 200, 720, 380, "#f6f3e6", { r: 4 }),
  rect(452, 212, 696, 356, "#bfe0d6"),
  disc(800, 400, 120, "#f2cf5b"),
  path("M452 568 Q600 430 800 500 T1148 450 L1148 568Z", "#5f9a7b"),
  path("M452 568 Q700 500 1148 540 L1148 568Z", "#3f7a5e"),
  lightString(stage, [-10, 140], [440, 180], 50, 8),
  lightString(stage, [1160, 180], [1610, 140], 50, 8),
  ...[170, 300, 470, 640, 930, 1090, 1260, 1430].map((x, index) =>
    blanketSitter(stage, x, 860 + (index % 2) * 70, index),
  ),
  ...[380, 1010].map((x) => glow(x, 920, 60, "#ffd98a", 0.7) + rect(x - 8, 906, 16, 24, "#fff0c2", { r: 4 })),
  hush(stage),
];

function blanketSitter(stage: Stage, x: number, y: number, seed: number): Svg {
  const coat = stage.tone([BRICK, MUSTARD, CANAL, "#3f7092", "#7a4b63", "#5e8d5a"][seed % 6] ?? BRICK);
  const hair = stage.tone(["#2a201c", "#7b502d", "#c79b50", "#4b3223"][seed % 4] ?? "#2a201c");
  return at(x, y, [
    disc(0, 30, 110, stage.tone(["#b4472f", "#27434c", "#e8d6b4"][seed % 3] ?? BRICK), { ry: 22 }),
    path("M-50 30 Q-56 -60 0 -66 Q56 -60 50 30Z", coat),
    disc(0, -92, 30, hair),
    path("M46 30 Q44 -26 82 -30 Q116 -24 112 30Z", stage.tone(["#d68fa2", "#e8b04a", "#9cc9d6"][seed % 3] ?? BRICK)),
    disc(80, -48, 21, stage.tone(["#4b3223", "#2a201c", "#8d4026"][seed % 3] ?? "#2a201c")),
  ]);
}

const fair: Scene = (stage) => [
  sky(stage, 620),
  bigWheel(stage, 1080, 690, 250),
  row(stage, -30, 560, 660, { scale: 0.95 }),
  treeLine(stage, 660, 0.3, 60),
  paving(stage, 656, 1000),
  merryGoRound(stage, 480, 860),
  stall(stage, 1400, 830, 1.15, { canopy: BRICK }),
  lightString(stage, [-10, 380], [760, 350], 60, 12),
  person(stage, 830, 930, { height: 270, pose: "walk" }),
  child(stage, 930, 930, { height: 290, pose: "cheer", held: candy() }),
  child(stage, 1130, 940, { height: 280, pose: "run" }),
  person(stage, 180, 940, { height: 270, pose: "wave" }),
];

const candy = (): Svg =>
  stroke([0, 0, 2, -20], "#d9c9a4", 2.4) + disc(3, -28, 12, "#f0b3c4") + disc(-3, -33, 8, "#f6cbd8");

function merryGoRound(stage: Stage, x: number, y: number): Svg {
  const { tone } = stage;
  const horses = [-170, -60, 60, 170].map(
    (hx, index) =>
      rect(hx - 3, -270, 6, 240, tone(MUSTARD)) +
      at(hx, -80 - (index % 2) * 30, [
        path(
          "M-44 -10 Q-40 -34 -6 -32 L22 -34 Q30 -70 52 -64 Q60 -50 44 -44 Q40 -14 20 -8 L-30 -4Z",
          tone(["#f1ebdf", "#8c6a4f", "#27434c", "#d68fa2"][index] ?? CREAM),
        ),
        stroke([-30, -8, -40, 24], tone("#8c6a4f"), 7),
        stroke([16, -8, 30, 22], tone("#8c6a4f"), 7),
        rect(-18, -38, 28, 12, tone(BRICK), { r: 5 }),
      ]),
  );
  const scallops = Array.from({ length: 10 }, (_, index) =>
    path(
      `M${-250 + index * 50} -270 L${-200 + index * 50} -270 L${-200 + index * 50} -246 Q${-225 + index * 50} -226 ${-250 + index * 50} -246Z`,
      tone(index % 2 ? CREAM : BRICK),
    ),
  );
  return at(x, y, [
    disc(0, 2, 270, "#1f2a2a", { ry: 20, opacity: 0.16 }),
    rect(-250, -30, 500, 32, tone(CANAL), { r: 6 }),
    rect(-24, -280, 48, 260, tone(CREAM)),
    ...horses,
    polygon([-262, -266, 0, -390, 262, -266], tone(CANAL)),
    polygon([0, -390, 262, -266, 110, -266], tone("#0a5c55")),
    polygon([0, -390, -120, -266, -30, -266], tone(CREAM), { opacity: 0.85 }),
    ...scallops,
    disc(0, -396, 11, tone(MUSTARD)),
  ]);
}

const festival: Scene = (stage) => [
  frontage(stage, 600, 0.98, true),
  paving(stage, 600, 1000),
  rect(420, 400, 760, 250, stage.tone("#2f3a4a")),
  polygon([390, 410, 800, 300, 1210, 410], stage.tone(CANAL)),
  ...[520, 680, 920, 1080].map((x, index) =>
    polygon([x, 410, x - 90, 650, x + 90, 650], ["#f2cf5b", "#e58fb0", "#8fd0d8", "#f2cf5b"][index] ?? MUSTARD, {
      opacity: 0.3,
    }),
  ),
  ...[640, 800, 950].map((x, index) => person(stage, x, 640, { height: 170, pose: index === 1 ? "cheer" : "talk" })),
  rect(400, 640, 800, 34, stage.tone("#5d4a3c")),
  lightString(stage, [-10, 240], [430, 330], 60, 9),
  lightString(stage, [1170, 330], [1610, 240], 60, 9),
  ...Array.from({ length: 15 }, (_, index) =>
    person(stage, 60 + index * 108, 880 + (index % 3) * 56, {
      height: 230,
      pose: stage.chance.pick(["cheer", "wave", "stand", "cheer"]),
      flip: stage.chance.is(0.5),
    }),
  ),
];

export const feastScenes = {
  "christmas-market": { mood: "night", draw: christmas },
  "new-year": { mood: "snow", draw: newYear },
  "steam-boat": { mood: "winter", draw: arrival },
  "open-air-film": { mood: "night", draw: film },
  fair: { mood: "golden", draw: fair },
  festival: { mood: "dusk", draw: festival },
} as const;
