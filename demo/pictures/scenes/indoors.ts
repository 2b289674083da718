import { BRICK, CANAL, CREAM, darker, MUSTARD, WOOD } from "../colour.ts";
import { bookcase, counter, framed, laptop, noteBoard, pendant, pot, room, windowView } from "../indoors.ts";
import { child, person } from "../people.ts";
import type { Scene, Stage } from "../stage.ts";
import { at, disc, fade, glow, path, polygon, rect, type Svg, stroke, WIDE } from "../svg.ts";

const reading: Scene = (stage) => [
  room(stage, "#e9dfcb", "#c79b6b", 740),
  bookcase(stage, 60, 736, 380, 6),
  bookcase(stage, 1160, 736, 380, 6),
  windowView(stage, 640, 150, 320, 360),
  pendant(stage, 560, 110),
  pendant(stage, 1040, 110),
  disc(800, 890, 520, stage.tone("#3f8f86"), { ry: 90 }),
  disc(800, 888, 440, stage.tone("#5aa69b"), { ry: 72 }),
  person(stage, 800, 880, {
    height: 380,
    pose: "read",
    who: { hair: "bun", dress: "skirt" },
    held: book(stage, BRICK),
  }),
  ...[
    [430, 900],
    [560, 950],
    [1060, 900],
    [1180, 945],
  ].map(([x, y], index) =>
    child(stage, Number(x), Number(y), { height: 380, pose: index % 2 ? "sitTalk" : "sit", flip: index > 1 }),
  ),
  child(stage, 320, 930, { height: 360, pose: "cheer" }),
];

const book = (stage: Stage, colour: string): Svg =>
  polygon([-4, -10, 8, -6, 8, 8, -4, 4], stage.tone(colour)) +
  polygon([8, -6, 22, -11, 22, 4, 8, 8], darker(stage.tone(colour), 0.15));

const debate: Scene = (stage) => [
  room(stage, "#e3e8df", "#b98b60", 740),
  noteBoard(stage, 500, 130, 600, 380),
  windowView(stage, 110, 150, 260, 340),
  pendant(stage, 1300, 120, CANAL),
  person(stage, 420, 840, { height: 360, pose: "point", who: { dress: "coat" } }),
  person(stage, 1180, 840, { height: 360, pose: "talk", flip: true }),
  ...[260, 460, 680, 900, 1120, 1340].map((x, index) => backOf(stage, x, 1000, index)),
];

/** Someone seen from behind, seated on a chair at the front of the picture. */
function backOf(stage: Stage, x: number, y: number, seed: number): Svg {
  const coat = stage.tone([BRICK, CANAL, MUSTARD, "#3f7092", "#7a4b63", "#5e8d5a", "#f1ebdf"][seed % 7] ?? BRICK);
  const hair = stage.tone(["#2a201c", "#7b502d", "#b9b4ab", "#4b3223", "#c79b50", "#8d4026"][seed % 6] ?? "#2a201c");
  const skin = stage.tone(["#f3d0b3", "#a76e48", "#e9ba94", "#cb936a"][seed % 4] ?? "#f3d0b3");
  const raised = seed === 2 ? stroke([58, -80, 82, -170, 74, -236], coat, 26) + disc(74, -242, 15, skin) : "";
  return at(x, y, [
    raised,
    rect(-14, -160, 28, 40, skin),
    path("M-84 0 Q-84 -118 -40 -130 Q0 -140 40 -130 Q84 -118 84 0Z", coat),
    disc(0, -184, 42, hair, { ry: 46 }),
    disc(-42, -178, 8, skin),
    disc(42, -178, 8, skin),
    rect(-70, -60, 140, 60, stage.tone(WOOD), { r: 10 }),
    rect(-70, -60, 140, 10, stage.tone("#c08a57"), { r: 5 }),
  ]);
}

