/** The agenda: scans the index of start times, limited to what the reader may read, then loads what a row shows. */
import { agendaPageSize } from "@stoep/contract/feed";
import type { Language } from "@stoep/contract/kernel";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { guest, type Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { after, type PageCursor } from "#kernel/page.ts";
import { activityOf, mayRead, reaches, residentValues, selectDates } from "#modules/publishing/index.ts";
import type { Database } from "../../../schema/db.types.ts";

/** Selects dates that begin within the span, and long ones that began earlier and are not over. */
export interface AgendaSpan {
  /** A date that began earlier is included only if it is long. */
  from: Date;
  /** A date that has ended by then is over. */
  at: Date;
  until: Date | null;
}

export interface AgendaReader {
  language: Language;
  /** null: a guest, who reads what is public. */
  resident: Resident | null;
  onlyMine: boolean;
  organisationId: string | null;
}

type DateExpression = ExpressionBuilder<Database, "activityDate">;

/** Longer than an evening, such as an exhibition or a summer playground. The index `activity_date_long` has these. */
const isLong = sql<boolean>`activity_date.ends_at - activity_date.starts_at > interval '12 hours'`;

/** The two halves of a span, each with its own index. */
const beginsInSpan = (eb: DateExpression, { from, at, until }: AgendaSpan) =>
  eb.and([
    eb("activityDate.startsAt", ">=", from),
    eb("activityDate.endsAt", ">", at),
    ...(until ? [eb("activityDate.startsAt", "<", until)] : []),
  ]);
const stillGoesOn = (eb: DateExpression, { from, at }: AgendaSpan) =>
  eb.and([eb("activityDate.startsAt", "<", from), eb("activityDate.endsAt", ">", at), isLong]);

function selectIn(db: Db, reader: AgendaReader, half: (eb: DateExpression) => Expression<SqlBool>) {
  return db
    .selectFrom("activityDate")
    .where(half)
    .where((eb) => isForReader(eb, db, reader))
    .select(["activityDate.id", "activityDate.startsAt", "activityDate.endsAt"]);
}

function isForReader(
  eb: DateExpression,
  db: Db,
  { resident, onlyMine, organisationId }: AgendaReader,
): Expression<SqlBool> {
  const one = sql<number>`1`.as("one");
  if (!resident) {
    const posts = db
      .selectFrom("post")
      .whereRef("post.id", "=", eb.ref("activityDate.postId"))
      .where((post) => mayRead(post, guest));
    return eb.exists((organisationId ? posts.where("post.organisationId", "=", organisationId) : posts).select(one));
  }
  if (onlyMine) {
    const said = db
      .selectFrom("attendance")
      .whereRef("attendance.dateId", "=", eb.ref("activityDate.id"))
      .where("attendance.residentId", "=", resident.residentId);
    // Including activities on the public page, which are in no resident's feed.
    const posts = db
      .selectFrom("post")
      .whereRef("post.id", "=", eb.ref("activityDate.postId"))
      .where((post) => mayRead(post, resident));
    return eb.and([eb.exists(said.select(one)), eb.exists(posts.select(one))]);
  }
  const places = db
    .selectFrom("postNeighbourhood")
    .whereRef("postNeighbourhood.postId", "=", eb.ref("activityDate.postId"))
    .where("postNeighbourhood.liveAt", "is not", null)
    .where((row) => reaches(row, residentValues(resident)));
  return eb.exists(places.select(one));
}

export function listAgendaPage(db: Db, reader: AgendaReader, span: AgendaSpan, place: PageCursor | null) {
  const half = (which: typeof beginsInSpan) =>
    db.selectFrom(
      selectIn(db, reader, (eb) => which(eb, span))
        .where(({ refTuple }) => after(refTuple("activityDate.startsAt", "activityDate.id"), "asc", place))
        .orderBy("activityDate.startsAt")
        .orderBy("activityDate.id")
        .limit(sql.lit(agendaPageSize + 1))
        .as("half"),
    );
  const page = half(stillGoesOn).select("half.id").unionAll(half(beginsInSpan).select("half.id"));
  return selectDates(db, reader.resident?.residentId ?? null)
    .innerJoin(page.as("page"), "page.id", "activityDate.id")
    .innerJoin("post", "post.id", "activityDate.postId")
    .innerJoin("public.organisation as sender", "sender.id", "post.organisationId")
    .leftJoin("postTranslation as translation", (join) =>
      join.onRef("translation.postId", "=", "post.id").on("translation.language", "=", reader.language),
    )
    .select(["post.id as postId", "post.title", "post.language", "post.theme"])
    .select(["translation.title as translatedTitle", "sender.id as organisationId", "sender.name as organisationName"])
    .select((eb) => activityOf(db, eb.ref("post.id")).$notNull().as("activity"))
    .orderBy("activityDate.startsAt")
    .orderBy("activityDate.id")
    .limit(sql.lit(agendaPageSize + 1))
    .execute();
}

/**
 * The number of dates that share a first and last day on the network's calendar. A date that ends during its first night counts as
 * one day.
 */
export function countDatesByDay(db: Db, reader: AgendaReader, span: AgendaSpan, timeZone: string) {
  const found = selectIn(db, reader, (eb) => stillGoesOn(eb, span)).unionAll(
    selectIn(db, reader, (eb) => beginsInSpan(eb, span)),
  );
  const zone = sql<string>`${timeZone}::text`;
  const days = db.selectFrom(found.as("found")).select([
    sql<string>`(found.starts_at at time zone ${zone})::date::text`.as("first"),
    sql<string>`(case when found.ends_at - found.starts_at > interval '12 hours'
      then found.ends_at - interval '1 microsecond' else found.starts_at end at time zone ${zone})::date::text`.as(
      "last",
    ),
  ]);
  return db
    .selectFrom(days.as("days"))
    .select(({ fn }) => ["days.first", "days.last", fn.countAll<number>().as("dates")])
    .groupBy(["days.first", "days.last"])
    .execute();
}
