import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newDatabase, type TestDatabase } from "../testing/database.ts";
import type { Db } from "./database.ts";
import { recentOrAll } from "./word-search.ts";

let databases: TestDatabase;
let db: Db;
beforeAll(async () => {
  databases = await newDatabase();
  db = databases.network("n_gent");
});
afterAll(() => databases.close());

const numbers = (most: number) =>
  db.selectFrom(sql<{ n: number }>`(select n from generate_series(1, ${sql.lit(most)}) n)`.as("rows")).select("n");
const find = (enough: number) => recentOrAll(db, numbers(3), numbers(100), enough).orderBy("n", "desc");

test("what the latest have is enough, and tells that it is near", async () => {
  expect(await find(3).execute()).toEqual([3, 2, 1].map((n) => ({ n, isNear: true })));
});

test("if the latest have too little, all is found", async () => {
  const rows = await find(4).execute();
  expect([rows.length, rows[0]]).toEqual([100, { n: 100, isNear: false }]);
});

test.each([
  [3, 1],
  [4, 0],
])("with %i as enough, PostgreSQL reads the rest only if it is needed", async (enough, unread) => {
  const { rows } = await sql<Record<string, string>>`explain analyze ${find(enough)}`.execute(db);
  const far = rows.flatMap((row) => Object.values(row)).filter((line) => /Function Scan.*rows=100 width/.test(line));
  expect(far.filter((line) => line.includes("never executed"))).toHaveLength(unread);
});