const jab: Scene = (stage) => [
  room(stage, "#dcebe8", "#c9c2b4", 740),
  windowView(stage, 1200, 150, 260, 320),
  rect(160, 180, 200, 200, stage.tone("#fbfaf6"), { r: 14 }),
  rect(240, 220, 40, 120, stage.tone(CANAL), { r: 4 }),
  rect(200, 260, 120, 40, stage.tone(CANAL), { r: 4 }),
  framed(stage, 500, 190, 230, 160, "#86ab5e"),
  rect(900, 260, 200, 270, stage.tone("#fbfaf6"), { r: 6 }),
  ...[300, 370, 440].map((y) => rect(916, y, 168, 10, stage.tone("#cfd8d6"))),
  ...[0, 1, 2, 3, 4].map((index) =>
    rect(926 + index * 32, 258 + (index % 2) * 8, 20, 38, stage.tone([BRICK, MUSTARD, "#3f7092"][index % 3] ?? BRICK), {
      r: 3,
    }),
  ),
  rect(560, 780, 160, 20, stage.tone("#3f7092"), { r: 6 }),
  rect(600, 800, 14, 120, stage.tone("#8b979b")),
  rect(666, 800, 14, 120, stage.tone("#8b979b")),
  rect(548, 640, 24, 150, stage.tone("#3f7092"), { r: 8 }),
  person(stage, 640, 930, { height: 380, pose: "sit", who: { hair: "bob", hairColour: "#b9b4ab" } }),
  person(stage, 880, 940, {
    height: 390,
    pose: "push",
    flip: true,
    who: { top: "#fbfaf6", hair: "scarf", dress: "coat" },
    held: rect(-2, -3, 22, 6, "#cfe3e6", { r: 2 }) + stroke([20, 0, 32, 0], "#8b979b", 1.6),
  }),
  person(stage, 1150, 940, { height: 380, pose: "sit", flip: true, who: { hair: "bald" } }),
  person(stage, 1300, 940, { height: 380, pose: "read", flip: true, held: book(stage, MUSTARD) }),
  pot(stage, 1500, 900, 1.5),
  pot(stage, 120, 900, 1.3),
];

const desk: Scene = (stage) => [
  room(stage, "#e6e2d6", "#b7ad9b", 740),
  ...[
    [180, "A"],
    [620, "B"],
    [1060, "C"],
  ].map(
    ([x], index) =>
      rect(Number(x) + 60, 160, 190, 90, stage.tone([CANAL, BRICK, "#3f7092"][index] ?? CANAL), { r: 10 }) +
      disc(Number(x) + 155, 205, 26, stage.tone(CREAM)),
  ),
  framed(stage, 480, 330, 150, 120),
  framed(stage, 940, 330, 150, 120, "#86ab5e"),
  ...[330, 770, 1210].map((x) => person(stage, x, 860, { height: 380, pose: "talk" })),
  counter(stage, 800, 900, 1300),
  ...[430, 870, 1310].map((x) => laptop(stage, x, 744, 1.1)),
  person(stage, 540, 985, {
    height: 380,
    pose: "carry",
    flip: true,
    held: rect(-10, -12, 26, 20, "#fbfaf6", { r: 2 }),
  }),
  person(stage, 1020, 985, { height: 380, pose: "talk", flip: true, who: { hair: "curls" } }),
  child(stage, 1140, 990, { height: 380, pose: "wave", flip: true }),
  pot(stage, 90, 950, 1.5),
];

const phone: Scene = (stage) => [
  room(stage, "#e9d8c6", "#a9825c", 740),
  windowView(stage, 950, 140, 380, 380),
  glow(360, 400, 420, "#ffdf9c", 0.6),
  rect(354, 460, 12, 280, stage.tone("#5d4a3c")),
  polygon([270, 470, 300, 340, 420, 340, 450, 470], "#fbe3a8"),
  framed(stage, 560, 200, 190, 140, "#7a4b63"),
  path("M480 900 L480 620 Q490 570 540 570 L900 570 Q950 574 956 620 L956 900Z", stage.tone("#3f7092")),
  path(
    "M450 900 Q440 720 500 710 Q540 716 536 800 L900 800 Q900 716 940 710 Q1000 720 990 900Z",
    stage.tone("#35607d"),
  ),
  person(stage, 690, 880, {
    height: 420,
    pose: "sitTalk",
    who: { hair: "bun", hairColour: "#b9b4ab", top: BRICK, dress: "skirt" },
    held: rect(-3, -9, 6, 17, "#26292a", { r: 2 }),
  }),
  sleepingCat(stage, 1180, 880),
  pot(stage, 1450, 880, 1.7),
];
const sleepingCat = (stage: Stage, x: number, y: number): Svg =>
  at(x, y, [
    disc(0, 12, 150, stage.tone("#b4472f"), { ry: 30 }),
    path("M-96 6 Q-104 -62 -20 -66 Q70 -66 78 0 Q40 20 -40 18 Q-80 20 -96 6Z", stage.tone("#dba75a")),
    disc(-74, -10, 34, stage.tone("#dba75a"), { ry: 30 }),
    polygon([-98, -26, -96, -54, -76, -38], stage.tone("#dba75a")),
    polygon([-72, -40, -54, -54, -50, -26], stage.tone("#dba75a")),
    path("M-92 -8 q7 6 14 0 M-70 -8 q7 6 14 0", "none", { stroke: "#6b4a2a", width: 3 }),
    path("M74 0 Q110 12 60 24 Q10 30 -10 20", "none", { stroke: stage.tone("#c8924a"), width: 17 }),
  ]);

