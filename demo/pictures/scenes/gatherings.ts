import { BRICK, CANAL, CREAM, MUSTARD, WOOD } from "../colour.ts";
import { bookcase, framed, pendant, pot, room, sewingMachine, table, toolWall, windowView } from "../indoors.ts";
import { child, person } from "../people.ts";
import type { Scene, Stage } from "../stage.ts";
import { disc, path, polygon, rect, type Svg, stroke } from "../svg.ts";

const repair: Scene = (stage) => [
  room(stage, "#eadfc9", "#b98b60", 740),
  toolWall(stage, 470, 140, 660, 250),
  windowView(stage, 120, 160, 250, 310),
  pendant(stage, 420, 120, BRICK),
  pendant(stage, 1200, 120, BRICK),
  person(stage, 480, 870, { height: 370, pose: "carry", who: { hasBeard: true, hair: "short" } }),
  person(stage, 800, 870, { height: 370, pose: "talk" }),
  person(stage, 1120, 870, { height: 370, pose: "carry", flip: true, who: { hair: "bun", hairColour: "#b9b4ab" } }),
  table(stage, 800, 960, 1080, 170, undefined, "#8fb3a8"),
  toaster(stage, 500, 786),
  lampToFix(stage, 800, 786),
  radio(stage, 1090, 786),
  ...[640, 940, 1250].map((x) => rect(x, 770, 46, 12, stage.tone("#8b979b"), { r: 5 })),
  pot(stage, 1480, 900, 1.5),
];
const toaster = (stage: Stage, x: number, y: number): Svg =>
  rect(x - 62, y - 84, 124, 84, stage.tone("#c9d0d2"), { r: 18 }) +
  rect(x - 34, y - 106, 26, 34, stage.tone("#c08a57"), { r: 5 }) +
  rect(x + 8, y - 106, 26, 34, stage.tone("#c08a57"), { r: 5 }) +
  rect(x - 62, y - 26, 124, 26, stage.tone("#8b979b"), { r: 8 });
const lampToFix = (stage: Stage, x: number, y: number): Svg =>
  disc(x, y - 4, 46, stage.tone(CANAL), { ry: 12 }) +
  stroke([x, y - 6, x - 40, y - 90, x + 30, y - 150], stage.tone(CANAL), 9) +
  path(`M${x + 4} ${y - 168} L${x + 60} ${y - 150} L${x + 66} ${y - 106} L${x - 4} ${y - 132}Z`, stage.tone(CANAL));
const radio = (stage: Stage, x: number, y: number): Svg =>
  rect(x - 84, y - 100, 168, 100, stage.tone("#8c5a3a"), { r: 10 }) +
  disc(x - 38, y - 48, 34, stage.tone("#e8d6b4")) +
  disc(x - 38, y - 48, 24, stage.tone("#5d4a3c"), { opacity: 0.6 }) +
  rect(x + 12, y - 84, 58, 26, stage.tone("#f2e3bc"), { r: 3 }) +
  disc(x + 26, y - 32, 10, stage.tone(MUSTARD)) +
  disc(x + 56, y - 32, 10, stage.tone(MUSTARD)) +
  stroke([x + 60, y - 100, x + 104, y - 176], stage.tone("#8b979b"), 4);

const sewing: Scene = (stage) => [
  room(stage, "#f0e0d6", "#c79b6b", 740),
  windowView(stage, 1180, 150, 290, 340),
  ...[0, 1, 2, 3, 4, 5].map((index) =>
    rect(
      170 + index * 62,
      200,
      52,
      300,
      stage.tone([BRICK, "#d68fa2", MUSTARD, CANAL, "#3f7092", "#7a4b63"][index] ?? BRICK),
      { r: 8 },
    ),
  ),
  rect(150, 180, 400, 18, stage.tone(WOOD)),
  framed(stage, 700, 190, 260, 180, "#d68fa2"),
  pendant(stage, 620, 120, CANAL),
  pendant(stage, 1060, 120, CANAL),
  person(stage, 420, 880, { height: 370, pose: "push", who: { hair: "scarf" } }),
  person(stage, 760, 880, { height: 370, pose: "talk", who: { hair: "bob", hairColour: "#b9b4ab" } }),
  person(stage, 1130, 880, { height: 370, pose: "push", flip: true, who: { hair: "afro", skin: "#7b4d33" } }),
  table(stage, 790, 960, 1140, 165, undefined, "#f3e7d3"),
  sewingMachine(stage, 520, 790, 1.6),
  sewingMachine(stage, 900, 790, 1.6),
  sewingMachine(stage, 1250, 790, 1.6),
];

