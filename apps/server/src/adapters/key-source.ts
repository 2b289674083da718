/** Where the master key comes from: a variable, a file that the first start makes, or a command. */
import { exec } from "node:child_process";
import { chmod, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import type { Config } from "#kernel/config.ts";
import { KeyError, type MasterKeys, masterKey, newMasterKey, parseMasterKeys } from "#kernel/keys/master-key.ts";

export interface KeySource {
  /** For people: "the file /srv/stoep.key", "STOEP_KEY". */
  name: string;
  /** The key in use first, then earlier ones; null: there is none yet. @throws KeyError */
  read(): Promise<string[] | null>;
  /**
   * Puts a new key in front, and makes the source if there is none. null: somebody else fills the source.
   * @throws KeyError when it cannot be written
   */
  add: (() => Promise<void>) | null;
  /** Others than the owner may read it. */
  isOpen(): Promise<boolean>;
}

export function keySource({ masterKey: setting, folder }: Pick<Config, "masterKey" | "folder">): KeySource {
  switch (setting.kind) {
    case "given":
      return given("STOEP_KEY", async () => setting.text);
    case "command":
      return given("STOEP_KEY_COMMAND", () => run(setting.command));
    case "file":
      return fileSource(setting.path, setting.isChosen ? null : folder);
  }
}

const given = (name: string, text: () => Promise<string>): KeySource => ({
  name,
  read: async () => parseMasterKeys(await text(), name),
  add: null,
  isOpen: async () => false,
});

const longestCommandMs = 30_000;

async function run(command: string): Promise<string> {
  const { stdout } = await promisify(exec)(command, { timeout: longestCommandMs }).catch((error) => {
    const said = String(error.stderr ?? "").trim();
    throw new KeyError(`STOEP_KEY_COMMAND failed: ${said.slice(-300) || `exit code ${error.code}`}`);
  });
  return stdout;
}

const heading = `# The master key of this installation of Stoep. Without it, what is sealed in the database is lost: keep a copy in a safe.
# The first line is in use. Lines below it open back-ups from before it; delete them when you have none left.
`;

/** The text of a key file. */
export const keyFileOf = (keys: readonly string[]): string => `${heading}${keys.map((key) => `${key}\n`).join("")}`;

/** `besides`: the folder that the file is put beside, if nobody chose its place. */
function fileSource(path: string, besides: string | null): KeySource {
  const read = async () => {
    const text = await readFile(path, "utf8").catch((error) => {
      if (error.code === "ENOENT") return null;
      throw new KeyError(`the key file ${path} cannot be read (${error.code}): see STOEP_KEY_FILE`);
    });
    return text === null ? null : parseMasterKeys(text, path);
  };
  return {
    name: `the file ${path}`,
    read,
    async add() {
      const known = await read();
      if (known === null && besides !== null && (await isVolume(besides))) throw new KeyError(volumeReason(besides));
      await write(path, keyFileOf([newMasterKey(), ...(known ?? [])])).catch((error) => {
        throw new KeyError(
          `the master key cannot be written to ${path} (${error.code}): set STOEP_KEY_FILE to a file that this user may write, ` +
            "or put a new key in front of it yourself",
        );
      });
    },
    isOpen: async () => process.platform !== "win32" && ((await stat(path)).mode & 0o077) !== 0,
  };
}

/** A container keeps its volumes, and nothing that is beside them. */
async function isVolume(folder: string): Promise<boolean> {
  const [own, parent] = await Promise.all([stat(folder).catch(() => null), stat(dirname(folder)).catch(() => null)]);
  return own !== null && parent !== null && own.dev !== parent.dev;
}

const volumeReason = (folder: string) =>
  `${folder} is a volume of its own, so a key made beside it could be lost with the container: set STOEP_KEY_FILE to a file that ` +
  "stays, or STOEP_KEY or STOEP_KEY_COMMAND";

/** Whole or not at all, and on the disk when it resolves. */
async function write(path: string, text: string): Promise<void> {
  const part = `${path}.part`;
  await rm(part, { force: true });
  const file = await open(part, "wx", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await chmod(part, 0o600);
  await rename(part, path);
}

/** @throws KeyError when there is no key */
export async function readMasterKeys(source: KeySource): Promise<MasterKeys> {
  const read = async () => {
    const texts = await source.read();
    if (texts === null) throw new KeyError(`${source.name} does not exist`);
    return texts.map(masterKey);
  };
  let list = await read();
  return {
    get list() {
      return list;
    },
    async reread() {
      list = await read();
    },
  };
}