const alarm: Scene = (stage) => [
  room(stage, "#e3e6dc", "#b98b60", 740),
  disc(800, 96, 74, stage.tone("#fbfaf6"), { ry: 26 }),
  rect(726, 70, 148, 26, stage.tone("#fbfaf6")),
  disc(800, 70, 74, stage.tone("#efece2"), { ry: 20 }),
  disc(800, 112, 7, "#d2452f"),
  glow(800, 112, 60, "#e8604a", 0.7),
  ...[1, 2, 3].map((ring) =>
    path(
      `M${800 - 60 * ring} ${150 + ring * 22} Q800 ${190 + ring * 40} ${800 + 60 * ring} ${150 + ring * 22}`,
      "none",
      { stroke: stage.tone(BRICK), width: 7, opacity: 0.75 - ring * 0.17 },
    ),
  ),
  windowView(stage, 130, 190, 260, 310),
  framed(stage, 1180, 220, 240, 180, "#86ab5e"),
  stroke([560, 940, 640, 480, 720, 940], stage.tone("#b8bfbf"), 14),
  ...[580, 660, 740, 820, 880].map((y, index) =>
    stroke([622 - index * 13, y - 30, 658 + index * 13, y - 30], stage.tone("#b8bfbf"), 9),
  ),
  person(stage, 644, 690, { height: 360, pose: "cheer" }),
  person(stage, 1000, 940, { height: 390, pose: "point", flip: true }),
  child(stage, 1170, 950, { height: 400, pose: "wave", flip: true }),
  pot(stage, 1460, 900, 1.5),
];

const pool: Scene = (stage) => [
  fade(0, 0, WIDE, 560, [stage.tone("#cfe6e6"), stage.tone("#eef5f2")]),
  ...[0, 1, 2, 3, 4].map(
    (index) =>
      rect(60 + index * 310, 90, 250, 300, stage.tone("#fbfaf6"), { r: 6 }) +
      fade(72 + index * 310, 102, 226, 276, stage.mood.sky) +
      disc(130 + index * 310, 330, 60, stage.tone("#7fae6c")) +
      disc(220 + index * 310, 340, 70, stage.tone("#6d9d5f")) +
      rect(180 + index * 310, 102, 8, 276, stage.tone("#fbfaf6")),
  ),
  rect(0, 470, WIDE, 100, stage.tone("#e6dcc8")),
  fade(0, 560, WIDE, 440, ["#7fcbd0", "#2a8f9c"]),
  ...[660, 770, 890].map((y, index) =>
    Array.from({ length: 40 }, (_, ring) =>
      disc(ring * 42, y, 9 + index * 2, stage.tone(ring % 2 ? BRICK : "#fbfaf6"), { ry: 6 + index }),
    ).join(""),
  ),
  ...Array.from({ length: 60 }, () =>
    rect(stage.chance.between(0, WIDE), stage.chance.between(580, 980), stage.chance.between(30, 90), 4, "#ffffff", {
      r: 2,
      opacity: 0.4,
    }),
  ),
  ...[
    [300, 720],
    [760, 840],
    [1240, 720],
    [1080, 950],
  ].map(([x, y], index) => swimmer(stage, Number(x), Number(y), index)),
  person(stage, 240, 566, { height: 250, pose: "point", who: { top: BRICK } }),
  child(stage, 700, 566, { height: 260, pose: "cheer" }),
  child(stage, 860, 566, { height: 260, pose: "run" }),
];
const swimmer = (stage: Stage, x: number, y: number, seed: number): Svg =>
  at(x, y, [
    disc(0, 6, 90, "#ffffff", { ry: 10, opacity: 0.45 }),
    stroke(
      [20, 0, 70, -46, 104, -6],
      stage.tone(["#f3d0b3", "#a76e48", "#e9ba94", "#cb936a"][seed % 4] ?? "#f3d0b3"),
      18,
    ),
    disc(0, -14, 30, stage.tone(["#f3d0b3", "#a76e48", "#e9ba94", "#cb936a"][seed % 4] ?? "#f3d0b3")),
    path(
      "M-31 -16 Q-30 -48 2 -48 Q32 -46 30 -18 Q0 -26 -31 -16Z",
      stage.tone([BRICK, MUSTARD, "#3f7092", CANAL][seed % 4] ?? BRICK),
    ),
    disc(12, -12, 7, "#27434c"),
  ]);

export const indoorScenes = {
  "reading-hour": { mood: "day", draw: reading },
  debate: { mood: "golden", draw: debate },
  "health-centre": { mood: "day", draw: jab },
  "service-desk": { mood: "day", draw: desk },
  "phone-star": { mood: "golden", draw: phone },
  "smoke-alarm": { mood: "day", draw: alarm },
  pool: { mood: "day", draw: pool },
} as const;
