import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Databases, inTransaction, openDatabase, type Tx } from "../../apps/server/src/kernel/database.ts";
import { newDatabase, type TestDatabase } from "../../apps/server/src/testing/database.ts";
import { stableId } from "../stable-id.ts";
import { openBulk } from "./bulk-insert.ts";
import { CopyClient, lineOf } from "./copy-client.ts";
import { insertAll } from "./site.ts";

let databases: TestDatabase;
let filling: Databases;
beforeAll(async () => {
  databases = await newDatabase();
  filling = openDatabase(databases.ownerUrl, { max: 1, hasNoTimeouts: true, Client: CopyClient });
});
beforeEach(async () => {
  await databases.asOwner("drop table if exists bulk_test");
  await databases.asOwner(
    "create table bulk_test (id integer primary key, words text, at timestamptz, is_so boolean, score float8, more jsonb)",
  );
});
afterAll(async () => {
  await filling.close();
  await databases.close();
});

const open = (trx: Tx) => openBulk(trx, ["public", "bulk_test"], ["id", "words", "at", "is_so", "score", "more"]);
const stored = async () => (await databases.asOwner("select * from bulk_test order by id")).rows;
const now = new Date("2026-05-12T08:00:00.123Z");

test("rows are stored as they were given, whatever they contain", async () => {
  const texts = ["", "tab\there", "back\\slash", "\\N", "two\nlines", "\r\n", "\\.", "İğne 'n “café” 🚲", '{"a"},b'];
  await inTransaction(filling.platform, async (trx) => {
    const bulk = open(trx);
    for (const [id, words] of texts.entries()) bulk.add([id, words, now, true, 3.725, JSON.stringify({ words })]);
    bulk.add([texts.length, null, null, null, null, null]);
    await bulk.flush(true);
  });
  expect(await stored()).toEqual([
    ...texts.map((words, id) => ({ id, words, at: now, is_so: true, score: 3.725, more: { words } })),
    { id: texts.length, words: null, at: null, is_so: null, score: null, more: null },
  ]);
});

test("batches are written one after the other, between other statements, and nothing is left out", async () => {
  await inTransaction(filling.platform, async (trx) => {
    const bulk = open(trx);
    for (let id = 0; id < 45_000; id += 1) {
      bulk.add([id, `word ${id}`, now, false, id / 2, null]);
      if (id % 1_000 === 0) await bulk.flush();
      if (id % 10_000 === 0) await sql`select 1`.execute(trx);
    }
    await bulk.flush(true);
    await bulk.flush(true);
  });
  const { rows } = await databases.asOwner("select count(*)::int, sum(score) from bulk_test");
  expect(rows).toEqual([{ count: 45_000, sum: (44_999 * 45_000) / 4 }]);
});

test("a row that is refused fails the transaction, and the connection serves the next one", async () => {
  const twice = inTransaction(filling.platform, async (trx) => {
    const bulk = open(trx);
    for (const id of [1, 2, 1]) bulk.add([id, "a", now, true, 0, null]);
    await bulk.flush(true);
  });
  await expect(twice).rejects.toThrow("duplicate key");
  await inTransaction(filling.platform, async (trx) => {
    const bulk = open(trx);
    bulk.add([1, "b", now, true, 0, null]);
    await bulk.flush(true);
  });
  expect((await stored()).map(({ words }) => words)).toEqual(["b"]);
});

test("a row may begin with an empty text", () => {
  expect(lineOf(["", null, "a"])).toBe("\t\\N\ta\n");
});

test("many rows of a table are inserted by COPY, or by a statement if they contain lists", async () => {
  const streets = Array.from({ length: 60 }, (_, at) => {
    const id = stableId("street", String(at));
    return { id, name: `Straat\t${at}`, postcode: "9000", municipality: "Gent", search: `straat ${at}` };
  });
  const networks = streets.map(({ id, search }, at) => ({
    id,
    slug: `n${at}`,
    schemaName: `n_${at}`,
    name: search,
    timeZone: "Europe/Brussels",
    createdAt: now,
    languages: ["nl" as const, "fr" as const],
  }));
  const gent = filling.network("n_gent");
  await inTransaction(gent, async (trx) => {
    await insertAll(trx, "street", streets);
    await insertAll(trx, "public.network", networks);
  });
  const inOrder = <T extends { id: string }>(rows: T[]) => rows.sort((one, other) => (one.id < other.id ? -1 : 1));
  expect(await gent.selectFrom("street").selectAll().orderBy("id").execute()).toEqual(inOrder(streets));
  const there = await gent.selectFrom("public.network").selectAll().where("slug", "like", "n%").orderBy("id").execute();
  expect(there).toMatchObject(inOrder(networks));
});
