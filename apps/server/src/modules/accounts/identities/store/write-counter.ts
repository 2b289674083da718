/**
 * Limits how often one person may do one kind of thing. Counted in the database, shared by all processes and kept across restarts, or
 * in the process where counting would cost as much as what is counted.
 */
import type { Limit, LimitName, LimitTable } from "@stoep/contract/rate-limits";
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { Refusal } from "#kernel/refuse.ts";

/**
 * Returns a function that counts one more of a kind for a person. Beyond the limit it throws `too_many_requests` with the time to
 * wait. `platform` is not a transaction: commands refused later count too, and a person's commands do not wait for each other.
 */
export function writeCounter(platform: Db, limits: LimitTable) {
  const countHere = processCounter();
  return async (kind: LimitName, accountId: string, now: Date): Promise<void> => {
    const limit: Limit = limits[kind];
    const at = now.getTime();
    const one = { key: `write ${kind} ${accountId}`, points: 1, expire: at + limit.seconds * 1000 };
    const { points, expire } = limit.isPerProcess ? countHere(one, at) : await insertWriteCount(platform, one, at);
    if (points <= limit.max) return;
    const seconds = Math.max(1, Math.ceil(((expire ?? at) - at) / 1000));
    throw new Refusal("too_many_requests", {}, seconds);
  };
}

interface WriteCount {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number | null;
}

/** Commits without waiting for the disk: a crash loses only the counts of the last moment. */
const insertWriteCount = (platform: Db, { key, points, expire }: WriteCount, at: number) =>
  platform
    .insertInto("public.rateLimit")
    .columns(["key", "points", "expire"])
    .expression(({ selectFrom }) =>
      selectFrom(sql`set_config('synchronous_commit', 'off', true)`.as("untilCommit")).select([
        sql<string>`${key}::text`.as("key"),
        sql<number>`${points}::integer`.as("points"),
        sql<number | null>`${expire}::bigint`.as("expire"),
      ]),
    )
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(({ eb, ref }) => {
        const isOver = eb("public.rateLimit.expire", "<=", at);
        return {
          points: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb("public.rateLimit.points", "+", 1))
            .end(),
          expire: eb.case().when(isOver).then(ref("excluded.expire")).else(ref("public.rateLimit.expire")).end(),
        };
      }),
    )
    .returning(["points", "expire"])
    .executeTakeFirstOrThrow();

/** Above this number of counts, the expired ones are removed. */
const manyCounts = 10_000;

function processCounter() {
  const counts = new Map<string, WriteCount>();
  const isOver = ({ expire }: WriteCount, at: number) => (expire ?? 0) <= at;
  return (one: WriteCount, at: number): WriteCount => {
    if (counts.size >= manyCounts) for (const [key, count] of counts) if (isOver(count, at)) counts.delete(key);
    const last = counts.get(one.key);
    const count = last && !isOver(last, at) ? { ...last, points: last.points + 1 } : one;
    counts.set(one.key, count);
    return count;
  };
}
