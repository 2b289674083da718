/** `stoep restore`: restores a backup into an empty installation. */
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import pg from "pg";
import type { MasterKey } from "#kernel/keys/master-key.ts";
import type { SealedColumn } from "#kernel/keys/seal.ts";
import type { FilesPort } from "#kernel/ports.ts";
import type { Losses } from "../../keys/sealed-columns.ts";
import { BackupError, type Manifest, pathOf, readManifest } from "./manifest.ts";
import { giveUpRestored, rewrapRestored } from "./restored-keys.ts";
import { columnsOf, listMigrations, nameOf } from "./tables.ts";

/** Held while a restore runs: a second one waits for it. */
const LOCK = 5786703;

export interface RestoreKeys {
  /** Of this installation: the first wraps what is restored. */
  known: readonly MasterKey[];
  /** Asked for master keys of the backup that are not known. null: what is sealed is given up. */
  find(missing: readonly string[]): Promise<MasterKey[] | null>;
  columns: readonly SealedColumn[];
}

interface Restored {
  manifest: Manifest;
  losses: Losses;
}

/**
 * Checks every part of the backup, then stores the files, then inserts all rows in one transaction. If it is interrupted, the
 * installation is still empty and the restore can be repeated. @throws BackupError
 */
export async function restoreBackup(
  { url }: { url: string },
  files: FilesPort,
  folder: string,
  keys: RestoreKeys,
): Promise<Restored> {
  const manifest = await readManifest(folder);
  const missing = manifest.masterKeys.filter((id) => !keys.known.some((master) => master.id === id));
  const found = missing.length > 0 ? await keys.find(missing) : [];
  let losses: Losses = new Map();
  const client = new pg.Client({ connectionString: url, application_name: "stoep-restore", keepAlive: true });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("begin; set local statement_timeout = 0");
    // The session of a killed restore may still be at work in the database, which notices only at its next statement.
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    await ensureEmpty(client);
    await ensureSameVersion(client, manifest);
    for (const { key } of manifest.files) {
      await files.put(key, createReadStream(join(folder, pathOf(key))), "application/octet-stream");
    }
    await fillTables(client, manifest, folder);
    if (found) await rewrapRestored(client, [...keys.known, ...found]);
    else losses = await giveUpRestored(client, keys.columns);
    await client.query("commit");
  } finally {
    await client.end();
  }
  return { manifest, losses };
}

async function ensureEmpty(client: pg.Client) {
  const { rows } = await client.query(
    "select exists (select from public.network) or exists (select from public.account) or exists (select from public.audit_entry) as has",
  );
  if (rows[0].has) throw new BackupError("This installation is not empty: restore into a new database or STOEP_FOLDER");
}

async function ensureSameVersion(client: pg.Client, { migrations }: Manifest) {
  const here = (await listMigrations(client)).platform ?? [];
  const { rows } = await client.query<{ sha256: string }>(
    'select sha256 from public.network_migration order by name collate "C"',
  );
  const ofNetworks = rows.map((row) => row.sha256);
  const isSame = Object.entries(migrations).every(
    ([scope, list]) => String(list) === String(scope === "platform" ? here : ofNetworks),
  );
  if (!isSame)
    throw new BackupError("The backup is of another version of Stoep: restore it with that version, then upgrade");
}

/** Append-only tables, such as the log; in an empty installation they have no rows. */
async function listOnlyAddedTo(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ table: string }>(
    `select relname as table from pg_trigger join pg_class on pg_class.oid = tgrelid
     where tgfoid = 'public.refuse_change'::regproc`,
  );
  return new Set(rows.map(({ table }) => table));
}

async function fillTables(client: pg.Client, { migrations, tables, sequences }: Manifest, folder: string) {
  const { from: copyFrom } = await import("pg-copy-streams");
  for (const schema of Object.keys(migrations).filter((scope) => scope !== "platform")) {
    await client.query("select public.create_network_schema($1, $2)", [schema, new Date()]);
  }
  // What this installation's first start created, such as keys, is in the backup too.
  const onlyAddedTo = await listOnlyAddedTo(client);
  for (const table of tables.filter(({ schema, table }) => schema === "public" && !onlyAddedTo.has(table)).reverse())
    await client.query(`delete from ${nameOf(table)}`);
  for (const table of tables) {
    const rows = client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`));
    await pipeline(createReadStream(join(folder, table.file)), createGunzip(), rows);
  }
  for (const { schema, name, value } of sequences) {
    await client.query("select setval(format('%I.%I', $1::text, $2::text)::regclass, $3::bigint)", [
      schema,
      name,
      value,
    ]);
  }
}
