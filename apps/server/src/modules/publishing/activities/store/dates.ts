/** Dates of a live activity: moved, cancelled, and announced. Callers that write must lock the post's row. */

import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { translationsOf } from "../../posts/index.ts";

/** The values that mails name. */
export function findActivitySummary(db: Db, postId: string) {
  return db
    .selectFrom("post")
    .innerJoin("postActivity", "postActivity.postId", "post.id")
    .innerJoin("public.organisation as sender", "sender.id", "post.organisationId")
    .select(["post.title", "postActivity.address", "sender.name as organisationName"])
    .select((eb) => translationsOf(db, eb.ref("post.id")).as("translations"))
    .where("post.id", "=", postId)
    .executeTakeFirst();
}

/** The activity of a date, if it belongs to this organisation. */
export async function findPostOfDate(db: Db, organisationId: string, dateId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom("activityDate")
    .innerJoin("post", "post.id", "activityDate.postId")
    .select("post.id")
    .where("activityDate.id", "=", dateId)
    .where("post.organisationId", "=", organisationId)
    .where("post.deletedAt", "is", null)
    .executeTakeFirst();
  return found?.id;
}

export type DateHeading = NonNullable<Awaited<ReturnType<typeof findDateHeading>>>;

/** What a list of who comes is about, if the date belongs to this organisation. */
export function findDateHeading(db: Db, organisationId: string, dateId: string) {
  return db
    .selectFrom("activityDate as date")
    .innerJoin("post", "post.id", "date.postId")
    .innerJoin("postActivity as plan", "plan.postId", "date.postId")
    .select(["post.title", "date.startsAt", "date.endsAt", "date.isOpenEnded"])
    .select(({ fn }) => fn.coalesce("date.address", "plan.address").as("address"))
    .where("date.id", "=", dateId)
    .where("post.organisationId", "=", organisationId)
    .where("post.deletedAt", "is", null)
    .executeTakeFirst();
}

export type DateRow = Awaited<ReturnType<typeof listDateRows>>[number];

/** In their order. */
export function listDateRows(db: Db, postId: string) {
  return db
    .selectFrom("activityDate")
    .select(["id", "startsAt", "endsAt", "isOpenEnded", "movedFrom", "cancelledAt", "cancelReason", "revision"])
    .select(["address", "longitude", "latitude"])
    .where("postId", "=", postId)
    .orderBy("startsAt")
    .orderBy("id")
    .execute();
}

/** In one statement; increments each revision. */
export async function updateDateRows(db: Db, rows: readonly DateRow[]): Promise<void> {
  if (rows.length === 0) return;
  const given = sql<DateRow>`jsonb_to_recordset(${JSON.stringify(rows.map(asRecord))}::jsonb)`;
  const columns = sql`given(id uuid, starts_at timestamptz, ends_at timestamptz, is_open_ended boolean, moved_from timestamptz,
    cancelled_at timestamptz, cancel_reason text, address text, longitude float8, latitude float8)`;
  await db
    .updateTable("activityDate")
    .from(given.as<"given">(columns))
    .set(({ ref, eb }) => ({
      // A date may be moved out of the past.
      mayHoldNames: sql.lit(true),
      startsAt: ref("given.startsAt"),
      endsAt: ref("given.endsAt"),
      isOpenEnded: ref("given.isOpenEnded"),
      movedFrom: ref("given.movedFrom"),
      cancelledAt: ref("given.cancelledAt"),
      cancelReason: ref("given.cancelReason"),
      address: ref("given.address"),
      longitude: ref("given.longitude"),
      latitude: ref("given.latitude"),
      revision: eb("activityDate.revision", "+", 1),
    }))
    .whereRef("activityDate.id", "=", "given.id")
    .execute();
}

const asRecord = (row: DateRow) => ({
  id: row.id,
  starts_at: row.startsAt,
  ends_at: row.endsAt,
  is_open_ended: row.isOpenEnded,
  moved_from: row.movedFrom,
  cancelled_at: row.cancelledAt,
  cancel_reason: row.cancelReason,
  address: row.address,
  longitude: row.longitude,
  latitude: row.latitude,
});

/** Future dates that take place, with people coming or waiting, of posts that were deleted or restored. */
export function listAttendedDates(db: Db, postIds: readonly string[], now: Date) {
  return db
    .selectFrom("activityDate")
    .select(["id", "postId", "startsAt", "endsAt", "isOpenEnded", "address", "revision"])
    .where("postId", "=", anyOf(postIds))
    .where("startsAt", ">", now)
    .where("cancelledAt", "is", null)
    .where((eb) => eb.or([eb("coming", ">", 0), eb("waiting", ">", 0)]))
    .orderBy("startsAt")
    .execute();
}

/** Increments the revisions, so that people can be notified of these dates again. */
export async function reviseDates(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable("activityDate")
    .set((eb) => ({ revision: eb("revision", "+", 1) }))
    .where("id", "=", anyOf(ids))
    .execute();
}
