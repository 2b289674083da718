/** The content of subscribed calendars, and their addresses. */
import type { Language } from "@stoep/contract/kernel";
import { type ExpressionBuilder, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { reachesResident } from "../../reach/index.ts";

export type CalendarRow = Awaited<ReturnType<typeof listCalendarRows>>[number];

/** More dates than a neighbourhood has in fifteen months. */
const most = 3000;

interface FeedSpan {
  from: Date;
  until: Date;
}

/** Dates of live activities: of a post, a resident's neighbourhood, or an organisation. */
const selectDates = (db: Db, of: CalendarScope, { from, until }: FeedSpan) =>
  db
    .selectFrom("activityDate as date")
    .innerJoin("post", "post.id", "date.postId")
    .innerJoin("public.organisation as sender", "sender.id", "post.organisationId")
    .where("date.startsAt", ">=", from)
    .where("date.startsAt", "<", until)
    .where("post.publishedAt", "is not", null)
    .where("post.deletedAt", "is", null)
    .where((eb) => isInScope(eb as ExpressionBuilder<Database, "post">, of));

/** The dates of a calendar in their order, with their texts, in one statement. */
export function listCalendarRows(db: Db, of: CalendarScope, { language, ...span }: FeedSpan & { language: Language }) {
  return selectDates(db, of, span)
    .innerJoin("postActivity", "postActivity.postId", "post.id")
    .leftJoin("postTranslation as translation", (join) =>
      join.onRef("translation.postId", "=", "post.id").on("translation.language", "=", language),
    )
    .select(["date.id", "date.postId", "date.startsAt", "date.endsAt", "date.cancelledAt", "date.revision"])
    .select(["sender.name as organisation", "post.publishedAt", "post.editedAt"])
    .select(({ fn }) => [
      fn.coalesce("translation.title", "post.title").as("title"),
      fn.coalesce("translation.textHtml", "post.textHtml").as("textHtml"),
      fn.coalesce("date.address", "postActivity.address").as("address"),
      sql<number | null>`case when date.address is null then post_activity.longitude else date.longitude end`.as(
        "longitude",
      ),
      sql<number | null>`case when date.address is null then post_activity.latitude else date.latitude end`.as(
        "latitude",
      ),
    ])
    .orderBy("date.startsAt")
    .orderBy("date.id")
    .limit(most)
    .execute();
}

/**
 * Differs whenever the rows do, without reading a text: every change of an activity raises its version, every change of a date its
 * revision, and time itself moves dates into and out of the span. A sum, so that nothing is sorted.
 */
export async function findCalendarVersion(db: Db, of: CalendarScope, span: FeedSpan): Promise<string> {
  const line = sql`concat_ws(' ', date.id, date.revision, post.version, extract(epoch from post.published_at), sender.name)`;
  const { dates, sum } = await selectDates(db, of, span)
    .select([
      sql<number>`count(*)::integer`.as("dates"),
      sql<string | null>`sum(hashtextextended(${line}, 0))::text`.as("sum"),
    ])
    .executeTakeFirstOrThrow();
  return `${dates} ${sum}`;
}

export type CalendarScope = { postId: string } | { organisationId: string; isPublic: boolean } | { residentId: string };

function isInScope(eb: ExpressionBuilder<Database, "post">, of: CalendarScope) {
  if ("postId" in of) return eb("post.id", "=", of.postId);
  if ("organisationId" in of) {
    const own = eb("post.organisationId", "=", of.organisationId);
    return of.isPublic ? eb.and([own, eb("post.visibility", "=", "public-page")]) : own;
  }
  return eb.exists(
    eb
      .selectFrom("postNeighbourhood")
      .innerJoin("resident", "resident.neighbourhoodId", "postNeighbourhood.neighbourhoodId")
      .whereRef("postNeighbourhood.postId", "=", "post.id")
      .where("postNeighbourhood.liveAt", "is not", null)
      .where("resident.id", "=", of.residentId)
      .where(reachesResident)
      .select(sql<number>`1`.as("one")),
  );
}

/** The owner of the calendar; undefined if the address was replaced or ended, or its resident left. */
export function findCalendar(db: Db, key: string) {
  return db
    .selectFrom("calendarAddress")
    .leftJoin("resident", "resident.id", "calendarAddress.residentId")
    .leftJoin("neighbourhood", "neighbourhood.id", "resident.neighbourhoodId")
    .leftJoin("public.account as person", "person.id", "resident.accountId")
    .leftJoin("public.organisation as owner", "owner.id", "calendarAddress.organisationId")
    .select(["calendarAddress.residentId", "calendarAddress.organisationId"])
    .select(["neighbourhood.name as neighbourhood", "owner.name as organisation", "person.language"])
    .where("calendarAddress.key", "=", key)
    .where("resident.leftAt", "is", null)
    .where("person.disabledAt", "is", null)
    .executeTakeFirst();
}

type CalendarHolder = { residentId: string } | { organisationId: string };

export async function findCalendarKey(db: Db, holder: CalendarHolder): Promise<string | null> {
  const found = await selectKey(db, holder).executeTakeFirst();
  return found?.key ?? null;
}

const selectKey = (db: Db, holder: CalendarHolder) =>
  "residentId" in holder
    ? db.selectFrom("calendarAddress").select("key").where("residentId", "=", holder.residentId)
    : db.selectFrom("calendarAddress").select("key").where("organisationId", "=", holder.organisationId);

/**
 * Replaces the previous address, if there is one. Returns false for a resident who has left in the meantime; a resident who is
 * leaving waits for this transaction, and then ends the new address too.
 */
export async function upsertCalendarKey(
  db: Tx,
  holder: CalendarHolder,
  { id, key, now }: { id: string; key: string; now: Date },
): Promise<boolean> {
  const column = "residentId" in holder ? "residentId" : "organisationId";
  if ("residentId" in holder && !(await holdResident(db, holder.residentId))) return false;
  await db
    .insertInto("calendarAddress")
    .values({ id, key, createdAt: now, ...holder })
    .onConflict((conflict) => conflict.column(column).doUpdateSet({ key, createdAt: now }))
    .execute();
  return true;
}

async function holdResident(db: Tx, residentId: string): Promise<boolean> {
  const found = await db
    .selectFrom("resident")
    .select("id")
    .where("id", "=", residentId)
    .where("leftAt", "is", null)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** When a resident leaves the network: one who returns gets a new address. */
export const endOwnCalendar = (db: Tx, residentId: string): Promise<void> => deleteCalendarKey(db, { residentId });

export async function deleteCalendarKey(db: Db, holder: CalendarHolder): Promise<void> {
  const [[column, id]] = Object.entries(holder) as [["residentId" | "organisationId", string]];
  await db.deleteFrom("calendarAddress").where(column, "=", id).execute();
}

export const findOrganisation = (db: Db, networkId: string, organisationId: string) =>
  db
    .selectFrom("public.organisation")
    .select(["id", "name"])
    .where("id", "=", organisationId)
    .where("networkId", "=", networkId)
    .executeTakeFirst();

/** Without the secret address. */
export const listOwnCalendars = (db: Db, residentId: string) =>
  db.selectFrom("calendarAddress").select("createdAt").where("residentId", "=", residentId).execute();
