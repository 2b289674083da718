import pg from "pg";
import { expect, test } from "vitest";
import { isUnavailable } from "#kernel/database.ts";
import { newDatabase } from "../testing/database.ts";
import { dropSilent } from "./silent-connections.ts";

async function impatient(work: (pool: pg.Pool) => Promise<void>) {
  const databases = await newDatabase({ from: "empty", max: 1 });
  const pool = new pg.Pool({ connectionString: databases.url, max: 1 });
  pool.on("error", () => {});
  pool.on("connect", (client) =>
    dropSilent(
      client.on("error", () => {}),
      100,
    ),
  );
  await work(pool).finally(() => pool.end());
  await databases.close();
}

test("a connection without an answer is given up, and the next one works", async () => {
  await impatient(async (pool) => {
    const byPool = await pool.query("select pg_sleep(5)").catch((error) => error);
    expect(isUnavailable(byPool)).toBe(true);
    const client = await pool.connect();
    const byClient = await client.query("select pg_sleep(5)").catch((error) => error);
    expect(isUnavailable(byClient)).toBe(true);
    // What would follow in a transaction fails at once.
    expect(isUnavailable(await client.query("rollback").catch((error) => error))).toBe(true);
    client.release();
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });
});

test("a connection that answers is kept, however long it is used", async () => {
  await impatient(async (pool) => {
    const pidOf = async () => (await pool.query("select pg_backend_pid() as pid")).rows[0].pid;
    const pid = await pidOf();
    for (let n = 0; n < 5; n++) await pool.query("select pg_sleep(0.1)");
    expect(await pidOf()).toBe(pid);
  });
});
