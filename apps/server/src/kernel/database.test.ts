import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newDatabase, type TestDatabase } from "../testing/database.ts";
import { type Db, inTransaction, isUnavailable, json, openDatabase, type Tx, violation } from "./database.ts";
import { withConnectionWait } from "./database-pool.ts";

type Shape = {
  thing: { id: number; madeOn: string; madeAt: Date; amount: number; answers: unknown };
  "public.person": { id: number; fullName: string };
};
/** Adds this test's tables to the generated ones. */
const shaped = (db: Db) => db.withTables<Shape>();

let databases: TestDatabase;
beforeAll(async () => {
  databases = await newDatabase({ from: "empty" });
  await databases.pool.query(`
    create schema n_one; create schema n_two;
    create table public.person (id int primary key, full_name text not null unique, check (full_name <> ''));
    create table n_one.thing (id int8 primary key references public.person, made_on date, made_at timestamptz, amount numeric, answers jsonb);
    create table n_two.thing (like n_one.thing including all);
    insert into public.person values (1, 'Ada'), (2, 'Els');
    insert into n_one.thing values (1, '2026-03-09', '2026-03-09T10:00:00Z', 12.50, '{"snake_key": {"kept_too": 1}}')`);
});
afterAll(() => databases.close());

const codeOf = (promise: Promise<unknown>) => promise.then(() => null, violation);

test("a network's handle reads its own tables and joins the platform's", async () => {
  const find = (db: Db) =>
    shaped(db)
      .selectFrom("thing as t")
      .innerJoin("public.person as p", "p.id", "t.id")
      .select(["t.id", "p.fullName"])
      .execute();
  expect(await find(databases.network("n_one"))).toEqual([{ id: 1, fullName: "Ada" }]);
  expect(await find(databases.network("n_two"))).toEqual([]);
});

test("qualified columns, inserts and subqueries keep the platform's schema", async () => {
  const db = shaped(databases.network("n_one"));
  const found = await db
    .selectFrom("public.person")
    .select("public.person.fullName")
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("thing").select("thing.id").whereRef("thing.id", "=", "public.person.id")),
    )
    .execute();
  expect(found).toEqual([{ fullName: "Ada" }]);
  const added = await db
    .insertInto("public.person")
    .values({ id: 9, fullName: "Otto" })
    .returning("fullName")
    .execute();
  expect(added).toEqual([{ fullName: "Otto" }]);
});

test("days stay days, big whole numbers and amounts are numbers, keys inside JSON are left alone", async () => {
  const row = await shaped(databases.network("n_one")).selectFrom("thing").selectAll().executeTakeFirstOrThrow();
  expect(row).toEqual({
    id: 1,
    madeOn: "2026-03-09",
    madeAt: new Date("2026-03-09T10:00:00Z"),
    amount: 12.5,
    answers: { snake_key: { kept_too: 1 } },
  });
  const lists = await sql`select array[1, null]::int8[] as whole, array['2026-03-09']::date[] as days`.execute(
    databases.platform,
  );
  expect(lists.rows).toEqual([{ whole: [1, null], days: ["2026-03-09"] }]);
});

test("rows packed into one column have the names they have elsewhere", async () => {
  const db = shaped(databases.platform);
  const found = await db
    .selectNoFrom(() =>
      jsonArrayFrom(db.selectFrom("public.person").select("fullName").where("id", "=", 1)).as("people"),
    )
    .executeTakeFirstOrThrow();
  expect(found).toEqual({ people: [{ fullName: "Ada" }] });
});

test("a list is stored as JSON", async () => {
  const db = shaped(databases.network("n_two"));
  await db
    .insertInto("thing")
    .values({ id: 2, madeOn: "2026-01-01", madeAt: new Date("2026-01-01"), amount: 0, answers: json(["a"]) })
    .execute();
  expect(await db.selectFrom("thing").select("answers").where("id", "=", 2).execute()).toEqual([{ answers: ["a"] }]);
});

test("a violated constraint is reported by its kind", async () => {
  const person = (id: number, fullName: string) =>
    shaped(databases.platform).insertInto("public.person").values({ id, fullName });
  expect(await codeOf(person(3, "Ada").execute())).toBe("unique");
  expect(await codeOf(person(3, "").execute())).toBe("check");
  expect(await codeOf(sql`insert into n_one.thing (id) values (77)`.execute(databases.platform))).toBe("foreign_key");
  expect(violation(new Error("something else"))).toBeNull();
});

