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
 */
export async function databaseClock({ pool }: { pool: Asked }, everyMs = 60_000): Promise<DatabaseClock> {
  const read = async () => {
    const askedAt = performance.now();
    const { rows } = await pool.query("select clock_timestamp() as now");
    const answeredAt = performance.now();
    return (rows[0]?.now.getTime() ?? Number.NaN) - (askedAt + answeredAt) / 2;
  };
  let start = await read();
  const again = setInterval(() => {
    read().then(
      (found) => {
        start = found;
      },
      () => {},
    );
  }, everyMs).unref();
  return { now: () => new Date(start + performance.now()), stop: () => clearInterval(again) };
}
