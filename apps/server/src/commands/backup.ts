import { resolve } from "node:path";
import type { Command } from "commander";
import { type MasterKey, masterKey, parseMasterKeys } from "#kernel/keys/master-key.ts";
import { readMasterKeys } from "../adapters/key-source.ts";
import { openPorts } from "../adapters/ports.ts";
import { gatherProvided } from "../app.ts";
import type { Losses } from "../keys/sealed-columns.ts";
import { openStore, sealedIn } from "../open-store.ts";
import { createBackup } from "../schema/backup/create.ts";
import type { Manifest } from "../schema/backup/manifest.ts";
import { restoreBackup } from "../schema/backup/restore.ts";
import { type CommandContext, CommandError, commandLog, newKeyNotice, withStore } from "./command-context.ts";
import { promptMasterKey } from "./password-prompt.ts";

const describeContents = ({ tables, files }: Manifest) => `${tables.length} tables, ${files.length} files`;

export function addBackup(program: Command, desk: CommandContext): void {
  program
    .command("backup")
    .description("back up the database and files to a new folder, while the server runs; the master key is not in it")
    .argument("<folder>", "where to; created if needed, otherwise empty")
    .action((folder: string) => backUp(desk, resolve(folder)));
  program
    .command("restore")
    .description("restore a backup into an empty installation whose server is stopped")
    .argument("<folder>", "folder of the backup")
    .option("--without-key", "if the master key of the backup is lost: restore all but what it sealed")
    .action((folder: string, { withoutKey = false }: { withoutKey?: boolean }) =>
      restore(desk, resolve(folder), withoutKey),
    );
}

const backUp = (desk: CommandContext, folder: string) =>
  withStore(
    desk,
    async (store, config) => {
      const { files } = openPorts(config);
      desk.say(
        `The backup is complete: ${describeContents(await createBackup(store, files, folder, gatherProvided().backedUpRows))}.`,
      );
      desk.say(
        `The master key is not in it: without ${store.keySource.name}, what is sealed cannot be restored. ` +
          "Keep a copy elsewhere: npm run stoep -- keys export <file>",
      );
    },
    { isLocked: true },
  );

async function restore(desk: CommandContext, folder: string, withoutKey: boolean): Promise<void> {
  const config = desk.config();
  const store = await openStore(config, { log: commandLog(), max: 4 });
  try {
    const { columns, files } = sealedIn(config);
    const { list } = await readMasterKeys(store.keySource);
    const find = (missing: readonly string[]) => (withoutKey ? Promise.resolve(null) : askForKeys(desk, missing));
    const { manifest, losses } = await restoreBackup(store, files, folder, { known: list, find, columns });
    desk.say(`Restored: ${describeContents(manifest)}.`);
    if (losses.size > 0) desk.say(`Lost without the master key: ${describeLosses(losses)}.`);
    if (store.newKeyAt) desk.note(newKeyNotice(store.newKeyAt));
  } finally {
    await store.close();
  }
}

const describeLosses = (losses: Losses) => [...losses].map(([what, count]) => `${what}: ${count}`).join("; ");

/** null: the operator goes on without. @throws CommandError when there is nobody to ask, or the key is another */
async function askForKeys(desk: CommandContext, missing: readonly string[]): Promise<MasterKey[] | null> {
  const names = missing.join(", ");
  if (!desk.input.isTTY)
    throw new CommandError(
      `This backup needs the master key ${names}, which is not here. Put it in STOEP_KEY_FILE (see keys export), ` +
        "or restore with --without-key: all but what is sealed returns.",
    );
  const text = await promptMasterKey(
    desk,
    `This backup needs the master key ${names}. Paste it, or press Enter to restore without what it sealed:`,
  );
  if (text === "") return null;
  const keys = parseMasterKeys(text, "What was typed").map(masterKey);
  const lacking = missing.find((id) => !keys.some((key) => key.id === id));
  if (lacking) throw new CommandError(`That is another key: ${keys.map(({ id }) => id).join(", ")}, not ${lacking}.`);
  return keys;
}
