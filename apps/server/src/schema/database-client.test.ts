import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type Db, inTransaction, isUnavailable, openDatabase } from "#kernel/database.ts";
import { newDatabase, type TestDatabase } from "../testing/database.ts";
import { DatabaseClient } from "./database-client.ts";

let databases: TestDatabase;
let db: Db;
beforeAll(async () => {
  databases = await newDatabase({ from: "empty", max: 1 });
  db = databases.platform;
  await databases.pool.query("create table thing (id int primary key, name text); insert into thing values (1, 'Ada')");
});
afterAll(() => databases.close());

interface Plans {
  count: number;
  custom: number;
  generic: number;
}
async function plansOf(pattern: string): Promise<Plans> {
  const { rows } = await databases.pool.query(
    `select count(*)::int as count, coalesce(sum(custom_plans), 0)::int as custom, coalesce(sum(generic_plans), 0)::int as generic
       from pg_prepared_statements where statement like '${pattern}'`,
  );
  return rows[0];
}

const processOf = async (on: Db) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on)).rows[0]?.pid;

test("a statement is parsed once per connection, and planned at most five times, in transactions and outside", async () => {
  const find = (on: Db, id: number) => sql`select name from thing where id = ${id}`.execute(on);
  for (let turn = 0; turn < 6; turn++) {
    await find(db, turn);
    await inTransaction(db, (trx) => find(trx, turn));
  }
  expect(await plansOf("select name from thing%")).toEqual({ count: 1, custom: 5, generic: 7 });
});

test("a row limit does not prevent a plan from being kept", async () => {
  const names = (limit: number) =>
    db.selectFrom("public.account").select("firstName").where("email", ">", "a").limit(limit);
  expect(names(21).compile().parameters).toEqual(["a"]);
  expect(names(21).compile().sql).toMatch(/limit 21$/);
});

test("statements of ever-changing shapes do not pile up: a connection with many of them is replaced", async () => {
  const before = await processOf(db);
  for (let shape = 0; shape < 350; shape++) await sql`select ${shape}::int + ${sql.lit(shape)}`.execute(db);
  expect((await plansOf("%")).count).toBeLessThanOrEqual(300);
  expect((await sql`select name from thing where id = ${1}`.execute(db)).rows).toEqual([{ name: "Ada" }]);
  expect(await processOf(db)).not.toBe(before);
  expect(databases.pool.totalCount).toBe(1);
});

test("a statement that fails leaves its connection usable, and itself", async () => {
  const before = await processOf(db);
  const divide = (by: number) => sql<{ half: number }>`select 8 / ${by}::int as half`.execute(db);
  const readLater = (id: number) => sql`select id from later where id = ${id}`.execute(db);
  await expect(divide(0)).rejects.toThrow("division by zero");
  expect((await divide(4)).rows).toEqual([{ half: 2 }]);
  // It cannot even be prepared.
  await expect(readLater(1)).rejects.toThrow("does not exist");
  await databases.pool.query("create table later (id int)");
  expect((await readLater(1)).rows).toEqual([]);
  expect(await plansOf("select id from later%")).toMatchObject({ count: 1 });
  expect(await processOf(db)).toBe(before);
});

test("statements sent at once are answered each by itself, even if one of them fails", async () => {
  const client = await databases.pool.connect();
  const answers = await Promise.allSettled(
    [2, 0, 4, 2].map((by) => client.query("select 8 / $1::int as half", [by]).then(({ rows }) => rows[0].half)),
  );
  client.release();
  expect(answers.map((answer) => (answer.status === "fulfilled" ? answer.value : answer.reason.message))).toEqual([
    4,
    "division by zero",
    2,
    4,
  ]);
});

test("loading many rows keeps no plan", async () => {
  const ids = Array.from({ length: 101 }, (_, index) => sql`(${100 + index}::int)`);
  await sql`insert into thing (id) values ${sql.join(ids)}`.execute(db);
  expect(await plansOf("insert into thing%")).toMatchObject({ count: 0 });
});

test("connections that read a table before a migration changed it read its new form", async () => {
  const all = (on: Db) => sql<object>`select * from thing where id = ${1}`.execute(on);
  await all(db);
  await databases.pool.query("alter table thing add column size int");
  expect((await all(db)).rows).toEqual([{ id: 1, name: "Ada", size: null }]);
  await all(db);
  await databases.pool.query("alter table thing drop column name");
  expect((await inTransaction(db, all)).rows).toEqual([{ id: 1, size: null }]);
});

test("after a migration a transaction succeeds, whichever connection it gets", async () => {
  await databases.pool.query("create table changing (id int)");
  const two = openDatabase(databases.url, { max: 2 });
  const text = "select * from changing where id = $1";
  const clients = await Promise.all([two.pool.connect(), two.pool.connect()]);
  for (const client of clients) await client.query(text, [1]);
  for (const client of clients) client.release();
  await databases.pool.query("alter table changing add column size int");
  const read = (on: Db) => sql<object>`select * from changing where id = ${1}`.execute(on);
  expect((await inTransaction(two.platform, read)).rows).toEqual([]);
  expect((await inTransaction(two.platform, read)).rows).toEqual([]);
  await two.close();
});

const longestMs = 100;

async function impatient(work: (pool: pg.Pool) => Promise<void>) {
  const pool = new pg.Pool({
    Client: DatabaseClient,
    connectionString: databases.url,
    max: 1,
    pipeline: true,
    statement_timeout: longestMs,
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    // The server does not come first.
    client.query("set statement_timeout to 0").catch(() => {});
  });
  await work(pool).finally(() => pool.end());
}

test("a connection that gets no response is given up, and so are those that wait unused; the next one works", async () => {
  const unused = new DatabaseClient({ connectionString: databases.url });
  await impatient(async (pool) => {
    expect(unused.isSpent).toBe(false);
    // Far longer than the limit, which ends the query.
    const byPool = await pool.query("select pg_sleep(5)").catch((error) => error);
    expect(isUnavailable(byPool)).toBe(true);
    expect(unused.isSpent).toBe(true);
    const client = await pool.connect();
    const byClient = await client.query("select pg_sleep(5)").catch((error) => error);
    expect(isUnavailable(byClient)).toBe(true);
    // Further statements of a transaction fail at once.
    expect(isUnavailable(await client.query("rollback").catch((error) => error))).toBe(true);
    client.release();
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });
});

test("a connection that answers is kept, however long it is used", async () => {
  await impatient(async (pool) => {
    const client = await pool.connect();
    await client.query("select 1");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    for (let n = 0; n < 5; n++) {
      const answer = client.query("select 1 as one");
      vi.advanceTimersByTime(longestMs);
      expect((await answer).rows).toEqual([{ one: 1 }]);
      // An answered query is no longer timed.
      expect(vi.getTimerCount()).toBe(0);
    }
    vi.useRealTimers();
    client.release();
  });
});
