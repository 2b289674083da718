import type { SelectQueryBuilder } from "kysely";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { type Box, isInBox, isSaidOnMap } from "#kernel/sql/in-box.ts";
import type { Database } from "../../../schema/db.types.ts";
import { isReadableByResident, sharedWith } from "../store/selections.ts";

export interface MapQuery {
  box: Box | null;
  search: string;
  limit: number;
}

/** The latest first. */
export async function listPlaced(db: Db, reader: Resident | Staff, areAlerts: boolean, query: MapQuery) {
  const { box, search, limit } = query;
  const rows = await readable(db.selectFrom("shout"), reader)
    .innerJoin("neighbourhood", "neighbourhood.id", "shout.neighbourhoodId")
    .select(["shout.id", "shout.title", "shout.language", "shout.organisationId", "shout.createdAt as at"])
    .select(({ fn, ref }) => [
      ref("shout.longitude").$notNull().as("longitude"),
      ref("shout.latitude").$notNull().as("latitude"),
      fn.coalesce("shout.street", "neighbourhood.name").as("place"),
      "shout.status as state",
    ])
    .where("shout.status", "<>", "done")
    .where("shout.kind", areAlerts ? "=" : "<>", "alert")
    .where(({ ref }) => isInBox(ref("shout.longitude"), ref("shout.latitude"), box))
    .where(({ fn, ref }) => isSaidOnMap(search, ref("shout.title"), fn.coalesce("shout.street", "neighbourhood.name")))
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, organisation: null, until: null }));
}

/** In the order of the index that each of the two reads. */
const readable = <O>(query: SelectQueryBuilder<Database, "shout", O>, reader: Resident | Staff) =>
  reader.kind === "staff"
    ? sharedWith(query, reader.organisation.id).orderBy("shout.arrivedAt", "desc").orderBy("shout.id", "desc")
    : query
        .where("shout.neighbourhoodId", "=", reader.neighbourhoodId)
        .where(isReadableByResident(reader))
        .orderBy("shout.createdAt", "desc")
        .orderBy("shout.id", "desc");
