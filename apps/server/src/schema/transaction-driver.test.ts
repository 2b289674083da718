import type { Socket } from "node:net";
import { CompiledQuery, sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { atCommit, type Db, inTransaction, isUnavailable, openDatabase } from "#kernel/database.ts";
import { newDatabase, type TestDatabase } from "../testing/database.ts";

let databases: TestDatabase;
let db: Db;
let writes = 0;
beforeAll(async () => {
  databases = await newDatabase({ from: "empty", max: 1 });
  db = databases.platform;
  await databases.pool.query("create table thing (id int primary key deferrable initially deferred)");
  const client = (await databases.pool.connect()) as pg.PoolClient & { connection: { stream: Socket } };
  countWrites(client.connection.stream);
  client.release();
});
afterAll(() => databases.close());

function countWrites(stream: Socket): void {
  const { _write: one, _writev: many } = stream;
  stream._write = function (...what) {
    writes++;
    one.apply(this, what);
  };
  stream._writev = function (...what) {
    writes++;
    many?.apply(this, what);
  };
}
const add = (on: Db, id: number) => sql`insert into thing values (${id})`.execute(on);
const count = async () => (await databases.pool.query("select 1 from thing")).rowCount;
const addLater = (on: Db, ids: number[]) => sql`insert into thing select unnest(${ids}::int[])`.compile(on);

test("begin is sent with the first statement, and closing statements with the commit", async () => {
  const before = writes;
  await inTransaction(db, async (trx) => {
    await add(trx, 1);
    await atCommit(trx, 2, addLater);
    await atCommit(trx, 3, addLater);
    await add(trx, 4);
  });
  expect(writes - before).toBe(3);
  expect(await count()).toBe(4);
});

test("outside a transaction a closing statement is sent at once", async () => {
  await atCommit(db, 5, addLater);
  expect(await count()).toBe(5);
});

test("a closing statement that fails undoes the transaction, and the connection serves the next one", async () => {
  const failed = inTransaction(db, async (trx) => {
    await add(trx, 6);
    await atCommit(trx, "no number", (on, items) => sql`insert into thing select unnest(${items}::int[])`.compile(on));
  });
  await expect(failed).rejects.toThrow("invalid input syntax");
  expect(await count()).toBe(5);
  await inTransaction(db, (trx) => add(trx, 6));
  expect(await count()).toBe(6);
});

test("a handle without timeouts sends closing statements too, and undoes the transaction if one fails", async () => {
  const patient = openDatabase(databases.pool.options.connectionString ?? "", { max: 1, hasNoTimeouts: true });
  try {
    await inTransaction(patient.platform, async (trx) => {
      await add(trx, 60);
      await atCommit(trx, 61, addLater);
    });
    expect(await count()).toBe(8);
    const failed = inTransaction(patient.platform, async (trx) => {
      await add(trx, 62);
      await atCommit(trx, 62, addLater);
    });
    await expect(failed).rejects.toThrow("duplicate key");
    expect(await count()).toBe(8);
    await db.executeQuery(CompiledQuery.raw("delete from thing where id >= 60"));
  } finally {
    await patient.close();
  }
});

test("a failed commit is reported, and a failed first statement leaves nothing open", async () => {
  await expect(inTransaction(db, (trx) => add(trx, 1))).rejects.toThrow("duplicate key");
  await expect(inTransaction(db, (trx) => sql`select nonsense`.execute(trx))).rejects.toThrow("nonsense");
  const { rows } = await db.executeQuery<{ status: string }>(
    CompiledQuery.raw("select xact_start = query_start as status from pg_stat_activity where pid = pg_backend_pid()"),
  );
  expect(rows).toEqual([{ status: true }]);
  expect(await count()).toBe(6);
});

test("a transaction whose connection is cut fails, and the next one gets another", async () => {
  const cut = inTransaction(db, (trx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx));
  await expect(cut).rejects.toSatisfy(isUnavailable);
  await inTransaction(db, (trx) => add(trx, 7));
  expect(await count()).toBe(7);
});
