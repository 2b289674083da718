/**
 * The installation's keys, each for one purpose. They are in the database, wrapped with the master key, and unwrapped in this process
 * only. Rotation retires a key and makes another for the same purpose.
 */
import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { v7 as newId } from "uuid";
import type { PublicInstallationKeyTable } from "../../schema/db.types.ts";
import type { Db } from "../database.ts";
import { keyBytes } from "./cipher.ts";
import { KeyError, type MasterKeys } from "./master-key.ts";

export interface InstallationKey {
  id: string;
  bytes: Buffer;
  /** null: the current one of its purpose. */
  retiredAt: Date | null;
}

type KeyRow = Selectable<PublicInstallationKeyTable>;

interface KeyRing {
  masters: MasterKeys;
  /** By id: a key never changes. */
  unwrapped: Map<string, Buffer>;
}

/** By the adapter, which every handle of one database shares, also in transactions. */
const rings = new WeakMap<object, KeyRing>();

/** Lets every handle of this database use the keys in it. */
export function useMasterKeys({ platform }: { platform: Db }, masters: MasterKeys): void {
  rings.set(platform.getExecutor().adapter, { masters, unwrapped: new Map() });
}

function ringOf(db: Db): KeyRing {
  const ring = rings.get(db.getExecutor().adapter);
  if (!ring) throw new KeyError("this connection was opened without a master key");
  return ring;
}

export const masterKeysOf = (db: Db): MasterKeys => ringOf(db).masters;

/** Where a key is wrapped: it cannot be unwrapped in another row, or for another purpose. */
export const placeOfKey = ({ id, purpose }: Pick<KeyRow, "id" | "purpose">): string =>
  JSON.stringify(["public.installation_key", "value", id, purpose]);

/** The current key of a purpose, made when first needed. If two processes make one at the same time, the first is kept. */
export async function currentKey(db: Db, purpose: string): Promise<InstallationKey> {
  const row = await db
    .selectFrom("public.installationKey")
    .selectAll()
    .where("purpose", "=", purpose)
    .where("retiredAt", "is", null)
    .executeTakeFirst();
  if (row) return unwrap(db, row);
  const made = newKey(masterKeysOf(db), purpose);
  await db
    .insertInto("public.installationKey")
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return currentKey(db, purpose);
}

/** Its bytes, for what is signed or hashed with a key that no rotation replaces. */
export const keyFor = async (db: Db, purpose: string): Promise<Buffer> => (await currentKey(db, purpose)).bytes;

/** A key to be stored. @throws KeyError without a master key */
export function newKey({ list: [master] }: MasterKeys, purpose: string) {
  if (!master) throw new KeyError("there is no master key");
  const id = newId();
  const value = master.wrap(randomBytes(keyBytes), placeOfKey({ id, purpose }));
  return { id, purpose, masterId: master.id, value, retiredAt: null };
}

/** The keys of a purpose, also the retired ones that are still there; the oldest first. */
export async function listKeys(db: Db, purpose: string): Promise<InstallationKey[]> {
  const rows = await db
    .selectFrom("public.installationKey")
    .selectAll()
    .where("purpose", "=", purpose)
    .orderBy("id")
    .execute();
  return Promise.all(rows.map((row) => unwrap(db, row)));
}

/** The bytes of a key that may be retired. @throws KeyError when the installation does not have it */
export async function keyById(db: Db, id: string): Promise<Buffer> {
  const known = ringOf(db).unwrapped.get(id);
  if (known) return known;
  const row = await db.selectFrom("public.installationKey").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new KeyError(`there is no key ${id} in this installation`);
  return (await unwrap(db, row)).bytes;
}

async function unwrap(db: Db, row: KeyRow): Promise<InstallationKey> {
  const { masters, unwrapped } = ringOf(db);
  const { id, masterId, value, retiredAt } = row;
  let bytes = unwrapped.get(id);
  if (!bytes) {
    const find = () => masters.list.find((master) => master.id === masterId);
    // After a rotation elsewhere.
    if (!find()) await masters.reread();
    const master = find();
    if (!master) throw new KeyError(`the master key ${masterId} is not known to this process`);
    bytes = master.unwrap(value, placeOfKey(row));
    unwrapped.set(id, bytes);
  }
  return { id, bytes, retiredAt };
}
