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

export const accentOf = ({ accent }: Pick<NetworkLook, "accent">): string => accent ?? ownAccent;

export const lookData = ({ accent, logo }: NetworkLook): LookData => ({
  accent: accentOf({ accent }),
  logo: logo && [...logo],
});
