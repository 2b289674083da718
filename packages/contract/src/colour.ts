/** Colours as `#rrggbb`, and how readable one is on another: the contrast of WCAG 2.2, from 1 to 21. */

type Rgb = [red: number, green: number, blue: number];

export const white = "#ffffff";
export const black = "#000000";
/** The least contrast of text. */
export const readable = 4.5;

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
const write = (rgb: readonly number[]): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** Mixes `share` (0 to 1) of the second colour into the first. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [parse(one), parse(other)];
  return write(from.map((part, index) => part + ((to[index] ?? 0) - part) * share));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = parse(hex)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** The colour itself if it is good enough, else the nearest step towards black or white that is. */
export function nearest(hex: string, towards: string, isEnough: (shade: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(hex, towards, share);
    if (isEnough(shade)) return shade;
  }
  return towards;
}
