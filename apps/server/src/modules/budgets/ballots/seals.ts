/**
 * What finds an act again for who did it, and ties it to nobody for others: HMAC-SHA-256 of the id of their right with the key of what they
 * act in, such as a vote. The key is random, sealed with the installation's key, which is outside the database. D §11
 */
import { createHmac, randomBytes } from "node:crypto";
import type { Db, Tx } from "#kernel/database.ts";
import { placeIn, type SealedColumn, seal, unseal } from "#kernel/keys/seal.ts";

/** Where the sealed keys lie, by what they are the keys of. */
export interface KeyStore {
  column: SealedColumn;
  find: (db: Db, ofId: string) => Promise<string | undefined>;
  /** Of two at once, the second waits for the first, whose key stays. */
  insert: (db: Tx, ofId: string, key: string) => Promise<void>;
}

export interface Seals {
  /** undefined: there is no key, so nothing that was done can be found. */
  find: (db: Db, ofId: string, rightId: string) => Promise<Buffer | undefined>;
  /** In the order of the rights. Makes the key if there is none. */
  make: (db: Tx, ofId: string, rightIds: readonly string[]) => Promise<Buffer[]>;
}

const keyBytes = 32;
/** Of a seal. */
export const sealBytes = 32;

const sealWith = (key: Buffer, rightId: string): Buffer => createHmac("sha256", key).update(rightId).digest();

/** @throws when a key cannot be unsealed, or goes while what it belongs to is held */
export function sealsWith({ column, find, insert }: KeyStore): Seals {
  const findKey = async (db: Db, ofId: string): Promise<Buffer | undefined> => {
    const sealed = await find(db, ofId);
    if (sealed === undefined) return undefined;
    return Buffer.from(await unseal(db, placeIn(column, ofId), sealed), "base64url");
  };
  const makeKey = async (db: Tx, ofId: string): Promise<Buffer> => {
    const key = await findKey(db, ofId);
    if (key) return key;
    const made = randomBytes(keyBytes).toString("base64url");
    await insert(db, ofId, await seal(db, placeIn(column, ofId), made));
    const kept = await findKey(db, ofId);
    if (!kept) throw new Error("a key went while what it belongs to was held");
    return kept;
  };
  return {
    async find(db, ofId, rightId) {
      const key = await findKey(db, ofId);
      return key && sealWith(key, rightId);
    },
    async make(db, ofId, rightIds) {
      const key = await makeKey(db, ofId);
      return rightIds.map((rightId) => sealWith(key, rightId));
    },
  };
}
