/** Brings a database up to date: first the platform's tables, then every network's, each file in a transaction of its own. */
import { setTimeout as sleep } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type pg from "pg";
import { type Databases, type Db, openDatabase } from "#kernel/database.ts";
import {
  MigrationError,
  type MigrationFile,
  migrationsFolder,
  pendingFiles,
  readMigrations,
} from "./migration-files.ts";

interface Options {
  folder?: string;
  log?: { info(facts: object, message: string): void };
  /** How often a file that waits for a lock is tried again; each try waits 2 s. */
  lockTries?: number;
}

interface Scope {
  name: string;
  /** Where bare names in the files belong. */
  searchPath: RawBuilder<unknown>;
  files: MigrationFile[];
}

const LOCK = 5_786_701;

/** Applies what is missing; safe to call from several processes at once. Answers the number of files applied. */
export async function migrate(databases: Databases, options: Options = {}): Promise<number> {
  const { folder = migrationsFolder } = options;
  const [platform, network] = await Promise.all([
    readMigrations("platform", folder),
    readMigrations("network", folder),
  ]);
  const own = openDatabase(databases.pool.options.connectionString ?? "", { max: 2, isPatient: true });
  const work = async () => {
    const db = own.platform;
    await prepare(db);
    let count = await applyScope(db, { name: "platform", searchPath: sql`public`, files: platform }, options);
    for (const schema of await listSchemas(db)) {
      count += await applyScope(db, { name: schema, searchPath: pathTo(schema), files: network }, options);
    }
    return count;
  };
  return alone(own.pool, options, work).finally(() => own.close());
}

/**
 * Makes a new network's schema with all its tables, in the caller's transaction.
 * @throws MigrationError when the name cannot be a schema
 */
export async function createNetworkSchema(trx: Db, schema: string, folder = migrationsFolder): Promise<void> {
  if (!/^n_[a-z0-9_]{1,50}$/.test(schema))
    throw new MigrationError(`"${schema}" cannot be the name of a network's schema`);
  const before = await sql<{ path: string }>`select current_setting('search_path') as path`.execute(trx);
  // One network stays together on one node of a cluster; elsewhere the setting means nothing.
  await sql`set local citus.enable_schema_based_sharding to on`.execute(trx);
  await sql`create schema ${sql.id(schema)}`.execute(trx);
  await sql`set local search_path to ${pathTo(schema)}`.execute(trx);
  for (const file of await readMigrations("network", folder)) await applyFile(trx, schema, file);
  await sql.raw(`set local search_path to ${before.rows[0]?.path ?? "public"}`).execute(trx);
}

/** Extensions live in `public`, so network files see it too, after their own schema. */
const pathTo = (schema: string) => sql`${sql.id(schema)}, public`;

async function prepare(db: Db) {
  const exists = await sql<{ has: boolean }>`select to_regclass('public.migration') is not null as has`.execute(db);
  if (exists.rows[0]?.has) return;
  await sql`create table public.migration (
    scope text not null, number integer not null, name text not null, sha256 text not null, applied_at timestamptz not null,
    primary key (scope, number))`.execute(db);
}

async function listSchemas(db: Db): Promise<string[]> {
  const exists = await sql<{ has: boolean }>`select to_regclass('public.network') is not null as has`.execute(db);
  if (!exists.rows[0]?.has) return [];
  const found = await sql<{ name: string }>`select schema_name as name from public.network order by 1`.execute(db);
  return found.rows.map((row) => row.name);
}

async function applyScope(db: Db, scope: Scope, options: Options): Promise<number> {
  const applied = await sql<{ number: number; name: string; sha256: string }>`
    select number, name, sha256 from public.migration where scope = ${scope.name} order by number`.execute(db);
  const files = pendingFiles(scope.name, scope.files, applied.rows);
  for (const file of files) {
    await withLockTries(options, () =>
      db.transaction().execute(async (trx) => {
        await sql`set local citus.propagate_set_commands to 'local'`.execute(trx);
        await sql`set local lock_timeout to '2s'`.execute(trx);
        await sql`set local statement_timeout to 0`.execute(trx);
        await sql`set local search_path to ${scope.searchPath}`.execute(trx);
        await applyFile(trx, scope.name, file);
      }),
    );
    options.log?.info({ scope: scope.name, file: file.name }, "migration applied");
  }
  return files.length;
}

async function applyFile(trx: Db, scope: string, file: MigrationFile) {
  try {
    await sql.raw(file.text).execute(trx);
  } catch (error) {
    if (error instanceof Error) error.message = `${scope}, ${file.name}: ${error.message}`;
    throw error;
  }
  await sql`insert into public.migration (scope, number, name, sha256, applied_at)
    values (${scope}, ${file.number}, ${file.name}, ${file.sha256}, ${new Date()})`.execute(trx);
}

/** Waiting long for a lock would make everyone else wait behind the migration: it steps back and tries again. */
async function withLockTries<T>({ lockTries = 30, log }: Options, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== "55P03" || tried >= lockTries) throw error;
      log?.info({ tried }, "migration waits for a lock");
      await sleep(200 + Math.random() * 800);
    }
  }
}

/** Runs `work` while no other process migrates this database. */
async function alone<T>(pool: pg.Pool, { log }: Options, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isClean = false;
  try {
    for (let waited = 0; ; waited++) {
      const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", [LOCK]);
      if (rows[0].mine) break;
      if (waited === 4) log?.info({}, "waiting until another process has migrated");
      await sleep(250);
    }
    const result = await work();
    await client.query("select pg_advisory_unlock($1)", [LOCK]);
    isClean = true;
    return result;
  } finally {
    // Closing the connection gives the lock back whatever happened on it.
    client.release(!isClean);
  }
}
