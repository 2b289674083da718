import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keyFor } from "#kernel/keys/installation-keys.ts";
import { folderFiles } from "../../adapters/files-folder.ts";
import { newDatabase, type TestDatabase } from "../../testing/database.ts";
import { createLive } from "../../testing/messages.ts";
import { allProvided } from "../../testing/provided.ts";
import { testKey, testMasters, waitUntil } from "../../testing/stand-ins.ts";
import { newTown, type Town } from "../../testing/town.ts";
import { migrate } from "../migrate.ts";
import { createBackup } from "./create.ts";
import { type RestoreKeys, restoreBackup } from "./restore.ts";
import { listNetworkSchemas, listTables, nameOf } from "./tables.ts";

let root: string;
let town: Town;
let empty: TestDatabase;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "stoep-backup-"));
  town = await newTown();
  await createLive(town.people.els, [town.noord], { title: "Blijft bewaard: é, \\ en \t" });
  await keyFor(town.db, "of the first");
  for (const n of [1, 2, 3])
    await folderFiles(at("first")).put(`n_gent/${n}/320`, Buffer.from(`picture ${n}`), "image/webp");
  empty = await newDatabase({ from: "empty" });
});
afterEach(async () => {
  await empty.close();
  await rm(root, { recursive: true });
});

const at = (name: string) => join(root, name);
const back = () => createBackup(town.databases, folderFiles(at("first")), at("backup"), allProvided.backedUpRows);
const keys: RestoreKeys = { known: testMasters.list, find: async () => null, columns: allProvided.sealedColumns };
const restore = () => restoreBackup(empty, folderFiles(at("second")), at("backup"), keys);

/** Every row of every table, as checksums. */
async function rowsOf({ pool }: TestDatabase): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of await listTables(pool, await listNetworkSchemas(pool))) {
    const { rows } = await pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as sum from ${nameOf(table)} t`,
    );
    found[nameOf(table)] = rows[0].sum;
  }
  return found;
}

/** The command in a process of its own. */
function launch(words: string[], url: string, folder: string) {
  const env = { PATH: process.env.PATH, DATABASE_URL: url, STOEP_FOLDER: at(folder), STOEP_KEY: testKey };
  return spawn(process.execPath, [join(import.meta.dirname, "../../cli.ts"), ...words], { env, stdio: "ignore" });
}

test("what is restored is what was there: every row, every file", async () => {
  const before = await rowsOf(town.databases);
  const { files } = await back();
  await migrate(empty);
  await restore();
  expect(await rowsOf(empty)).toEqual(before);
  expect(files.map(({ key }) => key).sort()).toEqual(["n_gent/1/320", "n_gent/2/320", "n_gent/3/320"]);
  const kept: string[] = [];
  for await (const key of folderFiles(at("second")).list()) kept.push(key);
  expect(kept.sort()).toEqual(files.map(({ key }) => key).sort());
  await expect(restore()).rejects.toThrow("not empty");
});

test("while people work, what belongs together is backed up together or not at all", async () => {
  const { pool } = town.databases;
  let isOver = false;
  const working = (async () => {
    for (let n = 0; !isOver; n++)
      await pool.query(`with one as (insert into public.rate_limit (key) values ('twin ${n}'))
        insert into public.idempotency (caller, key, route, request_hash, created_at) values ('twin', '${n}', '', '', '2026-01-01')`);
  })();
  await waitUntil(async () => (await pool.query("select from public.rate_limit where key ~ 'twin'")).rows.length > 3);
  await back();
  isOver = true;
  await working;
  await migrate(empty);
  await restore();
  const { rows } = await empty.pool.query(
    "select (select count(*) from public.rate_limit where key ~ 'twin') as one, (select count(*) from public.idempotency where caller = 'twin') as other",
  );
  expect(rows[0].one).toBe(rows[0].other);
  expect(rows[0].one).toBeGreaterThan(3);
});

test("a backup that was killed in the middle is refused", async () => {
  const child = launch(["backup", at("backup")], town.databases.url, "first");
  await waitUntil(async () => (await readdir(at("backup/database")).catch(() => [])).length > 2, 60_000);
  child.kill("SIGKILL");
  await once(child, "exit");
  await migrate(empty);
  await expect(restore()).rejects.toThrow("holds no complete backup");
  await expect(back()).rejects.toThrow("is not empty");
});

test("a restore that was killed in the middle leaves an empty installation, and can be repeated", async () => {
  const before = await rowsOf(town.databases);
  await back();
  const child = launch(["restore", at("backup")], empty.url, "second");
  await waitUntil(async () => (await readdir(at("second/files/n_gent")).catch(() => [])).length > 0, 60_000);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect((await empty.pool.query("select id from public.account")).rows).toEqual([]);
  expect(await listNetworkSchemas(empty.pool)).toEqual([]);
  await restore();
  expect(await rowsOf(empty)).toEqual(before);
});

test("of two restores at once one restores everything, and the other is told that the installation is not empty", async () => {
  const before = await rowsOf(town.databases);
  await back();
  await migrate(empty);
  const ended = await Promise.allSettled([restore(), restore()]);
  expect(ended.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(String(ended.find((one) => one.status === "rejected")?.reason)).toMatch(/is not empty/);
  expect(await rowsOf(empty)).toEqual(before);
});

test("a damaged or missing part is found before anything is restored", async () => {
  await back();
  await migrate(empty);
  await appendFile(at("backup/files/n_gent/2/320"), "x");
  await expect(restore()).rejects.toThrow("files/n_gent/2/320 is damaged");
  await rm(at("backup/files/n_gent/2/320"));
  await expect(restore()).rejects.toThrow("files/n_gent/2/320 is missing");
  expect(await listNetworkSchemas(empty.pool)).toEqual([]);
});
