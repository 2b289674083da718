/** Deletes details of closed shouts. Who handled a shout, when, and the outcome are kept with it. */

import type { Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

export interface RetentionLimits {
  done: Date;
  withdrawn: Date;
}

/** Deletes internal notes, followers and reasons of shouts that were closed before. Returns how many shouts. */
export async function expireDetails(db: Tx, since: RetentionLimits, now: Date, limit: number): Promise<number> {
  const untidied = db
    .selectFrom("shout")
    .select("id")
    .where("tidiedAt", "is", null)
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const done = await untidied.where("doneAt", "<", since.done).orderBy("doneAt").orderBy("id").execute();
  const gone = await untidied.where("withdrawnAt", "<", since.withdrawn).orderBy("withdrawnAt").orderBy("id").execute();
  const ids = [...new Set([...done, ...gone].map(({ id }) => id))];
  if (ids.length === 0) return 0;
  const these = anyOf(ids);
  await db.deleteFrom("shoutNote").where("shoutId", "=", these).execute();
  await db.deleteFrom("shoutFollower").where("shoutId", "=", these).execute();
  await db
    .updateTable("shoutMoment")
    .set({ text: "" })
    .where("shoutId", "=", these)
    .where("kind", "in", ["reopened", "hidden"])
    .execute();
  await db.updateTable("shout").set({ tidiedAt: now }).where("id", "=", these).execute();
  return ids.length;
}
