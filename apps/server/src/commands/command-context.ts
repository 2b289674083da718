/** What every command works with: settings, output, the database, and a way to fail. */

import type { Readable } from "node:stream";
import { CommanderError } from "commander";
import type { Network } from "#kernel/actor.ts";
import { type Config, ConfigError } from "#kernel/config.ts";
import { isUnavailable } from "#kernel/database.ts";
import { KeyError } from "#kernel/keys/master-key.ts";
import type { Log } from "#kernel/log.ts";
import * as accounts from "#modules/accounts/index.ts";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import { FolderInUse } from "../adapters/embedded-postgres.ts";
import { openLog } from "../adapters/log.ts";
import { openStore, type Store } from "../open-store.ts";
import { BackupError } from "../schema/backup/manifest.ts";
import { MigrationError } from "../schema/migration-files.ts";

export interface CommandContext {
  /** @throws ConfigError */
  config(): Config;
  /** The result: standard output. */
  say(text: string): void;
  /** Messages beside the result: standard error. */
  note(text: string): void;
  /** A line of progress that the next one replaces; null removes it. Shown on a terminal only. */
  progress(text: string | null): void;
  input: Readable & { isTTY?: boolean };
}

export const openCommandContext = (config: () => Config): CommandContext => ({
  config,
  say: (text) => process.stdout.write(`${text}\n`),
  note: (text) => process.stderr.write(`${text}\n`),
  progress: (text) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${text ?? ""}`),
  input: process.stdin,
});

/** An error that the operator can solve; the message says how. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** Errors only, apart from the result. */
export const commandLog = (): Log => openLog("error", process.stderr);

/** Runs `work` with the database, which a running server may be using too. */
export async function withStore<T>(
  desk: CommandContext,
  work: (store: Store, config: Config) => Promise<T>,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<T> {
  const config = desk.config();
  const store = await openStore(config, { log: commandLog(), share: true, max: 4, isLocked });
  try {
    if (store.newKeyAt) desk.note(newKeyNotice(store.newKeyAt));
    return await work(store, config);
  } finally {
    await store.close();
  }
}

/** Said once, by the start or the command that made it. */
export const newKeyNotice = (where: string): string =>
  [
    `A master key was made: ${where}.`,
    "It opens what is sealed in the database, such as bank accounts, and no backup of Stoep contains it.",
    "Keep a copy in a safe place: npm run stoep -- keys export <file>",
  ].join("\n");

/** @throws CommandError naming the networks that exist */
export async function networkNamed(store: Store, slug: string): Promise<Network> {
  const network = await accounts.findNetworkBySlug(store.platform, slug);
  if (network) return network;
  const others = (await neighbourhoods.listNetworks(store.platform)).map((one) => one.slug);
  const hint = others.length ? `Existing networks: ${others.join(", ")}.` : "Create one with: stoep network create";
  throw new CommandError(`There is no network called "${slug}". ${hint}`);
}

const clearReasons = [
  BackupError,
  CommandError,
  ConfigError,
  FolderInUse,
  KeyError,
  MigrationError,
  neighbourhoods.ImportError,
  neighbourhoods.SlugTakenError,
];

/** Reports the error; an unexpected one with its stack. Returns the program's exit code: 2 for wrong settings, else 1. */
export function failWith(desk: CommandContext, error: unknown): number {
  // A mistake in what was typed has already been reported. Asking for help is no failure.
  if (error instanceof CommanderError) return error.exitCode;
  const isClear = clearReasons.some((kind) => error instanceof kind) || isUnavailable(error) || isMissingFile(error);
  const text = error instanceof Error ? error.message : String(error);
  desk.note(isClear ? text : `Something unexpected went wrong: ${error instanceof Error ? error.stack : text}`);
  return error instanceof ConfigError ? 2 : 1;
}

const isMissingFile = (error: unknown) =>
  ["ENOENT", "EACCES", "EISDIR"].includes((error as { code?: string })?.code ?? "");
