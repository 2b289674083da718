/** Addresses near a border: the neighbourhood that contains them, and the one that staff gave them. D §5 */
import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { fullNameOrNone } from "#kernel/sql/full-name.ts";

export type BorderAddressRow = Awaited<ReturnType<typeof listMovedAddresses>>[number];

const selectAddresses = (db: Db) =>
  db
    .selectFrom("address")
    .innerJoin("street", "street.id", "address.streetId")
    .leftJoin("neighbourhood", "neighbourhood.id", "address.neighbourhoodId")
    .leftJoin("public.account as mover", "mover.id", "address.placedBy")
    .select(["address.id", "address.streetId", "address.houseNumber", "address.longitude", "address.latitude"])
    .select(["street.name as street", "street.postcode", "street.municipality", "address.placedAt"])
    .select(["neighbourhood.id as neighbourhoodId", "neighbourhood.name as neighbourhoodName"])
    .select(fullNameOrNone("mover").as("moverName"));

export const findBorderAddress = (db: Db, id: string) =>
  selectAddresses(db).where("address.id", "=", id).executeTakeFirst();

/** Latest first. */
export const listMovedAddresses = (db: Db, place: PageCursor | null, limit: number) =>
  selectAddresses(db)
    .where("address.placedAt", "is not", null)
    .$call((query) => inPages(query, ["address.placedAt", "address.id"], "desc", { place, limit }))
    .execute();

/** Areas whose bounding box contains one of the points. */
export const listAreasAroundAny = (db: Db, points: readonly { longitude: number; latitude: number }[]) =>
  db
    .selectFrom("neighbourhood")
    .select(["id", "code", "name", "area"])
    .where(
      sql<SqlBool>`exists (select from unnest(
        ${points.map(({ longitude }) => longitude)}::float8[], ${points.map(({ latitude }) => latitude)}::float8[]
      ) point(longitude, latitude) where longitude between west and east and latitude between south and north)`,
    )
    .execute();

/** Locks the row and its street until the end of the transaction, because streets store the neighbourhoods of their addresses. */
export async function lockAddress(db: Tx, id: string): Promise<boolean> {
  const found = await db
    .selectFrom("address")
    .select("streetId")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) return false;
  await db.selectFrom("street").select("id").where("id", "=", found.streetId).forNoKeyUpdate().execute();
  return true;
}

interface AddressPlacement {
  neighbourhoodId: string | null;
  /** null: it belongs to the neighbourhood that contains it. */
  placed: { at: Date; by: string } | null;
}

export async function updatePlacement(
  db: Tx,
  id: string,
  { neighbourhoodId, placed }: AddressPlacement,
): Promise<void> {
  await db
    .updateTable("address")
    .set({
      neighbourhoodId,
      placedIn: placed && neighbourhoodId,
      placedAt: placed?.at ?? null,
      placedBy: placed?.by ?? null,
    })
    .where("id", "=", id)
    .execute();
}

/** After an address of the street has moved: a street belongs to every neighbourhood in which it has one. */
export async function linkStreet(db: Tx, streetId: string): Promise<void> {
  const addresses = db
    .selectFrom("address")
    .select("address.neighbourhoodId")
    .$narrowType<{ neighbourhoodId: string }>()
    .where("address.streetId", "=", streetId)
    .where("address.neighbourhoodId", "is not", null);
  await db
    .deleteFrom("streetNeighbourhood")
    .where("streetId", "=", streetId)
    .where("neighbourhoodId", "not in", addresses)
    .execute();
  await db
    .insertInto("streetNeighbourhood")
    .columns(["streetId", "neighbourhoodId"])
    .expression(
      addresses
        .clearSelect()
        .select([sql<string>`${streetId}::uuid`.as("streetId"), "address.neighbourhoodId"])
        .distinct(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
