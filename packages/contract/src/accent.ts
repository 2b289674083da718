/** Readable shades of any colour. */
import { black, contrast, mix, nearest, readable, white } from "./colour.ts";

type Scheme = "light" | "dark";

/** The colours around and behind the accent, as in the kit's tokens.css. */
const grounds = {
  light: { surface: "#ffffff", ground: "#f7f6f3", sunken: "#efede8" },
  dark: { surface: "#1b2424", ground: "#131a1a", sunken: "#243030" },
};
/** The least contrast of what has no text. */
const visible = 3;

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
