/** Tables `neighbourhood`. */
import { sql } from "kysely";
import { type Db, json } from "#kernel/database.ts";
import { type Area, type Box, centreOf, surfaceKm2 } from "../area.ts";

export interface StoredArea {
  id: string;
  code: string;
  name: string;
  area: Area;
  box: Box;
}

export async function listAreas(db: Db): Promise<StoredArea[]> {
  const rows = await db
    .selectFrom("neighbourhood")
    .select(["id", "code", "name", "area", "west", "south", "east", "north"])
    .orderBy("code")
    .execute();
  return rows.map(({ west, south, east, north, ...row }) => ({ ...row, box: { west, south, east, north } }));
}

/** By id; what is not there is left out. */
export async function neighbourhoodNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("neighbourhood")
    .select(["id", "name"])
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Those whose box holds the point: one to four, to be looked at closely. */
export function listAreasAround(db: Db, [longitude, latitude]: [number, number]) {
  return db
    .selectFrom("neighbourhood")
    .select(["id", "code", "name", "area"])
    .where("west", "<=", longitude)
    .where("east", ">=", longitude)
    .where("south", "<=", latitude)
    .where("north", ">=", latitude)
    .execute();
}

/** New ones, and new shapes or names for the codes that are there. */
export async function saveAreas(db: Db, areas: StoredArea[]): Promise<void> {
  // Each takes a dozen parameters and a whole outline.
  for (let at = 0; at < areas.length; at += 100) {
    await db
      .insertInto("neighbourhood")
      .values(areas.slice(at, at + 100).map(rowOf))
      .onConflict((conflict) =>
        conflict.column("code").doUpdateSet((eb) => ({
          name: eb.ref("excluded.name"),
          area: eb.ref("excluded.area"),
          west: eb.ref("excluded.west"),
          south: eb.ref("excluded.south"),
          east: eb.ref("excluded.east"),
          north: eb.ref("excluded.north"),
          centreLongitude: eb.ref("excluded.centreLongitude"),
          centreLatitude: eb.ref("excluded.centreLatitude"),
          surfaceKm2: eb.ref("excluded.surfaceKm2"),
        })),
      )
      .execute();
  }
}

function rowOf({ id, code, name, area, box }: StoredArea) {
  const [centreLongitude, centreLatitude] = centreOf(area);
  return { id, code, name, area: json(area), ...box, centreLongitude, centreLatitude, surfaceKm2: surfaceKm2(area) };
}

export function listNeighbourhoods(db: Db) {
  return db
    .selectFrom("neighbourhood")
    .select(["id", "code", "name", "centreLongitude", "centreLatitude", "surfaceKm2"])
    .execute();
}
