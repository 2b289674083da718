/** What has a place, with its title in the reader's language. */
import type { Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Guest, Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { type Box, isInBox, isSaidOnMap } from "#kernel/sql/in-box.ts";
import { mayReadAround } from "../posts/index.ts";

type Reader = Guest | Resident | Staff;
interface MapQuery {
  box: Box | null;
  search: string;
  language: Language;
  now: Date;
  today: string;
  limit: number;
}

const selectPosts = (db: Db, reader: Reader, language: Language) =>
  db
    .selectFrom("post")
    .innerJoin("public.organisation as sender", "sender.id", "post.organisationId")
    .leftJoin("postTranslation as said", (join) =>
      join.onRef("said.postId", "=", "post.id").on("said.language", "=", language),
    )
    .select(["post.id", "sender.id as organisationId", "sender.name as organisation"])
    .select(({ fn, val }) => [
      fn.coalesce("said.title", "post.title").as("title"),
      fn.coalesce("said.language", "post.language").as("language"),
      val(null).as("state"),
    ])
    .where((eb) => mayReadAround(eb, reader));

/** The next date of each that was not cancelled, at its own place or at the activity's; the soonest first. */
export async function listActivities(db: Db, reader: Reader, { box, search, language, now, limit }: MapQuery) {
  const rows = await selectPosts(db, reader, language)
    .innerJoin(nextDates(db, now).as("next"), "next.postId", "post.id")
    .innerJoin("postActivity as plan", "plan.postId", "post.id")
    .select(({ fn }) => [
      longitudeOf.$notNull().as("longitude"),
      latitudeOf.$notNull().as("latitude"),
      fn.coalesce("next.address", "plan.address").as("place"),
      "next.startsAt as at",
    ])
    .where(isInBox(longitudeOf, latitudeOf, box))
    .where(({ fn, ref }) =>
      isSaidOnMap(
        search,
        fn.coalesce("said.title", "post.title"),
        fn.coalesce("next.address", "plan.address"),
        ref("sender.name"),
      ),
    )
    .orderBy("next.startsAt")
    .orderBy("post.id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, until: null }));
}

/** A date with an address of its own that has no place is nowhere on the map. */
const longitudeOf = sql<number | null>`case when next.address is null then plan.longitude else next.longitude end`;
const latitudeOf = sql<number | null>`case when next.address is null then plan.latitude else next.latitude end`;

/** The two halves have an index each, as for the agenda: what begins later, and what lasts long. */
const nextDates = (db: Db, now: Date) =>
  db
    .selectFrom("activityDate")
    .distinctOn("activityDate.postId")
    .select(["activityDate.postId", "activityDate.startsAt", "activityDate.address"])
    .select(["activityDate.longitude", "activityDate.latitude"])
    .where("activityDate.cancelledAt", "is", null)
    .where("activityDate.endsAt", ">", now)
    .where(({ or, eb }) =>
      or([
        eb("activityDate.startsAt", ">", new Date(now.getTime() - halfDayMs)),
        sql<boolean>`activity_date.ends_at - activity_date.starts_at > interval '12 hours'`,
      ]),
    )
    .orderBy("activityDate.postId")
    .orderBy("activityDate.startsAt");

const halfDayMs = 12 * 3_600_000;

/** Those that one can still apply for, the latest first. */
export async function listVacancies(db: Db, reader: Reader, { box, search, language, today, limit }: MapQuery) {
  const rows = await selectPosts(db, reader, language)
    .innerJoin("postVacancy as work", "work.postId", "post.id")
    .select(({ ref }) => [
      ref("work.longitude").$notNull().as("longitude"),
      ref("work.latitude").$notNull().as("latitude"),
      "work.address as place",
      "work.applyUntil as until",
    ])
    .where("post.kind", "=", "vacancy")
    .where(({ or, eb }) => or([eb("work.applyUntil", "is", null), eb("work.applyUntil", ">=", today)]))
    .where(({ ref }) => isInBox(ref("work.longitude"), ref("work.latitude"), box))
    .where(({ fn, ref }) =>
      isSaidOnMap(search, fn.coalesce("said.title", "post.title"), ref("work.address"), ref("sender.name")),
    )
    .orderBy("post.publishedAt", "desc")
    .orderBy("post.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, at: null }));
}
