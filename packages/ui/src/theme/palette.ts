/**
 * The colour scales, lightest first. tokens.css holds the same values for screens without Mantine;
 * theme.test.ts keeps the two equal.
 */
type Scale = readonly [string, string, string, string, string, string, string, string, string, string];

/** Primary. */
export const canal: Scale = [
  "#e7f4f2",
  "#d0e9e6",
  "#a5d5cf",
  "#74c0b8",
  "#48a79e",
  "#228a81",
  "#0b6e66",
  "#085a53",
  "#064842",
  "#043530",
];

/** Only for urgent alerts and destructive actions. */
export const brick: Scale = [
  "#fcefeb",
  "#f7dcd4",
  "#edb8a8",
  "#e1927c",
  "#d47056",
  "#c55a40",
  "#b4472f",
  "#953824",
  "#762c1c",
  "#572014",
];

/** Warm greys of the light scheme. */
export const stone: Scale = [
  "#f7f6f3",
  "#efede8",
  "#e4e1da",
  "#d5d1c8",
  "#b9b4a9",
  "#8b867b",
  "#6b675e",
  "#504d46",
  "#35332f",
  "#1f2a2a",
];

/** Greys of the dark scheme; Mantine uses 0 for text and 7 for backgrounds. */
export const night: Scale = [
  "#e8ecea",
  "#c9d1ce",
  "#a9b5b2",
  "#768784",
  "#364343",
  "#2c3838",
  "#243030",
  "#1b2424",
  "#131a1a",
  "#0c1111",
];

/** Status: new. */
export const water: Scale = [
  "#e6f0fa",
  "#cfe1f5",
  "#a3c7ec",
  "#74aae0",
  "#4a8fd1",
  "#2f77bf",
  "#1d5fa8",
  "#184e8a",
  "#133e6d",
  "#0e2d50",
];

/** Status: in progress. */
export const amber: Scale = [
  "#fdf1dc",
  "#f9e2b9",
  "#f3cb82",
  "#ebb04b",
  "#d9952a",
  "#b27314",
  "#8a5200",
  "#704300",
  "#563400",
  "#3d2500",
];

/** Status: done. */
export const leaf: Scale = [
  "#ebf4e3",
  "#d7e8c9",
  "#b5d39b",
  "#90bb6c",
  "#6fa146",
  "#54872d",
  "#3b6d1f",
  "#305919",
  "#254613",
  "#1a320d",
];
