import { cargoBike } from "../bikes.ts";
import { BRICK, CANAL, CREAM, MUSTARD, WOOD } from "../colour.ts";
import { bunting, lightString, longTable, stall } from "../feasts.ts";
import { hush, paving, road } from "../ground.ts";
import { row, skyline } from "../houses.ts";
import { threeTowers } from "../landmarks.ts";
import { child, person } from "../people.ts";
import { sky } from "../sky.ts";
import type { Scene, Stage } from "../stage.ts";
import { bench, lamp, planter } from "../street-things.ts";
import { at, disc, glow, path, polygon, rect, type Svg, stroke } from "../svg.ts";
import { tree } from "../trees.ts";
import { bag, frontage } from "./city.ts";

const market: Scene = (stage) => [
  frontage(stage, 560, 0.9, true),
  paving(stage, 560, 1000),
  tree(stage, 90, 680, 1.1),
  ...[340, 790, 1230].map((x) => person(stage, x + 30, 742, { height: 176, who: { dress: "apron" } })),
  stall(stage, 360, 760, 1.15, { canopy: BRICK }),
  stall(stage, 800, 750, 1.15, { canopy: CANAL }),
  stall(stage, 1240, 760, 1.15, { canopy: MUSTARD }),
  person(stage, 540, 910, { height: 270, pose: "point", held: bag(BRICK) }),
  person(stage, 180, 930, { height: 270, pose: "walk", held: bag(MUSTARD) }),
  person(stage, 980, 920, { height: 270, pose: "talk" }),
  person(stage, 1090, 920, { height: 270, pose: "stand", flip: true, held: bag(CANAL) }),
  child(stage, 650, 930, { height: 280, pose: "walk" }),
  cargoBike(stage, 1420, 940, 1.9, {
    flip: true,
    load: disc(-10, -10, 14, stage.tone("#86ab5e")) + disc(14, -12, 14, stage.tone(BRICK)),
  }),
];

const seated = (stage: Stage, from: number, to: number, y: number, height: number): Svg => {
  const parts: Svg[] = [];
  for (let x = from; x < to; x += 112)
    parts.push(
      person(stage, x, y, {
        height,
        pose: stage.chance.pick(["talk", "wave", "stand", "talk"]),
        flip: stage.chance.is(0.5),
      }),
    );
  return parts.join("");
};

const dinner: Scene = (stage) => [
  frontage(stage, 600, 0.98),
  paving(stage, 600, 1000),
  lightString(stage, [-10, 250], [820, 290], 80, 14),
  lightString(stage, [800, 290], [1610, 240], 80, 14),
  ...[130, 1480].map((x) => lamp(stage, x, 760, 1)),
  seated(stage, 250, 1400, 830, 260),
  longTable(stage, 800, 880, 1240),
  child(stage, 330, 960, { height: 280, pose: "run" }),
  person(stage, 700, 985, {
    height: 270,
    pose: "carry",
    held: path("M-16 -4 Q4 18 24 -4Z", stage.tone("#3f7092")) + disc(4, -5, 20, stage.tone("#df9a4e"), { ry: 5 }),
  }),
  child(stage, 1120, 970, { height: 280, pose: "cheer", flip: true }),
];

const soup: Scene = (stage) => [
  frontage(stage, 600, 1.02),
  paving(stage, 600, 1000),
  bunting(stage, [-10, 260], [1610, 260], 90),
  stall(stage, 1250, 780, 1.25, { canopy: CANAL }),
  person(stage, 700, 800, {
    height: 270,
    pose: "carry",
    who: { dress: "apron", hair: "scarf" },
    held: rect(-2, -12, 4, 30, "#8b979b"),
  }),
  person(stage, 540, 800, { height: 260, pose: "talk" }),
  longTable(stage, 560, 840, 620, "#e9c46a"),
  at(720, 758, pan(stage)),
  at(480, 760, [disc(0, 0, 26, stage.tone(CREAM), { ry: 8 }), disc(0, -2, 19, stage.tone("#df8a3e"), { ry: 6 })]),
  person(stage, 930, 920, { height: 280, pose: "carry", held: bowl(stage) }),
  person(stage, 1040, 920, { height: 280, pose: "carry", flip: true, held: bowl(stage) }),
  child(stage, 300, 940, { height: 290, pose: "carry", held: bowl(stage) }),
  person(stage, 180, 900, { height: 260, pose: "sitTalk" }),
  planter(stage, 1480, 930, 150),
];