test("a transaction keeps the network, and a failure undoes all of it", async () => {
  const failed = inTransaction(databases.network("n_two"), async (trx) => {
    await shaped(trx).deleteFrom("thing").execute();
    await inTransaction(trx, (inner) => shaped(inner).deleteFrom("public.person").where("id", "=", 2).execute());
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(await databases.pool.query("select 1 from n_two.thing")).toMatchObject({ rowCount: 1 });
  const limits = await inTransaction(databases.platform, (trx) =>
    sql<{ lockTimeout: string }>`show lock_timeout`.execute(trx),
  );
  expect(limits.rows).toEqual([{ lockTimeout: "5s" }]);
});

test("a function that requires a transaction does not compile with another handle", async () => {
  const needsTx = async (tx: Tx) => tx.isTransaction;
  // @ts-expect-error -- the network's handle is not a transaction
  expect(await needsTx(databases.network("n_one"))).toBe(false);
  expect(await inTransaction(databases.network("n_one"), (tx) => needsTx(tx.withSchema("n_two")))).toBe(true);
});

test("two transactions that block each other both succeed on retry", async () => {
  let attempts = 0;
  const bothBegan = Promise.withResolvers<void>();
  const both = (first: number, second: number) =>
    inTransaction(databases.platform, async (trx) => {
      const touch = (id: number) =>
        sql`update public.person set full_name = full_name || '.' where id = ${id}`.execute(trx);
      await touch(first);
      if (++attempts === 2) bothBegan.resolve();
      await bothBegan.promise;
      await touch(second);
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  expect(attempts).toBeGreaterThan(2);
});

test("an unavailable database is told apart from a mistake", async () => {
  const away = openDatabase("postgres://nobody@127.0.0.1:1/none");
  const reason = await away.pool.query("select 1").catch((error) => error);
  expect(isUnavailable(reason)).toBe(true);
  await away.close();
  const withoutSocket = openDatabase("postgres://nobody@localhost/none?host=/nowhere");
  const missing = await withoutSocket.pool.query("select 1").catch((error) => error);
  expect(missing).toMatchObject({ code: "ENOENT" });
  expect(isUnavailable(missing)).toBe(true);
  await withoutSocket.close();
  const ended = await databases.pool.query("select pg_terminate_backend(pg_backend_pid())").catch((error) => error);
  expect(isUnavailable(ended)).toBe(true);
  const mistake = await databases.pool.query("select nonsense").catch((error) => error);
  expect(isUnavailable(mistake)).toBe(false);
  expect(await databases.pool.query("select 1 as one")).toMatchObject({ rows: [{ one: 1 }] });
});

test("a busy process does not take its own delay for a slow database", async () => {
  const few = openDatabase(databases.url, { max: 1 });
  const held = await few.pool.connect();
  const asked = new Promise<unknown>((done) =>
    withConnectionWait(100, () => void sql`select 1 as one`.execute(few.platform).then(({ rows }) => done(rows), done)),
  );
  // Let it start waiting.
  await new Promise((done) => setImmediate(done));
  const given = held.query("select 2").then(() => held.release());
  // Blocks as soon as the query is under way.
  process.nextTick(() => {
    const busyUntil = performance.now() + 300;
    while (performance.now() < busyUntil);
  });
  await given;
  expect(await asked).toEqual([{ one: 1 }]);
  await few.close();
});

test("a request gets a connection within the time limit or fails; a connection that comes late is not lost", async () => {
  const few = openDatabase(databases.url, { max: 1 });
  const held = await few.pool.connect();
  // Nobody releases the only connection before this query is answered.
  const asked = await new Promise<unknown>((done) =>
    withConnectionWait(100, () => void sql`select 1`.execute(few.platform).then(done, done)),
  );
  expect(isUnavailable(asked)).toBe(true);
  const patient = sql`select 1 as one`.execute(few.platform);
  held.release();
  expect((await patient).rows).toEqual([{ one: 1 }]);
  await few.close();
});

test("a request waits longer while other requests keep getting connections: the database is busy, not unavailable", async () => {
  const few = openDatabase(databases.url, { max: 1 });
  // All of them together take longer than the limit, one of them much less, also on a slow machine.
  const before = Array.from({ length: 5 }, () => few.pool.query("select pg_sleep(0.2)"));
  const asked = await new Promise<unknown>((done) =>
    withConnectionWait(800, () => void sql`select 1 as one`.execute(few.platform).then(done, done)),
  );
  expect(asked).toMatchObject({ rows: [{ one: 1 }] });
  await Promise.all(before);
  await few.close();
});

test("closing ends the connections, even if only the pool was used", async () => {
  const { pool, close } = openDatabase(databases.url, { max: 1 });
  await pool.query("select 1");
  await close();
  expect(pool.totalCount).toBe(0);
  await close();
});
