/**
 * Finds the master key at a start and lets the database use it. The first start makes one. Data of a version that kept its keys in
 * clear are taken along: the keys are wrapped, and what they sealed is sealed anew for its row.
 */
import { daysBefore } from "@stoep/contract/kernel";
import { type Databases, type Db, inTransaction } from "#kernel/database.ts";
import { currentKey, newKey, placeOfKey, useMasterKeys } from "#kernel/keys/installation-keys.ts";
import { KeyError, type MasterKey, type MasterKeys } from "#kernel/keys/master-key.ts";
import { type SealedColumn, sealPurpose } from "#kernel/keys/seal.ts";
import type { Log } from "#kernel/log.ts";
import type { FilesPort } from "#kernel/ports.ts";
import { accessTokenPurpose } from "#modules/accounts/index.ts";
import { type KeySource, readMasterKeys } from "../adapters/key-source.ts";
import { withSessionLock } from "../schema/session-lock.ts";
import { earlierReader, resealEarlierFiles } from "./earlier-versions.ts";
import { resealColumns } from "./sealed-columns.ts";

export interface Sealed {
  columns: readonly SealedColumn[];
  folders: readonly string[];
  files: FilesPort;
}

export interface OpenKeysOptions {
  sealed: Sealed;
  log: Pick<Log, "warn">;
  now: Date;
}

/** Keys that a rotation replaces. The others sign or hash what must stay valid: recovery codes, and links in mails. */
const rotated = [sealPurpose, accessTokenPurpose];

/** Retired keys stay this long: uploads of imports, which are not sealed anew, are deleted sooner. */
const retiredDays = 7;

const LOCK = 5_786_704;

/** Returns whether the master key was made. @throws KeyError when the database needs one that is not there */
export async function openKeys(databases: Databases, source: KeySource, options: OpenKeysOptions): Promise<boolean> {
  const { pool } = databases;
  if (await isSettled(pool)) {
    useMasterKeys(databases, await knownKeys(pool, source));
    return false;
  }
  return withKeysLock(pool, async () => {
    const isMade = (await listMasterIds(pool)).length === 0 && (await source.read()) === null && source.add !== null;
    if (isMade) await source.add?.();
    const masters = await knownKeys(pool, source);
    useMasterKeys(databases, masters);
    await wrapKeysInClear(databases.platform, masters, options.now);
    await currentKey(databases.platform, sealPurpose);
    await settle(databases, options);
    return isMade;
  });
}

/** There is nothing to make, to wrap, to seal anew or to delete. */
async function isSettled(pool: Databases["pool"]): Promise<boolean> {
  const { rows } = await pool.query(
    `select coalesce(bool_or(purpose = $1 and retired_at is null), false)
       and not coalesce(bool_or(master_id is null or retired_at is not null), false) as "isSettled"
     from public.installation_key`,
    [sealPurpose],
  );
  return rows[0].isSettled;
}

/** Those that wrapped the keys in this database. */
export async function listMasterIds(client: Pick<Databases["pool"], "query">): Promise<string[]> {
  const { rows } = await client.query(
    "select distinct master_id as id from public.installation_key where master_id is not null order by 1",
  );
  return rows.map(({ id }) => id);
}

/** The source's keys, if they open this database. @throws KeyError */
export async function knownKeys(pool: Databases["pool"], source: KeySource): Promise<MasterKeys> {
  const needed = await listMasterIds(pool);
  if (needed.length > 0 && (await source.read()) === null) throw missing(`${source.name} does not exist`);
  const masters = await readMasterKeys(source);
  const lacking = needed.find((id) => !masters.list.some((master) => master.id === id));
  if (lacking) throw missing(`${source.name} holds ${joinIds(masters.list)}, not ${lacking}`);
  return masters;
}

const joinIds = (list: readonly MasterKey[]) => list.map(({ id }) => id).join(", ");

const missing = (reason: string) =>
  new KeyError(
    `Stoep cannot start: this database needs its master key, and ${reason}. Put back the key that "stoep keys export" wrote, or ` +
      "name where it is: STOEP_KEY_FILE, STOEP_KEY or STOEP_KEY_COMMAND. If it is lost, make a backup, and restore that with " +
      "--without-key into a new installation: all but the sealed fields returns.",
  );

export const withKeysLock = <T>(pool: Databases["pool"], work: () => Promise<T>): Promise<T> =>
  withSessionLock(pool, LOCK, work);

/** Keys in clear may be in old back-ups, so those that can be replaced are. */
const wrapKeysInClear = (db: Db, masters: MasterKeys, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    const rows = await trx
      .selectFrom("public.installationKey")
      .selectAll()
      .where("masterId", "is", null)
      .forUpdate()
      .execute();
    const [master] = masters.list;
    if (rows.length === 0 || !master) return;
    for (const row of rows) {
      const value = master.wrap(Buffer.from(row.value, "base64url"), placeOfKey(row));
      await trx
        .updateTable("public.installationKey")
        .set({ masterId: master.id, value })
        .where("id", "=", row.id)
        .execute();
    }
    await replaceKeys(trx, masters, now);
  });

/** Retires the keys that a rotation replaces, and makes others. */
export async function replaceKeys(trx: Db, masters: MasterKeys, now: Date): Promise<void> {
  await trx
    .updateTable("public.installationKey")
    .set({ retiredAt: now })
    .where("purpose", "in", rotated)
    .where("retiredAt", "is", null)
    .execute();
  await trx
    .insertInto("public.installationKey")
    .values(rotated.map((purpose) => newKey(masters, purpose)))
    .execute();
}

/** Seals anew what is sealed with a retired key, also after an upgrade or a rotation that was interrupted, and deletes old keys. */
export async function settle(databases: Databases, { sealed, log, now }: OpenKeysOptions) {
  const { columns, files, folders } = sealed;
  const readEarlier = await earlierReader(databases.platform);
  const sum = { texts: 0, unreadable: 0 };
  for (let isOver = false; !isOver; ) {
    const pass = await resealColumns(databases, columns, readEarlier);
    sum.texts += pass.texts;
    sum.unreadable = pass.unreadable;
    isOver = pass.texts === 0;
  }
  if (readEarlier) await resealEarlierFiles(databases.platform, files, folders, readEarlier);
  if (sum.unreadable > 0) log.warn({ texts: sum.unreadable }, "sealed texts that no key opens");
  else
    await databases.platform
      .deleteFrom("public.installationKey")
      .where("retiredAt", "<", daysBefore(now, retiredDays))
      .execute();
  return sum;
}