const pan = (stage: Stage): Svg =>
  [
    rect(-58, -70, 116, 74, stage.tone("#8b979b"), { r: 8 }),
    disc(0, -70, 58, stage.tone("#c9d0d2"), { ry: 13 }),
    disc(0, -68, 48, stage.tone("#df8a3e"), { ry: 9 }),
    rect(-74, -54, 18, 9, stage.tone("#6b7375"), { r: 4 }),
    rect(56, -54, 18, 9, stage.tone("#6b7375"), { r: 4 }),
    ...[-22, 6, 30].map((x) =>
      path(`M${x} -92 Q${x - 12} -112 ${x} -130 Q${x + 12} -148 ${x} -168`, "none", {
        stroke: "#ffffff",
        width: 6,
        opacity: 0.55,
      }),
    ),
  ].join("");
const bowl = (stage: Stage): Svg =>
  path("M-10 -2 Q3 16 16 -2Z", stage.tone("#b4472f")) + disc(3, -2, 13, stage.tone("#df9a4e"), { ry: 3.4 });

const cupboard: Scene = (stage) => [
  frontage(stage, 620, 1.05),
  paving(stage, 620, 1000),
  sharing(stage, 800, 860),
  person(stage, 520, 920, {
    height: 290,
    pose: "carry",
    held: rect(-12, -14, 30, 26, stage.tone("#c08a57"), { r: 2 }),
  }),
  person(stage, 1080, 920, { height: 290, pose: "point", flip: true, who: { hair: "scarf" } }),
  child(stage, 1210, 930, {
    height: 300,
    pose: "carry",
    flip: true,
    held: rect(-8, -10, 22, 16, stage.tone("#3f7092"), { r: 2 }),
  }),
  planter(stage, 320, 840, 160),
  bench(stage, 1400, 850, 1.2),
];

function sharing(stage: Stage, x: number, y: number): Svg {
  const { tone, chance } = stage;
  const things = Array.from({ length: 21 }, (_, index) => {
    const px = -116 + (index % 7) * 36;
    const base = -54 - Math.floor(index / 7) * 84;
    const colour = tone(chance.pick([BRICK, MUSTARD, "#3f7092", "#5e8d5a", "#d68fa2", CREAM]));
    return index % 3 === 0
      ? disc(px, base - 17, 16, colour)
      : rect(px - 11, base - chance.between(34, 58), 24, 58, colour, { r: 3 });
  });
  return at(x, y, [
    rect(-150, -330, 300, 330, tone(CANAL), { r: 6 }),
    rect(-134, -310, 268, 272, tone("#2b4a4a")),
    ...things,
    ...[-48, -132, -216].map((sy) => rect(-134, sy, 268, 12, tone(WOOD))),
    polygon([-176, -326, 0, -412, 176, -326], tone(BRICK)),
    path("M-16 -360 Q-16 -376 0 -366 Q16 -376 16 -360 Q16 -348 0 -338 Q-16 -348 -16 -360Z", tone(CREAM)),
    rect(-130, -4, 20, 30, tone("#5d4a3c")),
    rect(110, -4, 20, 30, tone("#5d4a3c")),
  ]);
}

const mural: Scene = (stage) => [
  sky(stage, 700),
  skyline(stage, 700, 0.6, 200),
  rect(240, 130, 1120, 610, stage.tone("#c9714f")),
  rect(270, 160, 1060, 560, stage.tone("#f1e4c8")),
  path("M270 720 L270 520 Q520 360 760 520 T1330 440 L1330 720Z", stage.tone(CANAL)),
  path("M270 720 L270 620 Q560 500 860 620 T1330 560 L1330 720Z", stage.tone("#3f8f86")),
  disc(1080, 300, 96, stage.tone(MUSTARD)),
  at(560, 690, heronMural(stage)),
  ...[
    [880, 640, 60],
    [985, 600, 84],
    [1100, 650, 66],
    [1230, 610, 78],
  ].map(([x, y, r]) => tulip(stage, Number(x), Number(y), Number(r))),
  paving(stage, 740, 1000),
  rect(900, 420, 20, 400, stage.tone("#8b979b")),
  rect(1220, 420, 20, 400, stage.tone("#8b979b")),
  rect(880, 560, 380, 16, stage.tone(WOOD)),
  person(stage, 1050, 560, { height: 200, pose: "point", flip: true, held: rect(-2, -3, 18, 5, stage.tone(MUSTARD)) }),
  person(stage, 360, 940, { height: 270, pose: "point" }),
  person(stage, 480, 940, { height: 270, pose: "talk" }),
  child(stage, 760, 930, { height: 290, pose: "cheer" }),
  ...[0, 1, 2].map((index) =>
    rect(1290 + index * 60, 880, 44, 50, stage.tone([BRICK, MUSTARD, CANAL][index] ?? BRICK), { r: 4 }),
  ),
];

