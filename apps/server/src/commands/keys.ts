import { open } from "node:fs/promises";
import { resolve } from "node:path";
import type { Command } from "commander";
import { keyFileOf, keySource } from "../adapters/key-source.ts";
import { rotateKeys } from "../keys/rotate-keys.ts";
import { sealedIn } from "../open-store.ts";
import { type CommandContext, CommandError, commandLog, withStore } from "./command-context.ts";

export function addKeys(program: Command, desk: CommandContext): void {
  const group = program.command("keys").description("the master key, which opens what is sealed in the database");
  group
    .command("export")
    .description("write the master key to a new file, to be kept in a safe place")
    .argument("<file>", "a new file, which only you can read; also a file for STOEP_KEY_FILE")
    .action((file: string) => exportKeys(desk, resolve(file)));
  group
    .command("rotate")
    .description("replace the master key, the key that signs and the key that seals, while servers run")
    .action(() => rotate(desk));
}

async function exportKeys(desk: CommandContext, path: string): Promise<void> {
  const source = keySource(desk.config());
  const keys = await source.read();
  if (!keys) throw new CommandError(`There is no master key yet: ${source.name} does not exist.`);
  const file = await open(path, "wx", 0o600).catch((error) => {
    throw error.code === "EEXIST" ? new CommandError(`${path} exists: name a new file.`) : error;
  });
  try {
    await file.writeFile(keyFileOf(keys));
    await file.sync();
  } finally {
    await file.close();
  }
  desk.say(`The master key is in ${path}. With a copy of the database, it opens everything: move it to a safe place.`);
}

const rotate = (desk: CommandContext) =>
  withStore(desk, async (store, config) => {
    const options = { sealed: sealedIn(config), log: commandLog(), now: new Date() };
    const { hasNewMaster, texts, unreadable } = await rotateKeys(store, store.keySource, options);
    desk.say(`Rotated: tokens are signed with a new key, and ${texts} texts were sealed anew.`);
    desk.say(
      hasNewMaster
        ? `The master key is new too: ${store.keySource.name}. Export it again; earlier backups still need the earlier one.`
        : `The master key stays, since ${store.keySource.name} is not written by Stoep: put a new key in front of it ` +
            "(openssl rand -base64 32), restart every server, and rotate again.",
    );
    if (unreadable > 0) throw new CommandError(`${unreadable} texts could not be opened, and stay as they are.`);
  });
