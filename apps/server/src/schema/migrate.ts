/** Brings a database up to date: first the platform's tables, then every network's, each file in a transaction of its own. */
import { setTimeout as sleep } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type pg from "pg";
import { type Databases, type Db, openDatabase } from "#kernel/database.ts";
import {
  type AppliedFile,
  MigrationError,
  type MigrationFile,
  migrationsFolder,
  pendingFiles,
  readMigrations,
} from "./migration-files.ts";
import { grantAccess, prepareOwner } from "./roles.ts";
import { withSessionLock } from "./session-lock.ts";

interface Options {
  folder?: string;
  log?: { info(facts: object, message: string): void };
  /** How many times a file that waits for a lock is retried; each try waits 2 s. */
  lockTries?: number;
  /** The role that uses the tables, if it does not own them. */
  serverRole?: string | null;
}

interface Scope {
  name: string;
  /** Where bare names in the files resolve. */
  searchPath: RawBuilder<unknown>;
  files: MigrationFile[];
}

const LOCK = 5_786_701;

/** Applies what is missing; safe to call from several processes at once. Returns the number of files applied. */
export async function migrate(databases: Databases, options: Options = {}): Promise<number> {
  const { folder = migrationsFolder } = options;
  const [platform, network] = await Promise.all([
    readMigrations("platform", folder),
    readMigrations("network", folder),
  ]);
  const own = openDatabase(databases.pool.options.connectionString ?? "", { max: 2, hasNoTimeouts: true });
  const work = async () => {
    const db = own.platform;
    await prepareOwner(db);
    let count = await applyScope(db, { name: "platform", searchPath: sql`public`, files: platform }, options);
    await storeNetworkFiles(db, network, options);
    const schemas = await listSchemas(db);
    for (const schema of schemas) {
      count += await applyScope(db, { name: schema, searchPath: pathTo(schema), files: network }, options);
    }
    await grantAccess(db, options.serverRole ?? null, schemas);
    return count;
  };
  return withMigrationLock(own.pool, options, work).finally(() => own.close());
}

/**
 * Makes a new network's schema with all its tables in the caller's transaction, from the files of the last migration.
 * Roles other than the owner may call it too.
 */
export async function createNetworkSchema(trx: Db, schema: string): Promise<void> {
  await sql`select public.create_network_schema(${schema}, ${new Date()})`.execute(trx);
}

/** Refuses a database that lacks files of this program, for a role that may not bring it up to date. @throws MigrationError */
export async function checkMigrated({ platform: db }: Databases): Promise<void> {
  const [platform, network] = await Promise.all([readMigrations("platform"), readMigrations("network")]);
  const scopes = [
    { name: "platform", files: platform },
    ...(await listSchemas(db)).map((name) => ({ name, files: network })),
  ];
  for (const { name, files } of scopes) {
    const pending = pendingFiles(name, files, await listApplied(db, name));
    if (pending.files.length + pending.bridges.length > 0) {
      throw new MigrationError(
        `${name}: the database is older than this program, and DATABASE_URL names a role that may not change it. ` +
          "Set DATABASE_OWNER_URL, or run stoep migrate with it first",
      );
    }
  }
}

/** Extensions live in `public`, so network files see it too, after their own schema. */
const pathTo = (schema: string) => sql`${sql.id(schema)}, public`;

/** Stores the files in the database, which makes networks from them. Waits for anyone making a network at the moment. */
const storeNetworkFiles = (db: Db, files: MigrationFile[], options: Options) =>
  withLockTries(options, () =>
    db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout to '2s'`.execute(trx);
      await sql`select pg_advisory_xact_lock(5786702)`.execute(trx);
      await sql`delete from public.network_migration`.execute(trx);
      for (const { number, name, sha256, text } of files) {
        await sql`insert into public.network_migration (number, name, sha256, text)
          values (${number}, ${name}, ${sha256}, ${text})`.execute(trx);
      }
    }),
  );

async function listSchemas(db: Db): Promise<string[]> {
  const exists = await sql<{ has: boolean }>`select to_regclass('public.network') is not null as has`.execute(db);
  if (!exists.rows[0]?.has) return [];
  const found = await sql<{ name: string }>`select schema_name as name from public.network order by 1`.execute(db);
  return found.rows.map((row) => row.name);
}

async function listApplied(db: Db, scope: string): Promise<AppliedFile[]> {
  const applied = await sql<AppliedFile>`
    select name, sha256 from public.migration where scope = ${scope} order by name collate "C"`.execute(db);
  return applied.rows;
}

async function applyScope(db: Db, scope: Scope, options: Options): Promise<number> {
  const { bridges, files } = pendingFiles(scope.name, scope.files, await listApplied(db, scope.name));
  for (const { file, statement } of bridges) {
    await inOwnTransaction(db, scope, options, async (trx) => {
      await sql.raw(statement).execute(trx);
      await sql`update public.migration set sha256 = ${file.sha256}
        where scope = ${scope.name} and name = ${file.name}`.execute(trx);
    });
    options.log?.info({ scope: scope.name, file: file.name }, "migration of an earlier version completed");
  }
  for (const file of files) {
    await inOwnTransaction(db, scope, options, (trx) => applyFile(trx, scope.name, file));
    options.log?.info({ scope: scope.name, file: file.name }, "migration applied");
  }
  return files.length;
}

const inOwnTransaction = (db: Db, scope: Scope, options: Options, work: (trx: Db) => Promise<void>) =>
  withLockTries(options, () =>
    db.transaction().execute(async (trx) => {
      await sql`set local citus.propagate_set_commands to 'local'`.execute(trx);
      await sql`set local lock_timeout to '2s'`.execute(trx);
      await sql`set local statement_timeout to 0`.execute(trx);
      await sql`set local search_path to ${scope.searchPath}`.execute(trx);
      await work(trx);
    }),
  );

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

/** A long wait for a lock would queue everyone else behind the migration, so it gives up early and retries. */
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
const withMigrationLock = <T>(pool: pg.Pool, { log }: Options, work: () => Promise<T>): Promise<T> =>
  withSessionLock(pool, LOCK, work, {
    onWait: () => log?.info({}, "waiting until another process has migrated"),
  });
