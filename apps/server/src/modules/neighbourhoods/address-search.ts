/** Addresses that match what was typed. */
import type { Db } from "#kernel/database.ts";
import { readingsOf } from "./rules.ts";
import { type AddressHitRow, searchAddresses } from "./store/address-search.ts";

/** Tries each way to read what was typed, until there are ten hits. */
export async function findAddressHits(db: Db, search: string): Promise<AddressHitRow[]> {
  const hits = new Map<string, AddressHitRow>();
  for (const reading of readingsOf(search)) {
    for (const row of await searchAddresses(db, reading)) hits.set(row.id, row);
    if (hits.size >= 10) break;
  }
  return [...hits.values()].slice(0, 10);
}
