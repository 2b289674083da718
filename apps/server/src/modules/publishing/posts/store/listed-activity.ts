/** What a list of posts says of an activity and of a vacancy, and the order in which it lists them by their own date. */
import type { PostKind } from "@stoep/contract/publishing";
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
const activityOrder = (eb: Posts, now: Date) =>
  sql<string>`coalesce(
    (${comingDatesOf(eb, now).select(sql`extract(epoch from min(starts_at))`.as("at"))}),
    (${datesOf(eb).select(sql`100000000000 - extract(epoch from max(starts_at))`.as("at"))}),
    200000000000)`;

/**
 * Vacancies that are still open are first, the one that closes soonest on top; those without a last day follow, then those that are
 * closed, the latest on top. As numbers: "20261128". `today`: of the network.
 */
const vacancyOrder = (eb: Posts, today: string) =>
  sql<string>`coalesce((${vacancyOf(eb).select(
    sql`case when apply_until >= ${today} then 0 else 300000000 end
      + case when apply_until >= ${today} then 1 else -1 end * replace(apply_until, '-', '')::int`.as("at"),
  )}), 100000000)`;

/** Each kind has a date of its own; others have none. */
export const dateOrder = (eb: Posts, { now, today, kind }: Dated) =>
  kind === "vacancy" ? vacancyOrder(eb, today) : activityOrder(eb, now);
/** `today`: of the network. */
interface Dated {
  now: Date;
  today: string;
  kind: PostKind | undefined;
}

const vacancyOf = (eb: Posts) => eb.selectFrom("postVacancy").whereRef("postVacancy.postId", "=", "post.id");

export const listedVacancyOf = (eb: Posts) => jsonObjectFrom(vacancyOf(eb).select("applyUntil"));

/** The next date, or the last one if all are over or cancelled; null for other kinds of posts, and before there are dates. */
export const listedActivityOf = (eb: Posts, now: Date) => {
  const next = comingDatesOf(eb, now).select("id").orderBy("startsAt").limit(1);
  const last = datesOf(eb).select("id").orderBy("startsAt", "desc").limit(1);
  return jsonObjectFrom(
    eb
      .selectFrom("activityDate as date")
      .innerJoin("postActivity as plan", "plan.postId", "date.postId")
      .where("date.id", "=", sql<string>`coalesce((${next}), (${last}))`)
      .select([
        "date.startsAt",
        "date.endsAt",
        "date.isOpenEnded",
        "date.coming",
        "plan.capacity",
        "plan.hasRegistration",
      ])
      .select(({ fn }) => fn.coalesce("date.address", "plan.address").as("address"))
      .select(
        datesOf(eb)
          .select(({ fn }) => fn.max("startsAt").as("last"))
          .$asScalar()
          .$notNull()
          .as("lastStartsAt"),
      ),
  );
};
