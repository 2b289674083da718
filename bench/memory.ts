/** The memory of the server's process, in megabytes. */
import { setTimeout as pause } from "node:timers/promises";
import type { EmbeddedPostgres } from "../apps/server/src/adapters/embedded-postgres.ts";
import { openDatabase } from "../apps/server/src/kernel/database.ts";
import { serve } from "./city.ts";

export interface Memory {
  /** At its first start, once it has compiled its code and done the work of a whole day. */
  first: number;
  /** After later starts, five seconds in. */
  idle: number;
  loaded: number;
}

const due = "select from pgboss.job where state = 'active' or (state < 'active' and start_after <= now()) limit 1";

/** Starts the server in a city that is new to it, waits until no work is left, and stops it. Returns its memory at that time. */
export async function firstStart(postgres: EmbeddedPostgres, where: { port: number; folder: string }): Promise<number> {
  const server = await serve(postgres, where);
  const databases = openDatabase(postgres.ownerUrl, { max: 1 });
  try {
    const until = performance.now() + 300_000;
    let quiet = 0;
    // Sweeper processes come and go; the day's work takes longest.
    while (quiet < 5 && performance.now() < until) {
      await pause(1_000);
      const { rowCount } = await databases.pool.query(due);
      quiet = rowCount ? 0 : quiet + 1;
    }
    return server.memory("VmRSS");
  } finally {
    await databases.close();
    await server.stop();
  }
}
