/** Limits how long a request waits for a database connection, because a person is waiting. Jobs may wait longer. */
import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { DatabaseClient } from "../schema/database-client.ts";

const waiting = new AsyncLocalStorage<number>();

/** Runs `work`, and everything asynchronous that follows from it, so that getting a connection fails after `ms`. */
export const withConnectionWait = (ms: number, work: () => void): void => waiting.run(ms, work);

type Given = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

export class DatabasePool extends pg.Pool {
  #givenAt = 0;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on("acquire", () => {
      this.#givenAt = performance.now();
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Given): void;
  override connect(callback?: Given): unknown {
    if (callback) return super.connect(callback);
    const ms = waiting.getStore();
    return ms === undefined ? this.#connectFresh() : this.#connectWithin(ms);
  }

  async #connectFresh(): Promise<pg.PoolClient> {
    const client = await super.connect();
    if (!(client instanceof DatabaseClient && client.isSpent)) return client;
    client.release(true);
    return this.#connectFresh();
  }

  /**
   * The time restarts whenever another request gets a connection: the database is then busy, not unavailable. If this process itself
   * was busy, what arrived in the meantime is read before a wait counts as too long. A connection that arrives too late goes back to
   * the pool.
   */
  #connectWithin(ms: number): Promise<pg.PoolClient> {
    const [coming, askedAt] = [this.#connectFresh(), performance.now()];
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      const look = (hasRead: boolean) => {
        const rest = Math.max(askedAt, this.#givenAt) + ms - performance.now();
        if (rest > 0) timer = setTimeout(look, rest, false);
        // Timers come before what was received; an immediate comes after it.
        else if (!hasRead) setImmediate(look, true);
        else reject(new Error("timeout exceeded when trying to connect"));
      };
      look(false);
    });
    tooLate.catch(() => coming.then((client) => client.release()).catch(() => {}));
    return Promise.race([coming, tooLate]).finally(() => clearTimeout(timer));
  }
}
