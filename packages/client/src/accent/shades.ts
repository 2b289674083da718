/** Readable shades of any colour. A colour is `#rrggbb`; contrast is that of WCAG 2.2, from 1 to 21. */

type Rgb = [red: number, green: number, blue: number];
type Scheme = "light" | "dark";

/** The colours around and behind the accent, as in the kit's tokens.css. */
const grounds = {
  light: { surface: "#ffffff", ground: "#f7f6f3", sunken: "#efede8" },
  dark: { surface: "#1b2424", ground: "#131a1a", sunken: "#243030" },
};
const white = "#ffffff";
const black = "#000000";
const readable = 4.5;
const visible = 3;

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
const write = (rgb: readonly number[]): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** Mixes `share` (0 to 1) of the second colour into the first. */
function mix(one: string, other: string, share: number): string {
  const [from, to] = [parse(one), parse(other)];
  return write(from.map((part, index) => part + ((to[index] ?? 0) - part) * share));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = parse(hex)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** The colour itself if it is good enough, else the nearest step towards black or white that is. */
function nearest(hex: string, towards: string, isEnough: (shade: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(hex, towards, share);
    if (isEnough(shade)) return shade;
  }
  return towards;
}

const standsOn = (grounds: readonly string[], least: number) => (shade: string) =>
  grounds.every((ground) => contrast(shade, ground) >= least);

/** A shade on which white text is readable, and which is itself readable on the page (in the dark scheme at least visible). */
function filledShade(accent: string, scheme: Scheme): string {
  const { surface, ground, sunken } = grounds[scheme];
  if (scheme === "light") return nearest(accent, black, standsOn([white, surface, ground, sunken], readable));
  const light = nearest(accent, white, standsOn([surface], visible));
  return nearest(light, black, standsOn([white], readable));
}

function tokensIn(accent: string, scheme: Scheme): Record<string, string> {
  const { surface, ground, sunken } = grounds[scheme];
  const primary = filledShade(accent, scheme);
  const isLight = scheme === "light";
  const soft = mix(primary, surface, isLight ? 0.91 : 0.72);
  const softHover = mix(primary, surface, isLight ? 0.83 : 0.62);
  const onAll = standsOn([surface, ground, sunken, soft, softHover], readable);
  const ink = nearest(primary, isLight ? black : white, onAll);
  return {
    "--st-primary": primary,
    "--st-primary-hover": mix(primary, black, 0.14),
    "--st-on-primary": white,
    "--st-primary-soft": soft,
    "--st-primary-soft-hover": softHover,
    "--st-primary-ink": ink,
    "--st-focus": isLight ? primary : ink,
  };
}

/** The kit's tokens (`--st-…`) of an accent, per scheme. Every pair that carries text has a contrast of at least 4.5. */
export const accentTokens = (accent: string): Record<Scheme, Record<string, string>> => ({
  light: tokensIn(accent, "light"),
  dark: tokensIn(accent, "dark"),
});
