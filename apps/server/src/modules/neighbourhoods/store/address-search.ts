/** Looking up addresses and streets. */

import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";
import type { Database } from "../../../schema/db.types.ts";
import { type AddressReading, foldAddress } from "../rules.ts";

/** The maximum number of hits. */
export const hitsMax = 10;

export interface AddressHitRow {
  id: string;
  street: string;
  houseNumber: string;
  postcode: string;
  municipality: string;
  longitude: number;
  latitude: number;
  neighbourhoodId: string | null;
  neighbourhoodName: string | null;
}

/** Every word is the start of a word of the street's `search`; uses the index street_words. */
const startsWithWords = (column: string, words: readonly string[]) =>
  sql<SqlBool>`to_tsvector('simple', ${sql.ref(column)}) @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(" & ")})`;

/**
 * At most ten streets, then one address of each before a second of any, so that a short search shows streets and a longer one
 * houses. House numbers in natural order, an exact match first.
 */
export function searchAddresses(db: Db, reading: AddressReading): Promise<AddressHitRow[]> {
  return db
    .selectFrom(streetsThatFit(db, reading).as("street"))
    .innerJoinLateral(housesThatFit(db, reading).as("address"), (join) => join.onTrue())
    .leftJoin("neighbourhood", "neighbourhood.id", "address.neighbourhoodId")
    .select(["address.id", "address.houseNumber", "street.name as street", "street.postcode", "street.municipality"])
    .select(["address.longitude", "address.latitude"])
    .select(["neighbourhood.id as neighbourhoodId", "neighbourhood.name as neighbourhoodName"])
    .orderBy("address.turn")
    .orderBy("street.isBegun", "desc")
    .orderBy("street.name")
    .orderBy("street.postcode")
    .limit(hitsMax)
    .execute();
}

const houseNumberFits = (column: string, { houseNumber }: AddressReading) =>
  houseNumber === null ? sql<SqlBool>`true` : sql<SqlBool>`lower(${sql.ref(column)}) like ${`${houseNumber}%`}`;

/** Streets with such a house; those whose name starts as typed come first. */
function streetsThatFit(db: Db, reading: AddressReading) {
  const { words } = reading;
  const first = words.find((word) => !/^\d/.test(word)) ?? words[0] ?? "";
  const house = db
    .selectFrom("address as any")
    .select("any.id")
    .where("any.streetId", "=", sql.ref<string>("found.id"))
    .where(houseNumberFits("any.houseNumber", reading));
  return db
    .selectFrom("street as found")
    .select(["found.id", "found.name", "found.postcode", "found.municipality"])
    .select(sql<boolean>`${sql.ref("found.search")} like ${`${first}%`}`.as("isBegun"))
    .where(startsWithWords("found.search", words))
    .where((eb) => eb.exists(house))
    .orderBy("isBegun", "desc")
    .orderBy("found.name")
    .orderBy("found.postcode")
    .limit(hitsMax);
}

/** Matching houses of one street. */
function housesThatFit(db: Db, reading: AddressReading) {
  const number = sql.ref("house.houseNumber");
  const isOther = sql<SqlBool>`lower(${number}) <> ${reading.houseNumber ?? ""}`;
  const leading = sql<number>`substring(${number} from '^[0-9]{1,9}')::integer`;
  return db
    .selectFrom("address as house")
    .select(["house.id", "house.houseNumber", "house.neighbourhoodId", "house.longitude", "house.latitude"])
    .select(sql<number>`row_number() over (order by ${isOther}, ${leading}, ${number})`.as("turn"))
    .where("house.streetId", "=", sql.ref<string>("street.id"))
    .where(houseNumberFits("house.houseNumber", reading))
    .orderBy("turn")
    .limit(hitsMax);
}

/**
 * Houses of these streets, in their order: with one of the numbers, or with its digits alone ("12" for 12a or 12-14); where no street
 * has such a house, the first houses of each.
 */
