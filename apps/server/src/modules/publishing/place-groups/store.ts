/** Saved choices of places, and how many each organisation has. */
import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { PlaceGroupTable } from "../../../schema/db.types.ts";

const columns = ["id", "name", "neighbourhoodIds", "streetIds", "narrowedIds"] as const;

export const listPlaceGroups = (db: Db, organisationId: string, limit: number) =>
  db
    .selectFrom("placeGroup")
    .select(columns)
    .where("organisationId", "=", organisationId)
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .limit(limit)
    .execute();

export const lockPlaceGroup = (db: Tx, organisationId: string, id: string) =>
  db
    .selectFrom("placeGroup")
    .select(columns)
    .where("organisationId", "=", organisationId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

/** Returns false, and writes nothing, when the organisation has reached the limit: of two at once, the second waits for the first. */
export async function insertPlaceGroup(db: Tx, row: Insertable<PlaceGroupTable>, most: number): Promise<boolean> {
  const counted = await db
    .insertInto("placeGroupTotal")
    .values({ organisationId: row.organisationId, total: 1 })
    .onConflict((conflict) =>
      conflict
        .column("organisationId")
        .doUpdateSet((eb) => ({ total: eb("placeGroupTotal.total", "+", 1) }))
        .where("placeGroupTotal.total", "<", most),
    )
    .returning("total")
    .executeTakeFirst();
  if (!counted) return false;
  await db.insertInto("placeGroup").values(row).execute();
  return true;
}

/** The group must be locked. */
export async function updatePlaceGroupName(db: Tx, id: string, name: string): Promise<void> {
  await db.updateTable("placeGroup").set({ name }).where("id", "=", id).execute();
}

/**
 * Counts first, as the insertion does, so that the two never wait for each other. Undefined if there was none to delete; the transaction
 * must then be rolled back.
 */
export async function deletePlaceGroup(db: Tx, organisationId: string, id: string) {
  await db
    .updateTable("placeGroupTotal")
    .set((eb) => ({ total: eb("total", "-", 1) }))
    .where("organisationId", "=", organisationId)
    .where("total", ">", 0)
    .execute();
  return db
    .deleteFrom("placeGroup")
    .where("organisationId", "=", organisationId)
    .where("id", "=", id)
    .returning(["id", "name"])
    .executeTakeFirst();
}
