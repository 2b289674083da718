import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, inTransaction } from "#kernel/database.ts";
import { newDatabase, type TestDatabase } from "../testing/database.ts";

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

test("statements of ever-changing shapes do not pile up on a connection", async () => {
  for (let shape = 0; shape < 350; shape++) await sql`select ${shape}::int + ${sql.lit(shape)}`.execute(db);
  expect((await plansOf("%")).count).toBeLessThanOrEqual(300);
  expect((await sql`select name from thing where id = ${1}`.execute(db)).rows).toEqual([{ name: "Ada" }]);
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
