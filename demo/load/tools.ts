import type { Insertable } from "kysely";
import type { Network } from "../../apps/server/src/kernel/actor.ts";
import type { Context } from "../../apps/server/src/kernel/call.ts";
import type { Databases, Db, Tx } from "../../apps/server/src/kernel/database.ts";
import type { Database } from "../../apps/server/src/schema/db.types.ts";
import type { City } from "../shapes.ts";

/** What loading needs of the server. */
export interface Tools extends Pick<Context, "config" | "ports" | "log" | "now"> {
  store: Pick<Databases, "platform" | "network">;
  /** One line of progress, for anyone who waits. */
  say(line: string): void;
}

/** A city being loaded: its network, and one transaction for all that is written into it. */
export interface Site {
  city: City;
  network: Network;
  trx: Tx;
  now: Date;
}

export const DAY = 24 * 3_600_000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** Parameters that one statement may carry, and rows that are quick to put together. */
const MOST_PARAMETERS = 60_000;
const MOST_ROWS = 1_500;

export async function insertAll<T extends keyof Database & string>(
  db: Db,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const columns = Math.max(1, Object.keys(rows[0] ?? {}).length);
  const step = Math.min(MOST_ROWS, Math.floor(MOST_PARAMETERS / columns));
  for (let from = 0; from < rows.length; from += step) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + step))
      .execute();
  }
}
