/** Addresses that match what was typed. */
import type { Db } from "#kernel/database.ts";
import { nearestStreets } from "./nearest-streets.ts";
import { readingsOf } from "./rules.ts";
import { type AddressHitRow, hitsMax, listHousesOf, searchAddresses } from "./store/address-search.ts";
import { listStreetNames } from "./store/houses.ts";

/** Addresses as typed; if there are none, houses of the streets whose names are nearest. */
export async function findAddressHits(db: Db, search: string): Promise<AddressHitRow[]> {
  const hits = await findTypedHits(db, search);
  if (hits.length > 0) return hits;
  const { streets, numbers } = nearestStreets(await listStreetNames(db), search, hitsMax);
  if (streets.length === 0) return [];
  return listHousesOf(
    db,
    streets.map(({ id }) => id),
    numbers,
  );
}

/** Tries each way to read what was typed, until there are ten hits. */
export async function findTypedHits(db: Db, search: string): Promise<AddressHitRow[]> {
  const hits = new Map<string, AddressHitRow>();
  for (const reading of readingsOf(search)) {
    for (const row of await searchAddresses(db, reading)) hits.set(row.id, row);
    if (hits.size >= hitsMax) break;
  }
  return [...hits.values()].slice(0, hitsMax);
}
