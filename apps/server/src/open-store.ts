/** Opens the configured or the embedded database, up to date. If that fails, the error says what to do. */
import { type Config, ConfigError } from "#kernel/config.ts";
import { type Databases, isUnavailable, openDatabase } from "#kernel/database.ts";
import type { Log } from "#kernel/log.ts";
import { startEmbedded } from "./adapters/embedded-postgres.ts";
import { type KeySource, keySource } from "./adapters/key-source.ts";
import { openPorts } from "./adapters/ports.ts";
import { gatherProvided } from "./app.ts";
import { openKeys, type Sealed } from "./keys/open-keys.ts";
import { checkMigrated, migrate } from "./schema/migrate.ts";
import { roleOf } from "./schema/roles.ts";

export interface Store extends Databases {
  url: string;
  /** Of the role that owns the tables, if that is another and its address is known. */
  ownerUrl: string | null;
  keySource: KeySource;
  /** Where the master key is, if this start made it: to be said once. */
  newKeyAt: string | null;
}

interface Options {
  log: Log;
  /** A command shares the embedded database of a running server. */
  share?: boolean;
  /** The maximum number of connections. */
  max?: number;
  /** Without the master key, which a copy of the database does not need. */
  isLocked?: boolean;
}

/** What is sealed with the installation's keys, in the database and among the files. */
export function sealedIn(config: Config): Sealed {
  const { sealedColumns: columns, sealedFolders: folders } = gatherProvided();
  return { columns, folders, files: openPorts(config).files };
}

/** `close()` also stops the embedded server, unless it is shared. @throws ConfigError, FolderInUse, KeyError, MigrationError */
export async function openStore(
  config: Config,
  { log, share = false, max = 10, isLocked = false }: Options,
): Promise<Store> {
  const embedded = config.databaseUrl ? null : await startEmbedded({ folder: config.folder, share, log });
  const url = config.databaseUrl ?? embedded?.url ?? "";
  const ownerUrl = embedded?.ownerUrl ?? config.databaseOwnerUrl;
  const databases = openDatabase(url, { max, log });
  const source = keySource(config);
  let hasNewKey = false;
  const close = async () => {
    await databases.close();
    await embedded?.stop();
  };
  try {
    if (ownerUrl) await migrateAsOwner(ownerUrl, url, log);
    await checkVersion(databases, "DATABASE_URL");
    if ((await roleOf(databases.pool)) === "user") await checkMigrated(databases);
    else if (ownerUrl) {
      throw new ConfigError(["DATABASE_URL names a role that may change the tables: only DATABASE_OWNER_URL should"]);
    } else {
      log.warn(
        {},
        "the server's database role owns the tables, so the log's guard is in its own hands: set DATABASE_OWNER_URL",
      );
      await migrate(databases, { log });
    }
    if (!isLocked) hasNewKey = await openKeys(databases, source, { sealed: sealedIn(config), log, now: new Date() });
  } catch (error) {
    await close();
    throw error;
  }
  return { ...databases, url, ownerUrl, close, keySource: source, newKeyAt: hasNewKey ? source.name : null };
}

async function migrateAsOwner(ownerUrl: string, url: string, log: Log) {
  const owner = openDatabase(ownerUrl, { max: 1, log });
  try {
    await checkVersion(owner, "DATABASE_OWNER_URL");
    await migrate(owner, { log, serverRole: decodeURIComponent(new URL(url).username) });
  } finally {
    await owner.close();
  }
}

async function checkVersion({ pool }: Databases, setting: string) {
  const version = await serverVersion(pool).catch((error) => {
    if (!isUnavailable(error) && !/^(28|3D)/.test(error.code ?? "")) throw error;
    throw new ConfigError([`${setting} names a database that cannot be used: ${error.message}`]);
  });
  if (version < 15) throw new ConfigError([`${setting} names a PostgreSQL ${version}; 15 or newer is needed`]);
}

/** The major version: 15, 18. */
export async function serverVersion(pool: Databases["pool"]): Promise<number> {
  const { rows } = await pool.query("select current_setting('server_version_num')::int / 10000 as version");
  return rows[0].version;
}