const heronMural = (stage: Stage): Svg =>
  [
    stroke([-20, 0, -24, -120, -6, -160], stage.tone("#5d4a3c"), 12),
    stroke([40, 0, 34, -110, 20, -160], stage.tone("#5d4a3c"), 12),
    path("M-200 -130 Q-110 -270 70 -250 Q120 -190 50 -150 Q-60 -120 -200 -130Z", stage.tone("#9cb7c4")),
    path("M-200 -130 Q-90 -220 30 -210 Q-40 -140 -200 -130Z", stage.tone("#33506b")),
    path("M50 -220 Q130 -300 84 -380 Q70 -430 120 -440", "none", { stroke: stage.tone("#f7f6f3"), width: 34 }),
    disc(124, -440, 32, stage.tone("#f7f6f3")),
    polygon([146, -458, 290, -424, 146, -426], stage.tone(MUSTARD)),
    path("M110 -468 Q50 -486 10 -450", "none", { stroke: stage.tone("#27434c"), width: 14 }),
    disc(132, -444, 7, "#1f2a2a"),
  ].join("");
const tulip = (stage: Stage, x: number, y: number, r: number): Svg =>
  path(`M${x} ${y} Q${x + 10} ${y + 60} ${x} 720`, "none", { stroke: stage.tone("#0a5c55"), width: 9 }) +
  path(
    `M${x - r * 0.6} ${y - r} Q${x - r * 0.8} ${y + r * 0.2} ${x} ${y + r * 0.2} Q${x + r * 0.8} ${y + r * 0.2} ${x + r * 0.6} ${y - r} L${x + r * 0.25} ${y - r * 0.5} L${x} ${y - r * 1.1} L${x - r * 0.25} ${y - r * 0.5}Z`,
    stage.tone(r > 70 ? "#b4472f" : "#df7a5e"),
  );

const cat: Scene = (stage) => [
  sky(stage, 800),
  threeTowers(stage, 1120, 760, 1, 0.35),
  skyline(stage, 760, 0.4, 140),
  row(stage, -40, 1640, 1160, { scale: 1.2 }),
  at(560, 646, [
    path("M-46 0 Q-60 -90 -6 -112 Q50 -104 46 0Z", "#16202e"),
    disc(6, -128, 36, "#16202e", { ry: 31 }),
    polygon([-24, -140, -20, -178, 4, -154], "#16202e"),
    polygon([12, -154, 34, -178, 38, -140], "#16202e"),
    disc(-6, -130, 6, "#f2cf5b"),
    disc(20, -130, 6, "#f2cf5b"),
    path("M-44 -6 Q-110 -6 -104 -60 Q-100 -84 -88 -70", "none", { stroke: "#16202e", width: 15 }),
  ]),
];

const lanternWalk: Scene = (stage) => [
  frontage(stage, 640, 1),
  paving(stage, 640, 720),
  road(stage, { top: 716, bottom: 1000 }),
  ...[220, 420, 640, 850, 1060, 1270].map((x, index) =>
    index % 2
      ? person(stage, x, 920, { height: 270, pose: "carry", held: lantern(stage, index) })
      : child(stage, x, 930, { height: 310, pose: "carry", held: lantern(stage, index) }),
  ),
  ...[110, 1480].map((x) => lamp(stage, x, 730, 1)),
  hush(stage),
];

const lantern = (_stage: Stage, seed: number): Svg =>
  stroke([0, 0, 18, -30], "#5d4a3c", 2.4) +
  glow(22, -18, 52, "#ffc766", 0.8) +
  disc(22, -16, 11, ["#f3a53a", "#f2cf5b", "#ef8a5e"][seed % 3] ?? "#f3a53a") +
  path("M17 -18 L20 -22 L23 -18Z M24 -18 L27 -22 L29 -18Z M17 -12 Q22 -7 28 -12Z", "#7a3a1e");

export const squareScenes = {
  "cat-at-night": { mood: "night", draw: cat },
  "lantern-walk": { mood: "night", draw: lanternWalk },
  market: { mood: "morning", draw: market },
  "long-table": { mood: "dusk", draw: dinner },
  soup: { mood: "autumn", draw: soup },
  "sharing-cupboard": { mood: "day", draw: cupboard },
  mural: { mood: "day", draw: mural },
} as const;
