import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { isUnavailable } from "#kernel/database.ts";
import { newDatabase } from "../testing/database.ts";
import { dropSilent } from "./silent-connections.ts";

const longestMs = 100;

async function impatient(work: (pool: pg.Pool) => Promise<void>) {
  const databases = await newDatabase({ from: "empty", max: 1 });
  const pool = new pg.Pool({ connectionString: databases.url, max: 1 });
  pool.on("error", () => {});
  pool.on("connect", (client) =>
    dropSilent(
      client.on("error", () => {}),
      longestMs,
    ),
  );
  await work(pool).finally(() => pool.end());
  await databases.close();
}

test("a connection that gets no response is given up, and the next one works", async () => {
  await impatient(async (pool) => {
    // Far longer than the limit, which ends the query.
    const byPool = await pool.query("select pg_sleep(5)").catch((error) => error);
    expect(isUnavailable(byPool)).toBe(true);
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
