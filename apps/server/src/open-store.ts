/** Opens the database that the settings name, or the embedded one; up to date, or with a sentence that says why not. */
import { type Config, ConfigError } from "#kernel/config.ts";
import { type Databases, isUnavailable, openDatabase } from "#kernel/database.ts";
import type { Log } from "#kernel/log.ts";
import { startEmbedded } from "./adapters/embedded-postgres.ts";
import { migrate } from "./schema/run.ts";

export interface Store extends Databases {
  url: string;
}

interface Options {
  log: Log;
  /** A command beside a running server uses that one's embedded database. */
  share?: boolean;
  /** Connections at most. */
  max?: number;
}

/** `close()` also stops the embedded server, unless it is shared. @throws ConfigError, FolderInUse, MigrationError */
export async function openStore(config: Config, { log, share = false, max = 10 }: Options): Promise<Store> {
  const embedded = config.databaseUrl ? null : await startEmbedded({ folder: config.folder, share, log });
  const url = config.databaseUrl ?? embedded?.url ?? "";
  const databases = openDatabase(url, { max, log });
  const close = async () => {
    await databases.close();
    await embedded?.stop();
  };
  try {
    await checkVersion(databases);
    await migrate(databases, { log });
  } catch (error) {
    await close();
    throw error;
  }
  return { ...databases, url, close };
}

async function checkVersion({ pool }: Databases) {
  const version = await serverVersion(pool).catch((error) => {
    if (!isUnavailable(error) && !/^(28|3D)/.test(error.code ?? "")) throw error;
    throw new ConfigError([`DATABASE_URL names a database that cannot be used: ${error.message}`]);
  });
  if (version < 15) throw new ConfigError([`DATABASE_URL names a PostgreSQL ${version}; 15 or newer is needed`]);
}

/** The main number: 15, 18. */
export async function serverVersion(pool: Databases["pool"]): Promise<number> {
  const { rows } = await pool.query("select current_setting('server_version_num')::int / 10000 as version");
  return rows[0].version;
}