const talking: Scene = (stage) => [
  room(stage, "#e4ddcd", "#b98b60", 740),
  windowView(stage, 640, 130, 330, 350),
  framed(stage, 250, 180, 220, 170),
  bookcase(stage, 1180, 736, 320, 5),
  pendant(stage, 800, 90, BRICK),
  ...[360, 570, 800, 1030, 1240].map((x, index) =>
    person(stage, x, 860, {
      height: 360,
      pose: index % 2 ? "talk" : "wave",
      flip: index > 2,
      who: [
        { hair: "scarf" as const },
        {},
        { hair: "afro" as const, skin: "#7b4d33" },
        { hair: "bald" as const },
        { hair: "long" as const },
      ][index],
    }),
  ),
  table(stage, 800, 960, 1080, 170, undefined, "#3f8f86"),
  ...[440, 640, 860, 1080].map((x, index) => cup(stage, x, 784, [BRICK, CANAL, MUSTARD, "#3f7092"][index] ?? BRICK)),
  disc(760, 782, 60, stage.tone(CREAM), { ry: 14 }),
  ...[-26, -6, 16].map((dx) => disc(760 + dx, 770, 17, stage.tone("#c08a57"), { ry: 11 })),
];
const cup = (stage: Stage, x: number, y: number, colour: string): Svg =>
  rect(x - 17, y - 32, 34, 34, stage.tone(colour), { r: 6 }) +
  disc(x + 20, y - 16, 9, "none", { stroke: stage.tone(colour), width: 5 }) +
  path(`M${x} ${y - 44} q-9 -12 0 -24 q9 -12 0 -24`, "none", { stroke: "#ffffff", width: 4, opacity: 0.6 });

const homework: Scene = (stage) => [
  room(stage, "#dfe8e4", "#c79b6b", 740),
  rect(480, 140, 640, 300, stage.tone("#3d6660"), { r: 8 }),
  rect(470, 130, 660, 320, "none", { stroke: stage.tone(WOOD), width: 14, r: 8 }),
  stroke([560, 230, 600, 200, 640, 270, 690, 190, 730, 260], "#e9efe6", 6),
  disc(880, 240, 50, "none", { stroke: "#e9efe6", width: 6 }),
  stroke([980, 200, 1060, 200], "#e9efe6", 6),
  stroke([980, 250, 1040, 250], "#e9efe6", 6),
  stroke([560, 350, 1040, 350], "#e9efe6", 4),
  windowView(stage, 110, 170, 240, 310),
  bookcase(stage, 1240, 736, 290, 5),
  child(stage, 430, 880, { height: 420, pose: "carry" }),
  person(stage, 620, 870, { height: 380, pose: "point" }),
  child(stage, 820, 880, { height: 420, pose: "talk" }),
  child(stage, 1010, 880, { height: 420, pose: "carry", flip: true }),
  person(stage, 1190, 870, { height: 380, pose: "talk", flip: true }),
  table(stage, 800, 970, 1060, 170, undefined, "#e8b04a"),
  ...[460, 700, 900, 1060].map((x, index) =>
    polygon(
      [x - 46, 796, x + 46, 796, x + 36, 776, x - 36, 776],
      stage.tone(["#fbfaf6", "#f6efd8"][index % 2] ?? CREAM),
    ),
  ),
];

const kitchen: Scene = (stage) => [
  room(stage, "#f0e2c6", "#b98b60", 740),
  windowView(stage, 1160, 150, 280, 320),
  rect(120, 300, 460, 26, stage.tone(WOOD)),
  ...[150, 220, 290, 370, 450, 520].map((x, index) =>
    rect(x, 244, 44, 56, stage.tone([BRICK, CREAM, CANAL, MUSTARD][index % 4] ?? BRICK), { r: 6 }),
  ),
  pendant(stage, 520, 120, BRICK),
  pendant(stage, 960, 120, BRICK),
  ...[300, 470, 640, 810, 980, 1150, 1310].map((x, index) =>
    person(stage, x, 860, {
      height: 350,
      pose: index % 2 ? "talk" : "carry",
      flip: index > 3,
      who: index === 3 ? { dress: "apron" } : {},
    }),
  ),
  table(stage, 800, 970, 1280, 180, undefined, "#d96b52"),
  ...[330, 530, 730, 930, 1130, 1300].map(
    (x) =>
      disc(x, 786, 56, stage.tone("#fbfaf6"), { ry: 14 }) +
      path(`M${x - 32} 780 Q${x - 20} 756 ${x} 772 Q${x + 18} 752 ${x + 34} 780Z`, stage.tone("#e9c46a")) +
      disc(x, 772, 15, stage.tone("#b4472f"), { ry: 8 }),
  ),
];

export const gatheringScenes = {
  "repair-cafe": { mood: "day", draw: repair },
  "sewing-room": { mood: "day", draw: sewing },
  "talk-table": { mood: "golden", draw: talking },
  homework: { mood: "day", draw: homework },
  "spaghetti-evening": { mood: "golden", draw: kitchen },
} as const;
