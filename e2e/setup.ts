/** One PostgreSQL with a copy of the demonstration, and for each worker a clone of it with a server of its own. */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../apps/server/src/adapters/embedded-postgres.ts";
import { addressOf, asAdmin } from "../apps/server/src/testing/database.ts";
import { clearLeftovers, runFolder } from "../apps/server/src/testing/run-folder.ts";
import { testKey } from "../apps/server/src/testing/stand-ins.ts";
import { startsAt } from "./clock.ts";
import { copyFolder, demonstration } from "./demonstration.ts";
import { moveDatabase } from "./moved-database.ts";
import { embedded, startServer } from "./server.ts";

const prefix = "stoep-journeys-";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { STOEP_AT: running, STOEP_FOLDER: itsFolder } = process.env;
  if (running && itsFolder) {
    // Writing a journey is faster against a server that stays up. It goes by the machine's time.
    project.provide("homes", [{ origin: running, folder: itsFolder, database: embedded, aheadMs: 0 }]);
    return async () => {};
  }
  await clearLeftovers(prefix);
  const folder = runFolder(prefix);
  const loaded = await demonstration();
  await copyFolder(loaded, folder);
  const postgres = await startEmbedded({ folder, isDurable: false });
  const aheadMs = startsAt - Date.now();
  await moveDatabase(postgres.ownerUrl, aheadMs);
  const servers = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async (_, number) => {
      const own = join(folder, `server-${number + 1}`);
      const name = `stoep_${number + 1}`;
      await asAdmin(
        addressOf(postgres.ownerUrl, "postgres"),
        `create database ${name} template stoep strategy file_copy`,
      );
      await mkdir(own);
      await copyFolder(join(loaded, "files"), join(own, "files"));
      const database = {
        DATABASE_URL: addressOf(postgres.url, name),
        DATABASE_OWNER_URL: addressOf(postgres.ownerUrl, name),
        STOEP_KEY: testKey,
      };
      return startServer({ folder: own, database, aheadMs });
    }),
  );
  project.provide(
    "homes",
    servers.map(({ stop: _, ...home }) => home),
  );
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
