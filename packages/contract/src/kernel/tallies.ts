/** Counts and sums, by kind or in all. */

/** The sum of a number of each. */
export const sumOf = <T>(all: readonly T[], numberOf: (one: T) => number): number =>
  all.reduce((sum, one) => sum + numberOf(one), 0);

/** A value for each key: a count by kind, a text by language. */
export const recordOf = <K extends string, V>(keys: readonly K[], valueFor: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<K, V>;
