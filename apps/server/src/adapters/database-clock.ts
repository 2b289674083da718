/** The database's clock: the same for all servers, and independent of how their own clocks are set. */
import type { Clock } from "#kernel/clock.ts";

export interface DatabaseClock extends Clock {
  stop(): void;
}

/** The part of the pool that is needed here. */
interface Asked {
  query(text: string): Promise<{ rows: { now: Date }[] }>;
}

/**
 * Read at the start and every minute. In between, elapsed time is added from a monotonic clock, which setting this machine's clock
 * does not affect. While the database is unavailable it continues from the last reading. Rejects when the first reading fails.
 *
 * It is never ahead of the database, however long a reading takes: what a request makes due at its own moment is due to the job that
 * it enqueues, which asks the database. A reading that was slow to arrive leaves the clock behind only until one proves it so.
 */
export async function databaseClock({ pool }: { pool: Asked }, everyMs = 60_000): Promise<DatabaseClock> {
  /** The database's time when this process started, at least and at most: it was read after the question and before the answer. */
  const read = async () => {
    const askedAt = performance.now();
    const { rows } = await pool.query("select clock_timestamp() as now");
    const answeredAt = performance.now();
    const moment = rows[0]?.now.getTime() ?? Number.NaN;
    return { least: moment - answeredAt, most: moment - askedAt };
  };
  let start = (await read()).least;
  const again = setInterval(() => {
    read().then(
      ({ least, most }) => {
        if (start < least || start > most) start = least;
      },
      () => {},
    );
  }, everyMs).unref();
  return { now: () => new Date(start + performance.now()), stop: () => clearInterval(again) };
}
