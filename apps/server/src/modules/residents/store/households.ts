/** Table `household`. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";

export interface Home {
  /** null when it is not in the list of addresses. */
  addressId: string | null;
  pinnedLabel: string | null;
  neighbourhoodId: string;
  streetId: string | null;
  longitude: number;
  latitude: number;
}

/** The household of an address, or of a pin with the same text; created if missing. Two simultaneous callers share it. */
export async function findOrInsertHousehold(db: Db, id: string, home: Home, now: Date): Promise<string> {
  const made = await db
    .insertInto("household")
    .values({ id, ...home, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made) return made.id;
  const there = await db
    .selectFrom("household")
    .select("id")
    .$if(home.addressId !== null, (query) => query.where("addressId", "=", home.addressId))
    .$if(home.addressId === null, (query) =>
      query
        .where("addressId", "is", null)
        .where("neighbourhoodId", "=", home.neighbourhoodId)
        .where((eb) => eb(eb.fn("lower", ["pinnedLabel"]), "=", (home.pinnedLabel ?? "").toLowerCase())),
    )
    .executeTakeFirstOrThrow();
  return there.id;
}

export interface MovedResident {
  residentId: string;
  accountId: string;
  neighbourhoodId: string;
}

/** Moves households and their people to the neighbourhood that now contains their address. Returns how many households, and who. */
export async function moveHouseholdsWithAddresses(db: Tx): Promise<{ households: number; people: MovedResident[] }> {
  const moved = await db
    .updateTable("household")
    .from("address")
    .set((eb) => ({ neighbourhoodId: eb.ref("address.neighbourhoodId").$notNull() }))
    .whereRef("household.addressId", "=", "address.id")
    .where("address.neighbourhoodId", "is not", null)
    .whereRef("household.neighbourhoodId", "!=", "address.neighbourhoodId")
    .returning("household.id")
    .execute();
  const people = await db
    .updateTable("resident")
    .from("household")
    .set((eb) => ({
      neighbourhoodId: eb.ref("household.neighbourhoodId"),
      followedIds: sql<string[]>`array_remove(resident.followed_ids, household.neighbourhood_id)`,
    }))
    .whereRef("resident.householdId", "=", "household.id")
    .whereRef("resident.neighbourhoodId", "!=", "household.neighbourhoodId")
    .returning(["resident.id as residentId", "resident.accountId", "resident.neighbourhoodId", "resident.leftAt"])
    .execute();
  return { households: moved.length, people: people.filter(({ leftAt }) => leftAt === null) };
}

/** Moves the household of an address, if it has one, with its people, and returns those who live there. */
export async function moveHouseholdAt(db: Tx, addressId: string, neighbourhoodId: string): Promise<MovedResident[]> {
  const household = await db
    .updateTable("household")
    .set({ neighbourhoodId })
    .where("addressId", "=", addressId)
    .returning("id")
    .executeTakeFirst();
  if (!household) return [];
  const people = await db
    .updateTable("resident")
    // Neighbourhoods near the old home are mostly near the new one; nobody follows their own.
    .set({ neighbourhoodId, followedIds: sql<string[]>`array_remove(followed_ids, ${neighbourhoodId}::uuid)` })
    .where("householdId", "=", household.id)
    .returning(["id as residentId", "accountId", "neighbourhoodId", "leftAt"])
    .execute();
  return people.filter(({ leftAt }) => leftAt === null);
}

export function listPinned(db: Db) {
  return db
    .selectFrom("household")
    .select(["id", "longitude", "latitude", "neighbourhoodId"])
    .where("addressId", "is", null)
    .execute();
}

export async function moveHousehold(db: Db, id: string, neighbourhoodId: string): Promise<void> {
  await db.updateTable("household").set({ neighbourhoodId, streetId: null }).where("id", "=", id).execute();
}

/** Per neighbourhood: addresses, households with residents, and residents. S1 §2 */
export function countHouseholds(db: Db) {
  return db
    .selectFrom("neighbourhood")
    .leftJoin(
      (from) =>
        from
          .selectFrom("resident")
          .select((eb) => ["neighbourhoodId", eb.fn.countAll<number>().as("residents")])
          .select((eb) => eb.fn.count<number>("householdId").distinct().as("registered"))
          .where("leftAt", "is", null)
          .groupBy("neighbourhoodId")
          .as("people"),
      (join) => join.onRef("people.neighbourhoodId", "=", "neighbourhood.id"),
    )
    .leftJoin(
      (from) =>
        from
          .selectFrom("address")
          .select((eb) => ["neighbourhoodId", eb.fn.countAll<number>().as("addresses")])
          .groupBy("neighbourhoodId")
          .as("houses"),
      (join) => join.onRef("houses.neighbourhoodId", "=", "neighbourhood.id"),
    )
    .select(["neighbourhood.id as neighbourhoodId", "neighbourhood.name"])
    .select((eb) => [
      eb.fn.coalesce("people.registered", sql<number>`0`).as("registered"),
      eb.fn.coalesce("people.residents", sql<number>`0`).as("residents"),
      eb.fn.coalesce("houses.addresses", sql<number>`0`).as("addresses"),
    ])
    .orderBy("neighbourhood.name")
    .orderBy("neighbourhood.id")
    .execute();
}
