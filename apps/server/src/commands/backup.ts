import { resolve } from "node:path";
import type { Command } from "commander";
import { openPorts } from "../adapters/ports.ts";
import { openStore } from "../open-store.ts";
import { makeBackup } from "../schema/backup/make.ts";
import type { Manifest } from "../schema/backup/manifest.ts";
import { restoreBackup } from "../schema/backup/restore.ts";
import { commandLog, type Desk, withStore } from "./desk.ts";

const holds = ({ tables, files }: Manifest) => `${tables.length} tables, ${files.length} files`;

export function addBackup(program: Command, desk: Desk): void {
  program
    .command("backup")
    .description("back up the database and files to a new folder, while the server runs")
    .argument("<folder>", "where to; created if needed, otherwise empty")
    .action((folder: string) =>
      withStore(desk, async (store, config) => {
        const { files } = openPorts(config);
        desk.say(`The backup is complete: ${holds(await makeBackup(store, files, resolve(folder)))}.`);
      }),
    );
  program
    .command("restore")
    .description("restore a backup into an empty installation whose server is stopped")
    .argument("<folder>", "folder of the backup")
    .action(async (folder: string) => {
      const config = desk.config();
      const store = await openStore(config, { log: commandLog(), max: 4 });
      try {
        const { files } = openPorts(config);
        desk.say(`Restored: ${holds(await restoreBackup(store, files, resolve(folder)))}.`);
      } finally {
        await store.close();
      }
    });
}
