import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newDatabase, type TestDatabase } from "../../testing/database.ts";
import { type Db, inTransaction } from "../database.ts";
import { preparedQuery, preparedQueryByShape } from "./prepared-query.ts";

let databases: TestDatabase;
beforeAll(async () => {
  databases = await newDatabase({ max: 1 });
});
afterAll(() => databases.close());

const findKey = preparedQuery((db, name: string, value: string) =>
  db
    .selectFrom("public.installationKey")
    .select(["purpose", "value"])
    .where("purpose", "=", name)
    .where("value", "=", value),
);
const findStreet = preparedQuery((db, name: string) => db.selectFrom("street").select("id").where("name", "=", name));
const plans = async (db: Db) =>
  (
    await sql<{
      count: number;
    }>`select count(*)::int as count from pg_prepared_statements where statement like 'select % from "public"."installation_key"%'`.execute(
      db,
    )
  ).rows[0]?.count;

test("returns the rows for the values of each call, planned once per connection", async () => {
  const db = databases.platform;
  await db
    .insertInto("public.installationKey")
    .values(["a", "b"].map((purpose) => ({ id: newId(), purpose, value: purpose.toUpperCase() })))
    .execute();
  expect(await findKey(db, "a", "A")).toEqual([{ purpose: "a", value: "A" }]);
  expect(await findKey(db, "b", "B")).toEqual([{ purpose: "b", value: "B" }]);
  expect(await findKey(db, "b", "A")).toEqual([]);
  expect(await inTransaction(db, (trx) => findKey(trx, "a", "A"))).toHaveLength(1);
  expect(await plans(db)).toBe(1);
});

test("queries the network that the handle is bound to", async () => {
  const row = {
    id: "019a0000-0000-7000-8000-000000000001",
    name: "Dreef",
    postcode: "9000",
    municipality: "Gent",
    search: "dreef",
  };
  await databases.network("n_gent").insertInto("street").values(row).execute();
  expect(await findStreet(databases.network("n_gent"), "Dreef")).toHaveLength(1);
  expect(await findStreet(databases.network("n_leuven"), "Dreef")).toHaveLength(0);
});

test("takes values in any order, more than once, beside the statement's own", async () => {
  const turned = preparedQuery((db, name: string, value: string) =>
    db
      .selectFrom("public.installationKey")
      .select("purpose")
      .where((eb) => eb.or([eb("value", "=", value), eb("value", "=", "Z"), eb("purpose", "=", value)]))
      .where("purpose", "=", name),
  );
  expect(await turned(databases.platform, "a", "A")).toEqual([{ purpose: "a" }]);
  expect(await turned(databases.platform, "b", "A")).toEqual([]);
});

test("refuses a statement that leaves a value out", async () => {
  const forgetful = preparedQuery((db, name: string, _value: string) =>
    db.selectFrom("public.installationKey").selectAll().where("purpose", "=", name),
  );
  await expect(forgetful(databases.platform, "a", "A")).rejects.toThrow("not every value");
});

test("a statement with several shapes is built once for each of them, and for each number of values", async () => {
  const built: string[] = [];
  const named = preparedQueryByShape((order: "asc" | "desc") => (db, ...some: string[]) => {
    built.push(`${some.length} ${order}`);
    return db
      .selectFrom("public.installationKey")
      .select("purpose")
      .where("purpose", "in", some)
      .orderBy("purpose", order);
  });
  const db = databases.platform;
  expect(await named("desc", db, "a", "b")).toEqual([{ purpose: "b" }, { purpose: "a" }]);
  expect(await named("desc", db, "b")).toEqual([{ purpose: "b" }]);
  expect(await named("asc", db, "b", "a")).toEqual([{ purpose: "a" }, { purpose: "b" }]);
  expect(await named("desc", db, "b", "z")).toEqual([{ purpose: "b" }]);
  expect(built).toEqual(["2 desc", "1 desc", "2 asc"]);
});
