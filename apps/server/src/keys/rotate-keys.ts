/** `stoep keys rotate`: replaces the master key and the keys that can be replaced, while servers run. */
import { type Databases, inTransaction } from "#kernel/database.ts";
import { placeOfKey, useMasterKeys } from "#kernel/keys/installation-keys.ts";
import { KeyError, type MasterKeys } from "#kernel/keys/master-key.ts";
import { type KeySource, readMasterKeys } from "../adapters/key-source.ts";
import { knownKeys, listMasterIds, type OpenKeysOptions, replaceKeys, settle, withKeysLock } from "./open-keys.ts";

interface Rotation {
  /** False: the source is filled by somebody else, who has put no new key in front. */
  hasNewMaster: boolean;
  /** Texts that were sealed anew. */
  texts: number;
  /** Texts that no key opens. */
  unreadable: number;
}

/**
 * The new master key is in its source before anything is wrapped with it, so that a rotation that is interrupted can be repeated;
 * the start of a server completes the sealing too. Servers read the source again when they meet a key that they do not know.
 */
export function rotateKeys(databases: Databases, source: KeySource, options: OpenKeysOptions): Promise<Rotation> {
  const { platform, pool } = databases;
  return withKeysLock(pool, async () => {
    const before = await listMasterIds(pool);
    const isFirstInUse = ({ list: [first] }: MasterKeys) => first !== undefined && before.includes(first.id);
    if (isFirstInUse(await knownKeys(pool, source))) await source.add?.();
    const masters = await readMasterKeys(source);
    useMasterKeys(databases, masters);
    await inTransaction(platform, async (trx) => {
      await rewrapKeys(trx, masters);
      await replaceKeys(trx, masters, options.now);
    });
    return { hasNewMaster: !isFirstInUse(masters), ...(await settle(databases, options)) };
  });
}

/** Wraps with the first master key all keys that another wrapped. */
async function rewrapKeys(trx: Databases["platform"], { list }: MasterKeys): Promise<void> {
  const rows = await trx.selectFrom("public.installationKey").selectAll().forUpdate().execute();
  const [first] = list;
  for (const row of rows) {
    const old = list.find(({ id }) => id === row.masterId);
    if (!first || !old) throw new KeyError(`there is no master key ${row.masterId} in the source`);
    if (old === first) continue;
    const place = placeOfKey(row);
    await trx
      .updateTable("public.installationKey")
      .set({ masterId: first.id, value: first.wrap(old.unwrap(row.value, place), place) })
      .where("id", "=", row.id)
      .execute();
  }
}
