/** The master key at a start: made once, found where the settings say, and refused by name when data needs another. */
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { masterKeysOf } from "#kernel/keys/installation-keys.ts";
import { newMasterKey } from "#kernel/keys/master-key.ts";
import { readConfig } from "../adapters/environment.ts";
import { openStore } from "../open-store.ts";
import { commandLine } from "../testing/command-line.ts";
import { newDatabase, type TestDatabase } from "../testing/database.ts";
import { temporary } from "../testing/run-folder.ts";
import { quietLog, testKey } from "../testing/stand-ins.ts";

let database: TestDatabase;
let root: string;
beforeEach(async () => {
  database = await newDatabase();
  // Nothing that the template made.
  await database.pool.query("delete from public.installation_key");
  root = await mkdtemp(join(temporary, "stoep-keys-"));
});
afterEach(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

const settings = (env: Record<string, string> = {}) => ({
  DATABASE_URL: database.url,
  STOEP_FOLDER: join(root, "stoep"),
  ...env,
});
const keyFile = () => join(root, "stoep.key");
const stoep = commandLine(() => settings({ STOEP_KEY: "" }));

/** Starts and stops: what it said is new, and the id of the master key in use. */
async function start(env: Record<string, string> = {}) {
  const store = await openStore(readConfig(settings(env)), { log: quietLog });
  const id = masterKeysOf(store.platform).list[0]?.id;
  await store.close();
  return { newKeyAt: store.newKeyAt, id };
}

test("the first start makes a key outside the folder, for its owner only, and says once where it lies", async () => {
  const first = await start();
  expect(first.newKeyAt).toBe(`the file ${keyFile()}`);
  if (process.platform !== "win32") expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
  expect(await start()).toEqual({ newKeyAt: null, id: first.id });
  await database.pool.query("delete from public.installation_key");
  await rm(keyFile());
  const { err } = await stoep(["migrate"]);
  expect(err).toContain(`A master key was made: the file ${keyFile()}.`);
  expect(err).toContain("no backup of Stoep contains it");
  expect((await stoep(["migrate"])).err).toBe("");
});

test("servers that start for the first time at the same moment have one key", async () => {
  const started = await Promise.all([start(), start(), start()]);
  expect(new Set(started.map(({ id }) => id)).size).toBe(1);
  expect(started.filter(({ newKeyAt }) => newKeyAt !== null)).toHaveLength(1);
});

test("several servers get the key by environment, a mounted file or a command", async () => {
  const { id } = await start();
  const mounted = join(root, "mounted");
  expect((await stoep(["keys", "export", mounted])).code).toBe(0);
  const text = (await readFile(mounted, "utf8")).split("\n").find((line) => /^[\w-]{43}$/.test(line)) ?? "";
  await rm(keyFile());
  const ways: Record<string, string>[] = [
    { STOEP_KEY: text },
    { STOEP_KEY_FILE: mounted },
    { STOEP_KEY_COMMAND: `cat '${mounted}'` },
  ];
  for (const env of ways) expect(await start(env)).toEqual({ newKeyAt: null, id });
});

test("a start on data whose key is not found is refused by name, and makes none", async () => {
  const { id } = await start();
  await rm(keyFile());
  const refusal = /^Stoep cannot start: this database needs its master key, and the file .*stoep\.key does not exist\./;
  await expect(start()).rejects.toThrow(refusal);
  const { code, err } = await stoep(["network", "list"]);
  expect(code).toBe(1);
  expect(err).toMatch(refusal);
  expect(err).toContain("--without-key");
  await expect(stat(keyFile())).rejects.toThrow("ENOENT");
  await expect(start({ STOEP_KEY: testKey })).rejects.toThrow(`, not ${id}. Put back the key that`);
  await expect(start({ STOEP_KEY_COMMAND: "echo geen toegang >&2; exit 3" })).rejects.toThrow(
    "STOEP_KEY_COMMAND failed: geen toegang",
  );
});

test("a wrong or doubled setting is refused by name, without the key", () => {
  const wrong = (env: Record<string, string>) => () => readConfig(env);
  expect(wrong({ STOEP_KEY: "c2hvcnQ" })).toThrow(/STOEP_KEY must hold master keys/);
  expect(wrong({ STOEP_KEY: "c2hvcnQ" })).not.toThrow("c2hvcnQ");
  expect(wrong({ STOEP_KEY: newMasterKey(), STOEP_KEY_FILE: "/k" })).toThrow("exclude each other");
});

test("a key is not made where it could not be written, or beside a volume that outlives it", async () => {
  await writeFile(join(root, "file"), "");
  await expect(start({ STOEP_KEY_FILE: join(root, "file", "key") })).rejects.toThrow(/STOEP_KEY_FILE/);
  await expect(start({ STOEP_KEY_FILE: join(root, "gone", "key") })).rejects.toThrow(
    /cannot be written to .*key \(ENOENT\): set STOEP_KEY_FILE/,
  );
  if (process.platform === "linux")
    await expect(start({ STOEP_FOLDER: "/proc" })).rejects.toThrow(/^\/proc is a volume of its own/);
});

test("keys export writes the key for a safe: to a new file that only its owner reads, and that a server can use", async () => {
  const safe = join(root, "safe");
  expect(await stoep(["keys", "export", safe])).toMatchObject({
    code: 1,
    err: expect.stringContaining("no master key yet"),
  });
  const { id } = await start();
  const { out } = await stoep(["keys", "export", safe]);
  expect(out).toContain(`The master key is in ${safe}`);
  if (process.platform !== "win32") expect((await stat(safe)).mode & 0o777).toBe(0o600);
  expect((await start({ STOEP_KEY_FILE: safe })).id).toBe(id);
  expect((await stoep(["keys", "export", safe])).err).toContain("exists: name a new file");
});
