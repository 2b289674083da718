/**
 * What capabilities provide for one another, as values. The capability that takes something declares it here, beside the type of what
 * it takes:
 *
 *   declare module "#kernel/provided.ts" {
 *     interface Provides { fileHolders?: readonly FileHolder[] }
 *     interface Provided { fileHolders: readonly FileHolder[] }
 *   }
 *
 * Others then provide it at their doors; the composition root gathers it once, and the taker reads `call.provided.fileHolders`.
 */

import type { SealedColumn } from "./keys/seal.ts";
import type { PlaceOfWords } from "./places-of-words.ts";
import type { BackedUpRows } from "./sql/backed-up-rows.ts";

/** What one capability may provide. */
export interface Provides {
  sealedColumns?: readonly SealedColumn[];
  /** Folders of files that are sealed as a whole. */
  sealedFolders?: readonly string[];
  placesOfWords?: readonly PlaceOfWords[];
  /** Tables of which a backup does not hold all rows as they lie. */
  backedUpRows?: readonly BackedUpRows[];
}

/** What all of them provide: in every call and job. */
export interface Provided {
  sealedColumns: readonly SealedColumn[];
  sealedFolders: readonly string[];
  placesOfWords: readonly PlaceOfWords[];
  backedUpRows: readonly BackedUpRows[];
}

/** Values by name, of several capabilities. @throws at start, by name, if two provide the same one */
export function gatherByName<T>(what: string, all: readonly Readonly<Record<string, T>>[]): ReadonlyMap<string, T> {
  const byName = new Map<string, T>();
  for (const [name, value] of all.flatMap((one) => Object.entries(one))) {
    if (byName.has(name)) throw new Error(`two capabilities provide the ${what} ${name}`);
    byName.set(name, value);
  }
  return byName;
}

/** @throws at start, by name, if several provide it */
export function onlyOne<T>(what: string, [one, ...others]: readonly T[]): T {
  if (one === undefined || others.length > 0) throw new Error(`one capability must provide ${what}, and no other`);
  return one;
}
