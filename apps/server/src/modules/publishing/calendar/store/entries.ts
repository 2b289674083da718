/** Posts with a time within a span: two scans along the indexes of publication times, and two along the dates of activities. */
import { dayMs, hourMs } from "@stoep/contract/kernel";
import { calendarLimits, type PostKind } from "@stoep/contract/publishing";
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";

export type CalendarEntryRow = Awaited<ReturnType<typeof listCalendarEntries>>[number];

interface CalendarSpan {
  from: Date;
  until: Date;
  /** Empty: all kinds. */
  kinds: readonly PostKind[];
}

/** Dates that began longer than this before the span are left out. */
const longestMs = 366 * dayMs;
/** As in the index of long dates: a shorter date in the span began at most this long before it. */
const eveningMs = 12 * hourMs;
const most = calendarLimits.entries + 1;

/** In order; one more than is shown, if there is one. */
export function listCalendarEntries(db: Db, organisationId: string, span: CalendarSpan) {
  const moments = selectPosts(db, organisationId, span, "publishedAt")
    .unionAll(selectPosts(db, organisationId, span, "publishAt"))
    .unionAll(selectDates(db, organisationId, span, "begun"))
    .unionAll(selectDates(db, organisationId, span, "goingOn"));
  return db
    .selectFrom(moments.as("entry"))
    .selectAll("entry")
    .orderBy("entry.at")
    .orderBy("entry.id")
    .limit(most)
    .execute();
}

const columns = ["post.id", "post.kind", "post.type", "post.title", "post.publishAt", "post.publishedAt"] as const;

/** Messages and vacancies, by when they went online or will. */
function selectPosts(
  db: Db,
  organisationId: string,
  { from, until, kinds }: CalendarSpan,
  column: "publishedAt" | "publishAt",
) {
  const found = db
    .selectFrom("post")
    .select(columns)
    .select(({ ref }) => [ref(`post.${column}`).$notNull().as("at"), sql<Date | null>`null::timestamptz`.as("until")])
    .select(sql<string | null>`null::uuid`.as("dateId"))
    .select(sql<boolean>`false`.as("isCancelled"))
    .where("post.organisationId", "=", organisationId)
    .where("post.deletedAt", "is", null)
    .where("post.kind", "<>", "activity")
    .$if(kinds.length > 0, (query) => query.where("post.kind", "in", kinds))
    .$if(column === "publishAt", (query) => query.where("post.publishedAt", "is", null))
    .where(`post.${column}`, ">=", from)
    .where(`post.${column}`, "<", until)
    .orderBy(`post.${column}`)
    .limit(most);
  return db.selectFrom(found.as("found")).selectAll("found");
}

/** Dates that begin in the span or the evening before, and long ones that began earlier: each along its own index. */
function selectDates(db: Db, organisationId: string, { from, until, kinds }: CalendarSpan, which: "begun" | "goingOn") {
  const evening = new Date(from.getTime() - eveningMs);
  const found = db
    .selectFrom("activityDate")
    .innerJoin("post", "post.id", "activityDate.postId")
    .select(columns)
    .select(["activityDate.startsAt as at", "activityDate.endsAt as until", "activityDate.id as dateId"])
    .select(({ ref }) => sql<boolean>`${ref("activityDate.cancelledAt")} is not null`.as("isCancelled"))
    .where("post.organisationId", "=", organisationId)
    .where("post.deletedAt", "is", null)
    .where("activityDate.endsAt", ">=", from)
    .$if(which === "begun", (query) =>
      query.where("activityDate.startsAt", ">=", evening).where("activityDate.startsAt", "<", until),
    )
    .$if(which === "goingOn", (query) =>
      query
        .where("activityDate.startsAt", ">=", new Date(from.getTime() - longestMs))
        .where("activityDate.startsAt", "<", evening)
        .where(sql<boolean>`activity_date.ends_at - activity_date.starts_at > interval '12 hours'`),
    )
    .$if(kinds.length > 0 && !kinds.includes("activity"), (query) => query.where(sql<boolean>`false`))
    .orderBy("activityDate.startsAt")
    .limit(most);
  return db
    .selectFrom(found.as("found"))
    .select(["id", "kind", "type", "title", "publishAt", "publishedAt", "at"])
    .select(({ ref }) => [
      sql<Date | null>`${ref("found.until")}`.as("until"),
      sql<string | null>`${ref("found.dateId")}`.as("dateId"),
    ])
    .select("isCancelled");
}
