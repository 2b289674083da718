/** `npm run generate`: migrates an empty database and writes the types, the schema as SQL, and the checksums of new files. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#kernel/database.ts";
import { startEmbedded } from "../adapters/embedded-postgres.ts";
import { writeChecksums } from "./checksums.ts";
import { createNetworkSchema, migrate } from "./migrate.ts";
import { migrationsFolder } from "./migration-files.ts";
import { renderSchemas } from "./render-schema.ts";
import { renderTypes } from "./render-types.ts";

export const typesFile = join(import.meta.dirname, "db.types.ts");
export const dumpFile = join(migrationsFolder, "schema.sql");

async function generate() {
  await writeChecksums();
  const folder = await mkdtemp(join(tmpdir(), "stoep-generate-"));
  const postgres = await startEmbedded({ folder, isDurable: false });
  const databases = openDatabase(postgres.ownerUrl, { hasNoTimeouts: true });
  try {
    await migrate(databases);
    await databases.platform.transaction().execute((trx) => createNetworkSchema(trx, "n_sample"));
    await writeFile(typesFile, await renderTypes(databases.pool, "n_sample"));
    await writeFile(dumpFile, await renderSchemas(databases.pool, "n_sample"));
  } finally {
    await databases.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await generate();
