/** Attempt counters in the database: shared by all processes, and kept across restarts. */

import { createHash } from "node:crypto";
import { dayMs } from "@stoep/contract/kernel";
import type { RouteCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { addressGroup, type Limit, pauseMs, type TryLimit } from "../../limits.ts";

/** The key of a counter. Network and e-mail addresses are stored only as hashes. */
const keyOf = (what: string, who: string) => `${what} ${createHash("sha256").update(who).digest("base64url")}`;

export const accountKey = (email: string) => keyOf("sign-in account", email);
export const addressKey = (address: string) => keyOf("sign-in address", addressGroup(address));

/** Whether the pause after the last try is not over yet. */
export async function isPaused(db: Db, key: string, limit: TryLimit, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("public.rateLimit")
    .select(["points", "expire"])
    .where("key", "=", key)
    .executeTakeFirst();
  if (!row || row.expire === null || row.expire <= now.getTime()) return false;
  const lastTry = row.expire - limit.forgetMs;
  return now.getTime() < lastTry + pauseMs(row.points, limit);
}

export async function countWrongTry(db: Db, key: string, limit: TryLimit, now: Date): Promise<void> {
  await addCount(db, key, now, now.getTime() + limit.forgetMs, "prolong");
}

export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.deleteFrom("public.rateLimit").where("key", "=", key).execute();
}

/**
 * Allows at most `max` requests of one kind from one address in a number of seconds; refuses with `too_many_requests`.
 * Must not run inside a transaction: the refusal would undo the count.
 */
export async function limitTries(
  { db, client, now }: Pick<RouteCall, "db" | "client" | "now">,
  what: string,
  limit: Limit,
): Promise<void> {
  if (!(await countWithin(db, what, addressGroup(client.address), limit, now))) refuse("too_many_requests");
}

/** Counts one more, and returns whether it is within `max`. */
export async function countWithin(
  db: Db,
  what: string,
  who: string,
  { max, seconds }: Limit,
  now: Date,
): Promise<boolean> {
  return (await addCount(db, keyOf(what, who), now, now.getTime() + seconds * 1000, "keep")) <= max;
}

/** What was counted in the time that runs, without counting one more. */
export async function countSoFar(db: Db, what: string, who: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom("public.rateLimit")
    .select(["points", "expire"])
    .where("key", "=", keyOf(what, who))
    .executeTakeFirst();
  return row && row.expire !== null && row.expire > now.getTime() ? row.points : 0;
}

/** The same for requests of one kind from one address. */
export const triesSoFar = ({ db, client, now }: Pick<RouteCall, "db" | "client" | "now">, what: string) =>
  countSoFar(db, what, addressGroup(client.address), now);

/** Undoes one count, because successful attempts do not count. */
export async function undoCount(db: Db, what: string, who: string): Promise<void> {
  await db
    .updateTable("public.rateLimit")
    .set((eb) => ({ points: eb("points", "-", 1) }))
    .where("key", "=", keyOf(what, who))
    .where("points", ">", 0)
    .execute();
}

/**
 * Allows at most `max` of something in a day and counts `more` at once; refuses with `too_many_requests`. Runs inside the
 * transaction of what is counted, so that what is refused does not count.
 */
export async function limitPerDay(
  { db, now }: Pick<RouteCall, "db" | "now">,
  [what, who]: [what: string, who: string],
  { max, more }: { max: number; more: number },
): Promise<void> {
  const total = await addCount(db, keyOf(what, who), now, now.getTime() + dayMs, "keep", more);
  if (total > max) refuse("too_many_requests");
}

/** Counts one more, starting again when the old counts have expired. Returns the count. */
async function addCount(
  db: Db,
  key: string,
  now: Date,
  expire: number,
  end: "keep" | "prolong",
  more = 1,
): Promise<number> {
  const at = now.getTime();
  const { points } = await db
    .insertInto("public.rateLimit")
    .values({ key, points: more, expire })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(({ eb, ref }) => {
        const isOver = eb("public.rateLimit.expire", "<=", at);
        const next = eb("public.rateLimit.points", "+", more);
        return {
          points: eb.case().when(isOver).then(more).else(next).end(),
          expire:
            end === "prolong"
              ? ref("excluded.expire")
              : eb.case().when(isOver).then(ref("excluded.expire")).else(ref("public.rateLimit.expire")).end(),
        };
      }),
    )
    .returning("points")
    .executeTakeFirstOrThrow();
  return points;
}
