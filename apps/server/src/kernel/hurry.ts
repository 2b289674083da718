/** Somebody waits for an answer: whoever asks for a connection meanwhile does not wait long for one. Jobs have more time. */
import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";

const waiting = new AsyncLocalStorage<number>();

/** Runs `work` and all that follows from it so that a connection is had within `ms`, or the database counts as away. */
export const inHurry = (ms: number, work: () => void): void => waiting.run(ms, work);

/** Lets `connect` fail early for those. A connection that comes too late goes back to the pool. */
export function heedHurry(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const hurried = async (ms: number) => {
    const coming = connect();
    const tooLate = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      tooLate.reject(new Error("timeout exceeded when trying to connect"));
      coming.then(
        (client) => client.release(),
        () => {},
      );
    }, ms);
    return Promise.race([coming, tooLate.promise]).finally(() => clearTimeout(timer));
  };
  const usual = pool.connect.bind(pool) as (...what: unknown[]) => unknown;
  pool.connect = ((...what: unknown[]) => {
    const ms = waiting.getStore();
    return ms === undefined || what.length > 0 ? usual(...what) : hurried(ms);
  }) as typeof pool.connect;
}
