/** What a list of posts says of an activity, and the order in which it lists activities. */
import { type ExpressionBuilder, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Database } from "../../../../schema/db.types.ts";

type Posts = ExpressionBuilder<Database, "post">;

const datesOf = (eb: Posts) => eb.selectFrom("activityDate").whereRef("activityDate.postId", "=", "post.id");
/** Neither cancelled nor over. */
const comingDatesOf = (eb: Posts, now: Date) =>
  datesOf(eb).where("activityDate.cancelledAt", "is", null).where("activityDate.endsAt", ">", now);

/**
 * Activities to come are first, the soonest on top; those that are over follow, the latest on top; what has no date is last. In
 * seconds, as PostgreSQL writes them.
 */
export const dateOrder = (eb: Posts, now: Date) =>
  sql<string>`coalesce(
    (${comingDatesOf(eb, now).select(sql`extract(epoch from min(starts_at))`.as("at"))}),
    (${datesOf(eb).select(sql`100000000000 - extract(epoch from max(starts_at))`.as("at"))}),
    200000000000)`;

/** The next date, or the last one if all are over or cancelled; null for other kinds of posts, and before there are dates. */
export const listedActivityOf = (eb: Posts, now: Date) => {
  const next = comingDatesOf(eb, now).select("id").orderBy("startsAt").limit(1);
  const last = datesOf(eb).select("id").orderBy("startsAt", "desc").limit(1);
  return jsonObjectFrom(
    eb
      .selectFrom("activityDate as date")
      .innerJoin("postActivity as plan", "plan.postId", "date.postId")
      .where("date.id", "=", sql<string>`coalesce((${next}), (${last}))`)
      .select(["date.startsAt", "date.coming", "plan.capacity", "plan.hasRegistration"])
      .select(
        datesOf(eb)
          .select(({ fn }) => fn.max("startsAt").as("last"))
          .$asScalar()
          .$notNull()
          .as("lastStartsAt"),
      ),
  );
};
