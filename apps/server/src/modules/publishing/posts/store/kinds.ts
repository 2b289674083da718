/** The fields that only one kind of post has, and the dates of an activity. */
import { type ActivityDraft, type AttendanceState, datesOf, type VacancyDraft } from "@stoep/contract/publishing";
import { type AliasableExpression, type Expression, type ExpressionBuilder, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { v7 as newId } from "uuid";
import type { Db } from "#kernel/database.ts";
import type { Database } from "../../../../schema/db.types.ts";

type PostId = Expression<string>;

export const activityOf = (db: Db, postId: PostId) =>
  jsonObjectFrom(
    db
      .selectFrom("postActivity")
      .where("postActivity.postId", "=", postId)
      .select(["fromDay", "fromTime", "untilDay", "untilTime", "repeat", "repeatUntil"])
      .select(["address", "longitude", "latitude", "hasRegistration", "capacity", "closesHoursBefore"]),
  );

export const vacancyOf = (db: Db, postId: PostId) =>
  jsonObjectFrom(
    db
      .selectFrom("postVacancy")
      .where("postVacancy.postId", "=", postId)
      .select(["address", "longitude", "latitude", "engagement", "duration", "durationUnit"])
      .select(["contactFirstName", "contactLastName", "contactEmail", "contactPhone", "applyUntil", "subscriptionUrl"]),
  );

/** Grows with every change to a post or to one of its dates. */
export const readVersion = (db: Db, eb: ExpressionBuilder<Database, "post">) => {
  const moves = db
    .selectFrom("activityDate")
    .where("activityDate.postId", "=", eb.ref("post.id"))
    .select(sql<number>`coalesce(sum(revision), 0)::integer`.as("moves"));
  const ofDates = eb.case().when("post.kind", "=", "activity").then(moves).else(sql.lit(0)).end();
  return eb("post.version", "+", ofDates);
};

/** In order, with this resident's registration for each. */
export const activityDatesOf = (db: Db, postId: PostId, residentId: string | null) =>
  jsonArrayFrom(
    selectDates(db, residentId)
      .where("activityDate.postId", "=", postId)
      .orderBy("startsAt")
      .orderBy("activityDate.id"),
  );
export type StoredDate = Awaited<ReturnType<ReturnType<typeof selectDates>["executeTakeFirstOrThrow"]>>;

export const selectDates = (db: Db, residentId: string | null) =>
  db
    .selectFrom("activityDate")
    .select(["activityDate.id", "startsAt", "endsAt", "isOpenEnded", "movedFrom", "cancelledAt", "cancelReason"])
    .select(["activityDate.address", "activityDate.longitude", "activityDate.latitude", "coming", "waiting"])
    .select((eb) => ownAttendanceOf(db, eb.ref("activityDate.id"), residentId).as("mine"));

/** This resident's registration for a date; null without a resident. JSON keys of one word need no renaming. */
function ownAttendanceOf(
  db: Db,
  dateId: Expression<string>,
  residentId: string | null,
): AliasableExpression<OwnAttendance | null> {
  if (residentId === null) return sql`null::jsonb`;
  return jsonObjectFrom(
    db
      .selectFrom("attendance")
      .where("attendance.dateId", "=", dateId)
      .where("attendance.residentId", "=", residentId)
      .select(["state", "people"])
      .select((eb) =>
        eb
          .case()
          .when("attendance.state", "=", "waiting")
          .then(partiesUntil(db, eb.ref("attendance.dateId"), eb.ref("attendance.turn")))
          .end()
          .as("position"),
      ),
  );
}

/** Counts the waiting parties up to and including that turn. */
const partiesUntil = (db: Db, dateId: Expression<string>, turn: Expression<number>) =>
  db
    .selectFrom("attendance as other")
    .where("other.dateId", "=", dateId)
    .where("other.state", "=", "waiting")
    .where("other.turn", "<=", turn)
    .select(sql<number>`count(*)::integer`.as("parties"));

interface OwnAttendance {
  state: AttendanceState;
  people: number;
  position: number | null;
}

/** As staff see them, without anyone's own registration. */
export const findDates = (db: Db, postId: string) =>
  selectDates(db, null)
    .where("activityDate.postId", "=", postId)
    .orderBy("startsAt")
    .orderBy("activityDate.id")
    .execute();

/** One date, with the fields of its activity that its view needs. */
export const findDate = (db: Db, dateId: Expression<string>, residentId: string | null) =>
  selectDates(db, residentId)
    .select((eb) => activityOf(db, eb.ref("activityDate.postId")).$notNull().as("activity"))
    .where("activityDate.id", "=", dateId)
    .executeTakeFirst();

export async function upsertActivity(
  db: Db,
  { postId, timeZone, liveAt }: { postId: string; timeZone: string; liveAt: Date | null },
  activity: ActivityDraft,
): Promise<void> {
  await db
    .insertInto("postActivity")
    .values({ postId, ...activity })
    .onConflict((conflict) => conflict.column("postId").doUpdateSet(activity))
    .execute();
  // People register for the dates of a live activity, so activities/reschedule.ts moves those.
  if (liveAt) return;
  await db.deleteFrom("activityDate").where("postId", "=", postId).execute();
  const dates = datesOf(activity, timeZone).map((date) => ({ id: newId(), postId, ...date }));
  if (dates.length > 0) await db.insertInto("activityDate").values(dates).execute();
}

export async function upsertVacancy(db: Db, postId: string, vacancy: VacancyDraft): Promise<void> {
  await db
    .insertInto("postVacancy")
    .values({ postId, ...vacancy })
    .onConflict((conflict) => conflict.column("postId").doUpdateSet(vacancy))
    .execute();
}
