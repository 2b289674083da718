/** The database's clock: one for all servers, and none that is set wrong or jumps. */
import type { Clock } from "#kernel/clock.ts";
import type { Databases } from "#kernel/database.ts";

export interface DatabaseClock extends Clock {
  stop(): void;
}

/**
 * Read at the start and every minute; in between the time that passed is added, which no change of this machine's clock touches.
 * While the database is away it goes on from what it read last. Rejects when the database cannot be asked at the start.
 */
export async function databaseClock({ pool }: Pick<Databases, "pool">, everyMs = 60_000): Promise<DatabaseClock> {
  const read = async () => {
    const askedAt = performance.now();
    const { rows } = await pool.query<{ now: Date }>("select clock_timestamp() as now");
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
