/** What every document of a network looks like. */
export interface NetworkLook {
  /** `#rrggbb`; null: Stoep's own colour. */
  accent: string | null;
  /** A WebP picture. */
  logo: Uint8Array | null;
}

/** Stoep's own colour, as on a light screen. */
const ownAccent = "#0b6e66";

/** As the templates read it, from JSON. */
export interface LookData {
  accent: string;
  logo: number[] | null;
}

export const lookData = ({ accent, logo }: NetworkLook): LookData => ({
  accent: accent ?? ownAccent,
  logo: logo && [...logo],
});
