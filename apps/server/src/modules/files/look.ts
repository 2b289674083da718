import { black, contrast, nearest, readable, white } from "@stoep/contract/colour";
import type { Db } from "#kernel/database.ts";

/** What every document of a network looks like. */
export interface NetworkLook {
  /** `#rrggbb`; null: Stoep's own colour. */
  accent: string | null;
  /** A WebP picture. */
  logo: Uint8Array | null;
}

declare module "#kernel/provided.ts" {
  interface Provides {
    /** How a network's documents look. */
    networkLook?: (db: Db, networkId: string) => Promise<NetworkLook>;
  }
  interface Provided {
    networkLook: (db: Db, networkId: string) => Promise<NetworkLook>;
  }
}

/** Stoep's own colour, as on a light screen. */
const ownAccent = "#0b6e66";

/** As the templates read it, from JSON. */
export interface LookData {
  accent: string;
  logo: number[] | null;
}

const accentOf = ({ accent }: Pick<NetworkLook, "accent">): string => accent ?? ownAccent;

export const lookData = ({ accent, logo }: NetworkLook): LookData => ({
  accent: accentOf({ accent }),
  logo: logo && [...logo],
});

/** The network's colour, or the next darker shade on which white text can be read. */
export const readableAccent = (look: Pick<NetworkLook, "accent">): string =>
  nearest(accentOf(look), black, (shade) => contrast(white, shade) >= readable);
