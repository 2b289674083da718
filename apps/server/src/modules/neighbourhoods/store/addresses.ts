/** Tables `street`, `address`, `street_neighbourhood`: what imports write. */

import { type SqlBool, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { idList } from "#kernel/sql/id-list.ts";
import { areaIndex } from "../area-geometry.ts";
import type { StreetName } from "../rules.ts";
import { listAreas } from "./areas.ts";

export interface NewStreet extends StreetName {
  id: string;
  search: string;
}

export const streetKey = ({ street, postcode, municipality }: StreetName) => `${street}\t${postcode}\t${municipality}`;

/** Ids of streets by `streetKey`. */
export async function listStreetIds(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom("street").select(["id", "name as street", "postcode", "municipality"]).execute();
  return new Map(rows.map((row) => [streetKey(row), row.id]));
}

export async function insertStreets(db: Db, streets: NewStreet[]): Promise<void> {
  for (let at = 0; at < streets.length; at += 1000) {
    const rows = streets.slice(at, at + 1000).map(({ street, ...row }) => ({ ...row, name: street }));
    await db.insertInto("street").values(rows).execute();
  }
}

export interface NewAddress {
  id: string;
  streetId: string;
  houseNumber: string;
  longitude: number;
  latitude: number;
  neighbourhoodId: string | null;
}

/** Whether the address stays in its neighbourhood: in the one staff gave it to, else in that of its new position. D §5 */
const staysInPlace = (address: string) =>
  sql<SqlBool>`${sql.ref(`${address}.neighbourhoodId`)} is not distinct from
    coalesce(${sql.ref(`${address}.placedIn`)}, ${sql.ref("given.neighbourhoodId")})`;

/** Writes new and changed rows, and leaves unchanged ones without even a lock. */
export async function saveAddresses(db: Db, rows: NewAddress[]): Promise<{ added: number; changed: number }> {
  const column = <K extends keyof NewAddress>(name: K) => rows.map((row) => row[name]);
  const given = sql<NewAddress>`unnest(
    ${idList(column("id"))}, ${idList(column("streetId"))}, ${column("houseNumber")}::text[],
    ${column("longitude")}::float8[], ${column("latitude")}::float8[], ${idList(column("neighbourhoodId"))})`;
  const written = await db
    .insertInto("address")
    .columns(["id", "streetId", "houseNumber", "longitude", "latitude", "neighbourhoodId"])
    .expression((eb) =>
      eb
        .selectFrom(given.as<"given">(sql`given(id, street_id, house_number, longitude, latitude, neighbourhood_id)`))
        .select(["given.id", "given.streetId", "given.houseNumber", "given.longitude", "given.latitude"])
        .select("given.neighbourhoodId")
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("address as same")
                .select("same.id")
                .whereRef("same.streetId", "=", "given.streetId")
                .whereRef("same.houseNumber", "=", "given.houseNumber")
                .whereRef("same.longitude", "=", "given.longitude")
                .whereRef("same.latitude", "=", "given.latitude")
                .where(staysInPlace("same")),
            ),
          ),
        ),
    )
    .onConflict((conflict) =>
      conflict.columns(["streetId", "houseNumber"]).doUpdateSet((eb) => ({
        longitude: eb.ref("excluded.longitude"),
        latitude: eb.ref("excluded.latitude"),
        neighbourhoodId: eb.fn.coalesce("address.placedIn", eb.ref("excluded.neighbourhoodId")),
      })),
    )
    .returning(sql<boolean>`xmax = 0`.as("isNew"))
    .execute();
  const added = written.filter(({ isNew }) => isNew).length;
  return { added, changed: written.length - added };
}

/** Counts how many are new and how many have another position; writes nothing. */
export async function compareAddresses(db: Db, rows: NewAddress[]): Promise<{ added: number; changed: number }> {
  const column = <K extends keyof NewAddress>(name: K) => rows.map((row) => row[name]);
  const given = sql<NewAddress>`unnest(
    ${idList(column("streetId"))}, ${column("houseNumber")}::text[],
    ${column("longitude")}::float8[], ${column("latitude")}::float8[], ${idList(column("neighbourhoodId"))})`;
  const { added, changed } = await db
    .selectFrom(given.as<"given">(sql`given(street_id, house_number, longitude, latitude, neighbourhood_id)`))
    .leftJoin("address", (join) =>
      join.onRef("address.streetId", "=", "given.streetId").onRef("address.houseNumber", "=", "given.houseNumber"),
    )
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("address.id", "is", null).as("added"),
      eb.fn
        .countAll<number>()
        .filterWhere(
          eb.and([
            eb("address.id", "is not", null),
            eb.or([
              eb("address.longitude", "!=", eb.ref("given.longitude")),
              eb("address.latitude", "!=", eb.ref("given.latitude")),
              eb.not(staysInPlace("address")),
            ]),
          ]),
        )
        .as("changed"),
    ])
    .executeTakeFirstOrThrow();
  return { added: Number(added), changed: Number(changed) };
}

const batchSize = 10_000;
type PlacedAddress = Record<"longitude" | "latitude", number> &
  Record<"neighbourhoodId" | "placedIn", string | null> & { id: string };

/** After areas have changed, moves every address to the neighbourhood that now contains it. */
export async function placeAddresses(db: Db): Promise<void> {
  const find = areaIndex(await listAreas(db));
  for (let after: string | null = null; ; ) {
    const rows: PlacedAddress[] = await db
      .selectFrom("address")
      .select(["id", "longitude", "latitude", "neighbourhoodId", "placedIn"])
      .$if(after !== null, (query) => query.where("id", ">", after))
      .orderBy("id")
      .limit(batchSize)
      .execute();
    const moved = rows
      .map((row) => ({ ...row, to: row.placedIn ?? find([row.longitude, row.latitude])?.id ?? null }))
      .filter(({ neighbourhoodId, to }) => neighbourhoodId !== to);
    if (moved.length > 0) await moveAddresses(db, moved);
    after = rows.at(-1)?.id ?? null;
    if (rows.length < batchSize) break;
  }
  await linkStreets(db);
}

async function moveAddresses(db: Db, moved: { id: string; to: string | null }[]): Promise<void> {
  const given = sql<{ id: string; to: string | null }>`unnest(
    ${idList(moved.map(({ id }) => id))}, ${idList(moved.map(({ to }) => to))})`;
  await db
    .updateTable("address")
    .from(given.as<"given">(sql`given(id, "to")`))
    .set((eb) => ({ neighbourhoodId: eb.ref("given.to") }))
    .whereRef("address.id", "=", "given.id")
    .execute();
}

/** A street belongs to every neighbourhood in which it has an address. */
export async function linkStreets(db: Db): Promise<void> {
  await db
    .insertInto("streetNeighbourhood")
    .columns(["streetId", "neighbourhoodId"])
    .expression((eb) =>
      eb
        .selectFrom("address")
        .select(["streetId", "neighbourhoodId"])
        .$narrowType<{ neighbourhoodId: string }>()
        .where("neighbourhoodId", "is not", null)
        .distinct(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .deleteFrom("streetNeighbourhood")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("address")
            .select("address.id")
            .whereRef("address.streetId", "=", "streetNeighbourhood.streetId")
            .whereRef("address.neighbourhoodId", "=", "streetNeighbourhood.neighbourhoodId"),
        ),
      ),
    )
    .execute();
}
