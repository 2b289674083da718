import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inTransaction } from "#kernel/database.ts";
import { newDatabase, type TestDatabase } from "../testing/database.ts";
import { quietLog, waitUntil } from "../testing/stand-ins.ts";
import { createNetworkSchema, migrate } from "./migrate.ts";
import { renderSchemas } from "./render-schema.ts";

const networks = "create table public.network (id int primary key, schema_name text not null unique);";
const streets = "create table street (id int primary key, network_id int references public.network);";

let databases: TestDatabase;
let folder: string;
beforeEach(async () => {
  databases = await newDatabase({ from: "empty" });
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
  await mkdir(join(folder, "platform"));
  await mkdir(join(folder, "network"));
  await write("platform/0001_networks.sql", networks);
  await write("network/0001_streets.sql", streets);
});
afterEach(async () => {
  await databases.close();
  await rm(folder, { recursive: true });
});

const write = (path: string, text: string) => writeFile(join(folder, path), text);
const run = (log = quietLog) => migrate(databases, { folder, log });

async function createNetwork(schema: string) {
  await inTransaction(databases.platform, async (trx) => {
    await createNetworkSchema(trx, schema);
  });
  await databases.pool.query("insert into public.network select count(*), $1 from public.network", [schema]);
}

async function tables(): Promise<string[]> {
  const { rows } = await databases.pool.query(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname ~ '^(n_|public)' order by 1",
  );
  return rows.map((row) => row.name);
}

test("the platform and every network get their files, once", async () => {
  expect(await run()).toBe(1);
  await createNetwork("n_gent");
  await createNetwork("n_leuven");
  expect(await run()).toBe(0);
  await write("network/0002_houses.sql", "create table house (id int primary key, street_id int references street);");
  expect(await run()).toBe(2);
  expect(await tables()).toEqual([
    "n_gent.house",
    "n_gent.street",
    "n_leuven.house",
    "n_leuven.street",
    "public.migration",
    "public.network",
    "public.network_migration",
  ]);
});

test("several programs that start together migrate once", async () => {
  const counts = await Promise.all([run(), run(), run()]);
  expect(counts.sort()).toEqual([0, 0, 1]);
});

test("a new network gets its tables in the caller's transaction, or leaves nothing behind", async () => {
  await run();
  const failed = inTransaction(databases.platform, async (trx) => {
    await createNetworkSchema(trx, "n_gent");
    throw new Error("changed my mind");
  });
  await expect(failed).rejects.toThrow("changed my mind");
  expect(await tables()).toEqual(["public.migration", "public.network", "public.network_migration"]);
  await expect(createNetwork('n_gent"; drop table x')).rejects.toThrow("cannot be the name");
});

test("an applied file that was changed is refused", async () => {
  await run();
  await write("platform/0001_networks.sql", `${networks} -- reworded`);
  await expect(run()).rejects.toThrow("platform: 0001_networks.sql was changed after it was applied");
});

test("a database newer than the program is refused", async () => {
  await write("platform/0002_more.sql", "create table public.more (id int primary key);");
  await run();
  await rm(join(folder, "platform/0002_more.sql"));
  await expect(run()).rejects.toThrow("0002_more.sql, which this program does not know");
});

test("a number used twice or left out is refused", async () => {
  await write("platform/0001_again.sql", "select 1;");
  await expect(run()).rejects.toThrow("platform/0001_networks.sql: number 2 was expected here");
});

test.each([
  ["platform/0025_more.sql", ", since numbers ended with 0024: 20261127T0930_what-it-does.sql"],
  ["network/0063_more.sql", ", since numbers ended with 0062: 20261127T0930_what-it-does.sql"],
  ["network/more.sql", "in UTC: 20261127T0930_what-it-does.sql"],
  ["network/20261127_more.sql", "in UTC: 20261127T0930_what-it-does.sql"],
  ["network/20261127T0930-more.sql", "in UTC: 20261127T0930_what-it-does.sql"],
  ["network/20260230T0930_no-such-day.sql", "in UTC: 20261127T0930_what-it-does.sql"],
  ["network/20261127T2460_no-such-minute.sql", "in UTC: 20261127T0930_what-it-does.sql"],
])("%s is refused, and told how to be named", async (path, advice) => {
  await write("network/20261127T0900_houses.sql", "create table house (id int primary key);");
  await write(path, "select 1;");
  await expect(run()).rejects.toThrow(`${path}: name it by the time at which you write it, in UTC`);
  await expect(run()).rejects.toThrow(advice);
});

test("the files of two branches give the same tables, whichever was merged first", async () => {
  const houses = "create table house (id int primary key, street_id int references street);";
  const trees = "create table tree (id int primary key, street_id int references street);";
  await run();
  await createNetwork("n_gent");
  await write("network/20261127T0930_houses.sql", houses);
  expect(await run()).toBe(1);
  await createNetwork("n_leuven");
  await write("network/20261127T0915_trees.sql", trees);
  await write("platform/20261126T2359_mayors.sql", "create table public.mayor (id int primary key);");
  expect(await run()).toBe(3);
  await createNetwork("n_aalst");
  expect(await run()).toBe(0);
  const { rows } = await databases.pool.query(
    `select scope, array_agg(name order by name collate "C") as files from public.migration group by 1 order by 1`,
  );
  const files = ["0001_streets.sql", "20261127T0915_trees.sql", "20261127T0930_houses.sql"];
  expect(rows).toEqual([
    { scope: "n_aalst", files },
    { scope: "n_gent", files },
    { scope: "n_leuven", files },
    { scope: "platform", files: ["0001_networks.sql", "20261126T2359_mayors.sql"] },
  ]);
  const withoutName = async (schema: string) =>
    (await renderSchemas(databases.pool, schema)).replaceAll(schema, "a network");
  expect(await withoutName("n_gent")).toBe(await withoutName("n_aalst"));
  expect(await withoutName("n_leuven")).toBe(await withoutName("n_aalst"));
});

test("files that wait together are applied by name: the numbered, then by time", async () => {
  await write("platform/20261127T0915_first.sql", "alter table public.more add column a int;");
  await write("platform/20261127T0930_second.sql", "alter table public.more add column b int;");
  await write("platform/0002_more.sql", "create table public.more (id int primary key);");
  expect(await run()).toBe(4);
});

test("a file that fails is undone whole and named, and what came before it stays", async () => {
  await write("platform/0002_bad.sql", "create table public.half (id int primary key); select nonsense;");
  await expect(run()).rejects.toThrow('platform, 0002_bad.sql: column "nonsense" does not exist');
  expect(await tables()).toEqual(["public.migration", "public.network", "public.network_migration"]);
});

test("a migration that waits for a lock steps back so that readers continue, and succeeds in the end", async () => {
  await run();
  const reader = await databases.pool.connect();
  await reader.query("begin; select * from public.network");
  await write("platform/0002_wider.sql", "alter table public.network add column name text;");
  const told: string[] = [];
  const migrating = run(pino({}, { write: (line: string) => void told.push(line) }));
  await waitUntil(() => told.some((line) => line.includes("migration waits for a lock")));
  await reader.query("select * from public.network; commit");
  expect(await migrating).toBe(1);
  reader.release();
});
