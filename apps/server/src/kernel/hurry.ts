/** Somebody waits for an answer: whoever asks for a connection meanwhile does not wait long for one. Jobs have more time. */
import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";

const waiting = new AsyncLocalStorage<number>();

/** Runs `work` and all that follows from it so that a connection is had within `ms`, or the database counts as away. */
export const inHurry = (ms: number, work: () => void): void => waiting.run(ms, work);

/**
 * Lets `connect` fail early for those, unless others got theirs meanwhile: then the database is busy, not away. A connection that
 * comes too late goes back to the pool.
 */
export function heedHurry(pool: pg.Pool): void {
  const last = { givenAt: 0 };
  pool.on("acquire", () => Object.assign(last, { givenAt: performance.now() }));
  const connect = pool.connect.bind(pool) as (...what: unknown[]) => Promise<pg.PoolClient>;
  const hurried = (ms: number) => {
    const [coming, askedAt] = [connect(), performance.now()];
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      (function look() {
        const rest = Math.max(askedAt, last.givenAt) + ms - performance.now();
        if (rest > 0) timer = setTimeout(look, rest);
        else reject(new Error("timeout exceeded when trying to connect"));
      })();
    });
    tooLate.catch(() => coming.then((client) => client.release()).catch(() => {}));
    return Promise.race([coming, tooLate]).finally(() => clearTimeout(timer));
  };
  pool.connect = ((...what: unknown[]) => {
    const ms = waiting.getStore();
    return ms === undefined || what.length > 0 ? connect(...what) : hurried(ms);
  }) as typeof pool.connect;
}
