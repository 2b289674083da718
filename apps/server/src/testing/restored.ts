/** A back-up of a town, and an installation that is restored from it, for tests. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { onTestFinished } from "vitest";
import { folderFiles } from "../adapters/files-folder.ts";
import { type App, openApp } from "../app.ts";
import { createBackup } from "../schema/backup/create.ts";
import { restoreBackup } from "../schema/backup/restore.ts";
import { migrate } from "../schema/migrate.ts";
import { newDatabase, type TestDatabase } from "./database.ts";
import { allProvided } from "./provided.ts";
import { quietLog, testMasters } from "./stand-ins.ts";
import type { Town } from "./town.ts";

interface Backup {
  /** The names of the tables that it holds. */
  tables: string[];
  fileNames: string[];
  /** The rows of a table of the town's network, as they stand there. */
  linesOf(table: string): Promise<string[]>;
  /** Into an empty installation. */
  restore(): Promise<TestDatabase>;
}

/** Closed with the test. */
export async function backUp(town: Town): Promise<Backup> {
  const root = await mkdtemp(join(tmpdir(), "stoep-restored-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const [folder, files] = [join(root, "backup"), folderFiles(join(root, "files"))];
  const { tables } = await createBackup(town.databases, files, folder, allProvided.backedUpRows);
  return {
    tables: tables.map(({ table }) => table),
    fileNames: await readdir(join(folder, "database")),
    async linesOf(table) {
      const content = await readFile(join(folder, "database", `${town.networks.testdorp.schema}.${table}.gz`));
      return gunzipSync(content)
        .toString("utf8")
        .split("\n")
        .filter((line) => line !== "");
    },
    async restore() {
      const empty = await newDatabase({ from: "empty" });
      onTestFinished(() => empty.close());
      await migrate(empty);
      const keys = { known: testMasters.list, find: async () => null, columns: allProvided.sealedColumns };
      await restoreBackup(empty, files, folder, keys);
      return empty;
    },
  };
}

/** The server on what was restored, by the town's clock; jobs by hand. Closed with the test. */
export async function openRestored({ clock, config, outside }: Town, databases: TestDatabase): Promise<App> {
  const ports = { ...outside, scanner: null };
  const app = await openApp({ databases, clock, config, ports, log: quietLog, jobMode: "by_hand" });
  onTestFinished(() => app.close());
  return app;
}
