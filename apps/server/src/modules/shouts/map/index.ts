/**
 * Residents' messages on the map, for neighbours and for the staff they were shared with: those that are not done, at their rough
 * place. Guests see none. S1 §2
 */
import type { Guest, Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { mayHandleShouts } from "../policy.ts";
import { listPlaced, type MapQuery } from "./store.ts";

type Reader = Guest | Resident | Staff;

const may = (reader: Reader): boolean =>
  reader.kind === "staff" ? mayHandleShouts(reader) : reader.kind === "resident";

const partOf = (kind: "alert" | "shout") => ({
  kind,
  may,
  list: async (db: Db, reader: Reader, query: MapQuery) =>
    reader.kind === "guest" ? [] : listPlaced(db, reader, kind === "alert", query),
});

export const mapParts = [partOf("alert"), partOf("shout")];
