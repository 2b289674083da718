import { resolve } from "node:path";
import type { Command } from "commander";
import { openPorts } from "../adapters/ports.ts";
import { openStore } from "../open-store.ts";
import { createBackup } from "../schema/backup/create.ts";
import type { Manifest } from "../schema/backup/manifest.ts";
import { restoreBackup } from "../schema/backup/restore.ts";
import { type CommandContext, commandLog, withStore } from "./command-context.ts";

const describeContents = ({ tables, files }: Manifest) => `${tables.length} tables, ${files.length} files`;

export function addBackup(program: Command, desk: CommandContext): void {
  program
    .command("backup")
    .description("back up the database and files to a new folder, while the server runs")
    .argument("<folder>", "where to; created if needed, otherwise empty")
    .action((folder: string) =>
      withStore(desk, async (store, config) => {
        const { files } = openPorts(config);
        desk.say(`The backup is complete: ${describeContents(await createBackup(store, files, resolve(folder)))}.`);
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
        desk.say(`Restored: ${describeContents(await restoreBackup(store, files, resolve(folder)))}.`);
      } finally {
        await store.close();
      }
    });
}
