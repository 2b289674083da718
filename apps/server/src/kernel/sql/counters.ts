/** Rows that count: each holds the totals of one key, and is changed in the transaction of what it counts. */
import { recordOf } from "@stoep/contract/kernel";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../schema/db.types.ts";

/** Stands for nobody where a counter is kept by account. */
export const nobodyId = "00000000-0000-0000-0000-000000000000";

/** For `on conflict … do update set`: the row's numbers and those that were to be inserted, added up. */
export const addExcluded = <C extends string>(
  table: keyof Database,
  columns: readonly C[],
): Record<C, RawBuilder<number>> =>
  recordOf(columns, (column) => sql<number>`${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`);

/**
 * Changes with the same key as one, without those that cancel out. They come in the order of their keys, so that two transactions that
 * change many rows lock them in one order and cannot deadlock.
 */
export function netChanges<T extends { by: number }>(changes: readonly T[], keyOf: (change: T) => string): T[] {
  const net = new Map<string, T>();
  for (const change of changes) {
    const key = keyOf(change);
    net.set(key, { ...change, by: change.by + (net.get(key)?.by ?? 0) });
  }
  return [...net]
    .filter(([, { by }]) => by !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, change]) => change);
}
