/** Limits how long a request waits for a database connection, because a person is waiting. Jobs may wait longer. */
import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";

const waiting = new AsyncLocalStorage<number>();

/** Runs `work`, and everything asynchronous that follows from it, so that getting a connection fails after `ms`. */
export const withConnectionWait = (ms: number, work: () => void): void => waiting.run(ms, work);

/**
 * Makes `connect` obey that limit. The time restarts whenever another request gets a connection: the database is then busy, not
 * unavailable. If this process itself was busy, what arrived in the meantime is read before a wait counts as too long. A connection
 * that arrives too late goes back to the pool.
 */
export function limitConnectionWait(pool: pg.Pool): void {
  const last = { givenAt: 0 };
  pool.on("acquire", () => Object.assign(last, { givenAt: performance.now() }));
  const connect = pool.connect.bind(pool) as (...what: unknown[]) => Promise<pg.PoolClient>;
  const limited = (ms: number) => {
    const [coming, askedAt] = [connect(), performance.now()];
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      (function look(hasRead: boolean) {
        const rest = Math.max(askedAt, last.givenAt) + ms - performance.now();
        if (rest > 0) timer = setTimeout(look, rest, false);
        // Timers come before what was received; an immediate comes after it.
        else if (!hasRead) setImmediate(look, true);
        else reject(new Error("timeout exceeded when trying to connect"));
      })(false);
    });
    tooLate.catch(() => coming.then((client) => client.release()).catch(() => {}));
    return Promise.race([coming, tooLate]).finally(() => clearTimeout(timer));
  };
  pool.connect = ((...what: unknown[]) => {
    const ms = waiting.getStore();
    return ms === undefined || what.length > 0 ? connect(...what) : limited(ms);
  }) as typeof pool.connect;
}
