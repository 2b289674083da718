/** For tests of two simultaneous actions: one is held up until the other has done its part. */
import type { Databases } from "#kernel/database.ts";
import { waitUntil } from "./stand-ins.ts";

/** Waits until each call waits for a lock that someone else holds, or has settled because it needs none. */
export async function untilBlocked({ pool }: Pick<Databases, "pool">, ...calls: Promise<unknown>[]): Promise<void> {
  let running = calls.length;
  const end = () => {
    running -= 1;
  };
  for (const call of calls) call.then(end, end);
  const waiting =
    "select from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())";
  await waitUntil(async () => ((await pool.query(waiting)).rowCount ?? 0) >= running);
}