export async function listHousesOf(
  db: Db,
  streetIds: readonly string[],
  numbers: readonly string[],
): Promise<AddressHitRow[]> {
  const number = sql.ref("house.houseNumber");
  const leading = sql<number>`substring(${number} from '^[0-9]{1,9}')::integer`;
  const digits = numbers.map((one) => /^\d{1,9}/.exec(one)?.[0] ?? "0");
  const rank = sql<number>`case when lower(${number}) = any(${numbers}::text[]) then 0
    when ${leading} = any(${digits}::integer[]) then 1 else 2 end`;
  const wanted = sql<{ id: string; nth: number }>`unnest(${idList(streetIds)}) with ordinality`;
  const houses = db
    .selectFrom("address as house")
    .select(["house.id", "house.houseNumber", "house.neighbourhoodId", "house.longitude", "house.latitude"])
    .select([rank.as("rank"), sql<number>`row_number() over (order by ${rank}, ${leading}, ${number})`.as("turn")])
    .where("house.streetId", "=", sql.ref<string>("street.id"))
    .orderBy("turn")
    .limit(hitsMax);
  const rows = await db
    .selectFrom(wanted.as<"wanted">(sql`wanted(id, nth)`))
    .innerJoin("street", "street.id", "wanted.id")
    .innerJoinLateral(houses.as("address"), (join) => join.onTrue())
    .leftJoin("neighbourhood", "neighbourhood.id", "address.neighbourhoodId")
    .select(["address.id", "address.houseNumber", "street.name as street", "street.postcode", "street.municipality"])
    .select(["address.longitude", "address.latitude", "address.rank"])
    .select(["neighbourhood.id as neighbourhoodId", "neighbourhood.name as neighbourhoodName"])
    .orderBy("address.rank")
    .$if(numbers.length === 0, (query) => query.orderBy("address.turn"))
    .orderBy("wanted.nth")
    .orderBy("address.turn")
    .limit(hitsMax)
    .execute();
  const numbered = rows.filter((row) => row.rank < 2);
  return numbered.length > 0 ? numbered : rows;
}

const linksOf = (eb: ExpressionBuilder<Database, "street">) =>
  eb.selectFrom("streetNeighbourhood as link").whereRef("link.streetId", "=", "street.id");

const selectPlacedStreets = (db: Db) =>
  db
    .selectFrom("street")
    .select(["street.id", "street.name", "street.postcode"])
    .select((eb) => sql<string[]>`array(${linksOf(eb).select("link.neighbourhoodId")})`.as("neighbourhoodIds"));

/** Those of these streets that exist, by name, with their neighbourhoods. */
export const findPlacedStreets = (db: Db, ids: readonly string[]) =>
  selectPlacedStreets(db)
    .where("street.id", "=", anyOf(ids))
    .orderBy("street.name")
    .orderBy("street.postcode")
    .orderBy("street.id")
    .execute();

/** Streets by name, with an address in one of the neighbourhoods; null: in any. */
export function listStreets(
  db: Db,
  neighbourhoodIds: readonly string[] | null,
  words: readonly string[],
  limit: number,
) {
  return selectPlacedStreets(db)
    .where((eb) => {
      const there = linksOf(eb).select("link.streetId");
      return eb.exists(neighbourhoodIds ? there.where("link.neighbourhoodId", "=", anyOf(neighbourhoodIds)) : there);
    })
    .$if(words.length > 0, (query) => query.where(startsWithWords("street.search", words)))
    .orderBy("street.name")
    .orderBy("street.postcode")
    .orderBy("street.id")
    .limit(limit)
    .execute();
}

/** The name of every street, each once. */
export async function listStreetNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("street").select("name").distinct().orderBy("name").execute();
  return rows.map(({ name }) => name);
}

/** Finds a described house in the list: its street in this neighbourhood, and its address if listed. */
export async function findHouse(
  db: Db,
  neighbourhoodId: string,
  { street, houseNumber }: { street: string; houseNumber: string },
): Promise<{ streetId: string; addressId: string | null } | null> {
  const words = foldAddress(street).split(" ").filter(Boolean);
  if (words.length === 0) return null;
  const rows = await db
    .selectFrom("street")
    .innerJoin("streetNeighbourhood as link", "link.streetId", "street.id")
    .leftJoin("address", (join) =>
      join
        .onRef("address.streetId", "=", "street.id")
        .onRef("address.neighbourhoodId", "=", "link.neighbourhoodId")
        .on(sql`lower(${sql.ref("address.houseNumber")})`, "=", houseNumber.toLowerCase()),
    )
    .select(["street.id as streetId", "street.name", "address.id as addressId"])
    .where("link.neighbourhoodId", "=", neighbourhoodId)
    .where(startsWithWords("street.search", words))
    .orderBy("street.id")
    .execute();
  const named = rows.find(({ name }) => foldAddress(name) === foldAddress(street));
  return named ? { streetId: named.streetId, addressId: named.addressId } : null;
}

/** Keeps the address in its neighbourhood until the end of the transaction in which someone moves in. */
export async function lockAddressForShare(db: Tx, id: string): Promise<void> {
  await db.selectFrom("address").select("id").where("id", "=", id).forShare().execute();
}

export function findAddress(db: Db, id: string) {
  return db
    .selectFrom("address")
    .innerJoin("street", "street.id", "address.streetId")
    .leftJoin("neighbourhood", "neighbourhood.id", "address.neighbourhoodId")
    .select(["address.id", "address.streetId", "address.houseNumber", "address.longitude", "address.latitude"])
    .select(["street.name as street", "street.postcode", "street.municipality"])
    .select(["neighbourhood.id as neighbourhoodId", "neighbourhood.name as neighbourhoodName"])
    .where("address.id", "=", id)
    .executeTakeFirst();
}
