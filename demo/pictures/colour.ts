/** Colours and light. Everything in a scene takes on the tone of its mood, except lamps and lit windows. */
type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb => {
  const figure = Number.parseInt(hex.slice(1), 16);
  return [(figure >> 16) & 255, (figure >> 8) & 255, figure & 255];
};

/** Mixes two colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  const parts = a.map((part, index) => Math.round(part + ((b[index] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

export const lighter = (colour: string, share = 0.15): string => mix(colour, "#ffffff", share);
export const darker = (colour: string, share = 0.15): string => mix(colour, "#13201f", share);

export const INK = "#1f2a2a";
export const CANAL = "#0b6e66";
export const BRICK = "#b4472f";
export const GROUND = "#f7f6f3";
export const CREAM = "#f4ead6";
export const MUSTARD = "#e8b04a";
export const NAVY = "#27434c";
export const SKY = "#9cc9d6";
export const WOOD = "#a9744a";
export const STONE = "#bdb5a5";
export const STEEL = "#8b979b";

export const WALLS = [
  "#b9583f",
  "#c9714f",
  "#a84c38",
  "#ecdfc4",
  "#e6cda2",
  "#dba75a",
  "#c0b9a9",
  "#f1ebdf",
  "#e2b498",
  "#9db0ae",
];
export const ROOFS = ["#8a4839", "#6d4640", "#4d5659", "#a4563f", "#5b4a49"];
export const CLOTHES = [
  "#df7a5e",
  "#e8b04a",
  "#0b6e66",
  "#3f7092",
  "#7a4b63",
  "#f1ebdf",
  "#b4472f",
  "#5e8d5a",
  "#d68fa2",
  "#8c6a4f",
];
export const TROUSERS = ["#27434c", "#3b4a54", "#5a4a42", "#6b7a7e", "#2f3a3a", "#4a5a76"];
export const SKINS = ["#f3d0b3", "#e9ba94", "#cb936a", "#a76e48", "#7b4d33", "#f6dcc8"];
export const HAIRS = ["#2a201c", "#4b3223", "#7b502d", "#c79b50", "#b9b4ab", "#8d4026", "#1f1a1c"];

export interface Mood {
  sky: readonly [string, string];
  /** What the light adds to every colour, and how much. */
  ambient: string;
  amount: number;
  water: readonly [string, string];
  grass: string;
  leaves: readonly string[];
  sun?: { x: number; y: number; r: number; colour: string };
  clouds: number;
  cloud: string;
  /** Lamps and windows are lit. */
  isDark?: boolean;
}

const SUMMER = ["#5f9a5b", "#77ad62", "#4b8a5a", "#8dbb6a"];
const AUTUMN = ["#d98a3a", "#c9652f", "#e3b04b", "#a9542f"];
const SPRING = ["#8fbf6d", "#a8cc7c", "#79b070", "#c3d98b"];
const BARE = ["#8b7f74", "#7d756c", "#958a7c"];

export const MOODS = {
  morning: {
    sky: ["#a9d6dc", "#fbe8cf"],
    ambient: "#ffe6c4",
    amount: 0.1,
    water: ["#8cc4c0", "#3c8b86"],
    grass: "#93bf6e",
    leaves: SPRING,
    sun: { x: 1270, y: 230, r: 62, colour: "#fff3cf" },
    clouds: 3,
    cloud: "#ffffff",
  },
  day: {
    sky: ["#8ecbdd", "#e3f2ef"],
    ambient: "#ffffff",
    amount: 0.02,
    water: ["#7dbcbd", "#2f837f"],
    grass: "#86b765",
    leaves: SUMMER,
    sun: { x: 1330, y: 170, r: 58, colour: "#fff6d8" },
    clouds: 4,
    cloud: "#ffffff",
  },
  golden: {
    sky: ["#f0b98a", "#fce6c2"],
    ambient: "#f2a65a",
    amount: 0.16,
    water: ["#e9b98d", "#5f8d86"],
    grass: "#a4ad58",
    leaves: SUMMER,
    sun: { x: 1180, y: 330, r: 78, colour: "#fff0c2" },
    clouds: 3,
    cloud: "#fbd9b0",
  },
  dusk: {
    sky: ["#4a4a7d", "#ef9c7d"],
    ambient: "#5a4a80",
    amount: 0.3,
    water: ["#c9837f", "#35506b"],
    grass: "#6f8a5f",
    leaves: SUMMER,
    clouds: 3,
    cloud: "#a3708b",
    isDark: true,
  },
  night: {
    sky: ["#0f1d3a", "#2d4568"],
    ambient: "#12213f",
    amount: 0.52,
    water: ["#2b4668", "#0f2138"],
    grass: "#5f8660",
    leaves: SUMMER,
    sun: { x: 1300, y: 170, r: 44, colour: "#f5efd6" },
    clouds: 1,
    cloud: "#2a3c5e",
    isDark: true,
  },
  grey: {
    sky: ["#b9c6c9", "#e9ebe6"],
    ambient: "#c8d0d0",
    amount: 0.14,
    water: ["#a3b7b8", "#5c7f80"],
    grass: "#8fac73",
    leaves: SUMMER,
    clouds: 6,
    cloud: "#d9e0e0",
  },
  rain: {
    sky: ["#7f949d", "#c3cdcd"],
    ambient: "#7f949d",
    amount: 0.24,
    water: ["#8ca3a8", "#4a6b70"],
    grass: "#7f9d6a",
    leaves: SUMMER,
    clouds: 7,
    cloud: "#9fb0b5",
  },
  storm: {
    sky: ["#4f6370", "#a3b1b0"],
    ambient: "#4f6370",
    amount: 0.32,
    water: ["#77909a", "#3c565f"],
    grass: "#6f8d60",
    leaves: SUMMER,
    clouds: 8,
    cloud: "#6d808a",
  },
  autumn: {
    sky: ["#a7cbd1", "#f6e5c8"],
    ambient: "#f0b060",
    amount: 0.1,
    water: ["#a3bdb2", "#4b7f7a"],
    grass: "#a3a85c",
    leaves: AUTUMN,
    sun: { x: 300, y: 220, r: 60, colour: "#fff0cc" },
    clouds: 3,
    cloud: "#fff8ec",
  },
  snow: {
    sky: ["#b8cdd8", "#eef2f3"],
    ambient: "#dce8ee",
    amount: 0.2,
    water: ["#b9d0d6", "#7b9fa8"],
    grass: "#f3f6f6",
    leaves: BARE,
    clouds: 5,
    cloud: "#f4f7f8",
  },
  winter: {
    sky: ["#a9c3d2", "#f4e6da"],
    ambient: "#d8e0ea",
    amount: 0.12,
    water: ["#a9c0c4", "#55807f"],
    grass: "#a9b584",
    leaves: BARE,
    sun: { x: 360, y: 330, r: 56, colour: "#fff4dd" },
    clouds: 4,
    cloud: "#ffffff",
  },
  heat: {
    sky: ["#f4c877", "#fdf1cf"],
    ambient: "#f7c873",
    amount: 0.14,
    water: ["#a9cfc0", "#3f8f88"],
    grass: "#c9b765",
    leaves: SUMMER,
    sun: { x: 1240, y: 210, r: 110, colour: "#fff7d6" },
    clouds: 0,
    cloud: "#ffffff",
  },
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof MOODS;
