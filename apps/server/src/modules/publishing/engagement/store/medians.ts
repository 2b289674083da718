/** Typical figures of an organisation: medians over its messages, from the roll-up. S1 §9 */

import { peopleCountMin } from "@stoep/contract/people-count";
import { fewestForMedian } from "@stoep/contract/publishing";
import { pollTypes } from "@stoep/contract/publishing/values";
import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#kernel/database.ts";

/** More messages would hardly change a median, and a thousand are read equally fast for every organisation. */
const messagesMax = 1000;

/** Over an organisation's messages that went live between these moments. As everywhere, fewer than ten people count as none. */
export function findMedians(db: Db, organisationId: string, since: Date, until: Date) {
  const latest = db
    .selectFrom("post")
    .where("organisationId", "=", organisationId)
    .where("deletedAt", "is", null)
    .where("publishedAt", ">=", since)
    .where("publishedAt", "<=", until)
    .orderBy("publishedAt", "desc")
    .orderBy("id", "desc")
    .limit(messagesMax)
    .select(["id", "type", "ctaType", "ctaLink"]);
  return db
    .selectFrom(latest.as("one"))
    .innerJoin("postTotal", "postTotal.postId", "one.id")
    .select((eb) => {
      const everyMessage = sql<SqlBool>`true`;
      const hasButton = eb.or([eb("one.ctaType", "<>", "link"), eb("one.ctaLink", "<>", "")]);
      const isPoll = eb("one.type", "in", pollTypes);
      const ofReached = (count: Expression<number>) =>
        sql<number | null>`case when ${eb.ref("reached")} >= ${sql.lit(peopleCountMin)} then
          case when ${count} >= ${sql.lit(peopleCountMin)} then least(1, ${count}::float8 / ${eb.ref("reached")}) else 0 end end`;
      return [
        eb.fn.countAll<number>().as("messages"),
        middle(ofReached(eb.ref("seen")), everyMessage).as("seenShare"),
        middle(ofReached(eb.ref("opened")), everyMessage).as("openedShare"),
        middle(ofReached(eb.ref("clicked")), hasButton).as("clickedShare"),
        middle(eb.ref("reactions"), everyMessage).as("reactions"),
        middle(eb.ref("comments"), everyMessage).as("comments"),
        middle(eb.ref("votes"), isPoll).as("votes"),
      ];
    })
    .executeTakeFirstOrThrow();
}

const middle = (value: Expression<number | null>, where: Expression<SqlBool>): RawBuilder<number | null> =>
  sql`case when count(${value}) filter (where ${where}) >= ${sql.lit(fewestForMedian)} then
    percentile_cont(0.5) within group (order by ${value}) filter (where ${where}) end`;
