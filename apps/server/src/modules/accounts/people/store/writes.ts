/** How often one person may do one kind of thing, counted in the database: every process sees it, and a restart forgets nothing. */
import type { LimitName, LimitTable } from "@stoep/contract/limits";
import type { Db } from "#kernel/database.ts";
import { Refusal } from "#kernel/refuse.ts";

/**
 * Returns what counts one more of a kind for a person. It throws `too_many_requests` beyond the limit, with the time until the next may come.
 * `platform` is no transaction: what is refused afterwards counts too, and commands of one person do not wait for each other.
 */
export const writeCounter =
  (platform: Db, limits: LimitTable) =>
  async (kind: LimitName, accountId: string, now: Date): Promise<void> => {
    const limit = limits[kind];
    const at = now.getTime();
    const { points, expire } = await platform
      .insertInto("public.rateLimit")
      .values({ key: `write ${kind} ${accountId}`, points: 1, expire: at + limit.seconds * 1000 })
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
    if (points <= limit.max) return;
    const seconds = Math.max(1, Math.ceil(((expire ?? at) - at) / 1000));
    throw new Refusal("too_many_requests", {}, seconds);
  };
