/** Locks of a whole installation, such as for a migration: one process works, others wait. */
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

const pauseMs = 250;

interface Options {
  /** Called once if another process has held the lock for a second. */
  onWait?: () => void;
}

/**
 * Runs `work` while no other process holds the lock of this number in this database. It is held by a connection of its own, and not
 * by a transaction, so that `work` may take many.
 */
export async function withSessionLock<T>(
  pool: Pick<pg.Pool, "connect">,
  lock: number,
  work: () => Promise<T>,
  { onWait }: Options = {},
): Promise<T> {
  const client = await pool.connect();
  let isClean = false;
  try {
    for (let waited = 0; ; waited++) {
      const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", [lock]);
      if (rows[0].mine) break;
      if (waited === 4) onWait?.();
      await sleep(pauseMs);
    }
    const result = await work();
    await client.query("select pg_advisory_unlock($1)", [lock]);
    isClean = true;
    return result;
  } finally {
    // Closing the connection releases the lock in any case.
    client.release(!isClean);
  }
}
