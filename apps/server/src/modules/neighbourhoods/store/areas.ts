/** The table `neighbourhood`. */

import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { Area, Box } from "../area-geometry.ts";

/** An area as it is stored; the outline as text, so that it need not be parsed again. */
export interface ChangedArea {
  code: string;
  name: string;
  outline: string;
  west: number;
  south: number;
  east: number;
  north: number;
  centreLongitude: number;
  centreLatitude: number;
  surfaceKm2: number;
}

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

/** The outlines of these areas, by id. */
export async function findOutlines(db: Db, ids: readonly string[]): Promise<Map<string, Area>> {
  const rows = await db.selectFrom("neighbourhood").select(["id", "area"]).where("id", "=", anyOf(ids)).execute();
  return new Map(rows.map(({ id, area }) => [id, area]));
}

/** By id; unknown ids are left out. */
export async function findNeighbourhoodNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom("neighbourhood").select(["id", "name"]).where("id", "=", anyOf(ids)).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Areas whose bounding box contains the point: one to four, to be checked exactly. */
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

/** Areas whose bounding box comes this near to the point, to be measured exactly. */
export function listAreasNear(db: Db, [longitude, latitude]: [number, number], metres: number) {
  const north = metres / 111_000;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return db
    .selectFrom("neighbourhood")
    .select(["id", "code", "name", "area"])
    .where("west", "<=", longitude + east)
    .where("east", ">=", longitude - east)
    .where("south", "<=", latitude + north)
    .where("north", ">=", latitude - north)
    .orderBy("code")
    .execute();
}

/** Inserts areas, or updates shape and name where the code exists. At most a hundred at a time, as outlines are large. */
export async function saveAreas(db: Db, areas: (ChangedArea & { id: string })[]): Promise<void> {
  await db
    .insertInto("neighbourhood")
    .values(areas.map(({ outline, ...row }) => ({ ...row, area: sql<Area>`${outline}::jsonb` })))
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

/** A hash of all current areas, which changes with any name or outline. */
export async function findAreasDigest(db: Db): Promise<string> {
  const row = await db
    .selectFrom("neighbourhood")
    .select(
      sql<string>`encode(sha256(convert_to(coalesce(
        string_agg(md5(jsonb_build_array(code, name, area)::text), '' order by code), ''), 'UTF8')), 'hex')`.as("hash"),
    )
    .executeTakeFirstOrThrow();
  return row.hash;
}

/** One line of JSON for each area, {code, name, area}; the outlines are never parsed here. */
export async function* readAreaLines(db: Db): AsyncGenerator<string> {
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("neighbourhood")
      .select(["code", sql<string>`jsonb_build_object('code', code, 'name', name, 'area', area)::text`.as("line")])
      .where("code", ">", after)
      .orderBy("code")
      .limit(500)
      .execute();
    for (const { line } of rows) yield `${line}\n`;
    after = rows.at(-1)?.code ?? "";
    if (rows.length < 500) return;
  }
}

export function listNeighbourhoods(db: Db) {
  return db
    .selectFrom("neighbourhood")
    .select(["id", "code", "name", "centreLongitude", "centreLatitude", "surfaceKm2"])
    .execute();
}
