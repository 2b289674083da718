/** The capabilities' parts of the map: each kind of thing with a place, under its own rules of who reads it. */
import type { Box, MapItem, MapKind } from "@stoep/contract/feed";
import type { Language } from "@stoep/contract/kernel";
import type { Guest, Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";

export type MapReader = Guest | Resident | Staff;

export interface MapQuery {
  /** null: the whole network. */
  box: Box | null;
  /** Words that the title, the place or the sender must have; "" for none. */
  search: string;
  language: Language;
  now: Date;
  /** On the network's calendar. */
  today: string;
  limit: number;
}

export interface PlacedRow extends Pick<MapItem, "id" | "title" | "language" | "longitude" | "latitude" | "place"> {
  organisationId: string;
  organisation: string | null;
  at: Date | null;
  until: string | null;
  state: MapItem["state"];
}

export interface MapPart {
  kind: MapKind;
  /** Whether such things are on this reader's map at all. */
  may(reader: MapReader): boolean;
  /** Of what this reader may read, the most timely first. In one statement. */
  list(db: Db, reader: MapReader, query: MapQuery): Promise<PlacedRow[]>;
}

declare module "#kernel/provided.ts" {
  interface Provides {
    /** Its kinds of things on the map. */
    mapParts?: readonly MapPart[];
  }
  interface Provided {
    mapParts: readonly MapPart[];
  }
}
