/** The SQL that creates notices. */
import type { NoticeGroup, NoticeKind } from "@stoep/contract/notifications";
import { type AliasableExpression, type ExpressionBuilder, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { newIdAt } from "../../deliveries/index.ts";
import type { Timing, TimingChoice } from "../rules.ts";

/** A query that selects these columns, from any tables. */
export type ReaderQuery = AliasableExpression<{ readerId: string; accountId: string }>;
/** The same, for events with different readers. */
export type EventReaderQuery = AliasableExpression<{ readerId: string; accountId: string; eventId: string }>;

/** What the events of one statement share. */
export interface NewNotices {
  kind: NoticeKind;
  group: NoticeGroup;
  actor: { accountId: string | null; name: string };
  doesMerge: boolean;
  isOncePerPerson: boolean;
  isToldOnce: boolean;
  /** Mailed at once, even if its reader refuses mails. */
  isImportant: boolean;
  usual: TimingChoice;
  events: readonly NewEvent[];
}

export interface NewEvent {
  object: { kind: string; id: string } | null;
  mergeId: string;
  eventId: string;
  /** The person that the notice counts; for an event without one, the event. */
  personId: string;
  details: Record<string, string>;
}

/** All readers are notified of all events, or each event has its own readers. */
export type NoticeReaders = { ofAll: ReaderQuery } | { ofEach: EventReaderQuery };

interface EventRow extends Omit<NewEvent, "object"> {
  objectKind: string | null;
  objectId: string | null;
}

/** With their number, which the planner uses: PostgreSQL would expect a hundred. */
const rowsOf = (events: readonly NewEvent[]) =>
  sql<EventRow>`(select * from jsonb_to_recordset(${JSON.stringify(
    events.map(({ object, mergeId, eventId, personId, details }) => ({
      merge_id: mergeId,
      event_id: eventId,
      person_id: personId,
      details,
      object_kind: object?.kind ?? null,
      object_id: object?.id ?? null,
    })),
  )}::jsonb) as e(merge_id uuid, event_id uuid, person_id uuid, details jsonb, object_kind text, object_id uuid)
    limit ${sql.lit(events.length)})`.as<"e">(sql`e`);

const eventColumns = [
  "id",
  "kind",
  "objectKind",
  "objectId",
  "mergeId",
  "eventId",
  "actorId",
  "actor",
  "people",
  "total",
  "details",
  "isOpen",
  "at",
] as const;
const readerColumns = ["readerId", "accountId", "unmailed", "mailAs", "mailAt", "pushAt"] as const;

/**
 * One statement, however many events and readers. Returns the readers notified, without the person who caused the event and those
 * who already had the notice.
 */
export const insertNotices = (db: Tx, news: NewNotices, readers: NoticeReaders, timing: Timing) =>
  db
    .insertInto("notice")
    .columns([...eventColumns, ...readerColumns])
    .expression(
      db
        .selectFrom(selectChoices(db, news, readers, timing).as("w"))
        .select([
          newIdAt(timing.now).as("id"),
          sql<NoticeKind>`${news.kind}::text`.as("kind"),
          "w.objectKind",
          "w.objectId",
          "w.mergeId",
          "w.eventId",
          sql<string | null>`${news.actor.accountId}::uuid`.as("actorId"),
          sql<string>`${news.actor.name}::text`.as("actor"),
          sql<string[]>`array[w.person_id]`.as("people"),
          sql<number>`1`.as("total"),
          "w.details",
          sql<boolean>`true`.as("isOpen"),
          moment(timing.now).as("at"),
          "w.readerId",
          "w.accountId",
        ])
        .select(mailColumns(timing))
        // Always in this order, so that two transactions that notify the same people do not deadlock.
        .orderBy("w.readerId")
        .orderBy("w.mergeId"),
    )
    .onConflict((conflict) => {
      const same = conflict.columns(["readerId", "kind", "mergeId"]).where(sql<boolean>`is_open`);
      if (!news.doesMerge) return same.doNothing();
      return same
        .doUpdateSet(mergedColumns)
        .where(news.isOncePerPerson || news.isToldOnce ? isSomeoneElse : isAnotherEvent);
    })
    .returning(["accountId", "mailAs", "mailAt", "pushAt"])
    .execute();

/** What each reader chose, and when a notice to be sent at once is sent. */
const selectChoices = (db: Db, news: NewNotices, readers: NoticeReaders, timing: Timing) =>
  db
    .selectFrom("ofAll" in readers ? readers.ofAll.as("r") : readers.ofEach.as("r"))
    .innerJoin(rowsOf(news.events), (join) =>
      "ofAll" in readers ? join.onTrue() : join.on(sql<boolean>`r.event_id = e.event_id`),
    )
    .leftJoin("noticePreference as p", (join) =>
      join.onRef("p.readerId", "=", "r.readerId").on("p.kindGroup", "=", news.group),
    )
    .leftJoin("noticeQuiet as q", "q.readerId", "r.readerId")
    .leftJoin("public.mailPreference as m", "m.accountId", "r.accountId")
    .where("r.accountId", "is distinct from", news.actor.accountId)
    .$if(news.isToldOnce, (query) => query.where(isNotHadYet(news)))
    .select(["r.readerId", "r.accountId", "e.objectKind", "e.objectId", "e.mergeId", "e.eventId"])
    .select(["e.personId", "e.details"])
    .select(sql<TimingChoice["push"]>`coalesce(p.push, ${news.usual.push})`.as("push"))
    .select(mailFor(news).as("mail"))
    .select(atOnceMoment(timing).as("atOnce"));

const isNotHadYet =
  ({ kind }: NewNotices) =>
  ({ exists, not, selectFrom }: ExpressionBuilder<Database & { r: { readerId: string } }, "r">) =>
    not(
      exists(
        selectFrom("notice as n")
          .select("n.id")
          .whereRef("n.readerId", "=", "r.readerId")
          .where("n.kind", "=", kind)
          .where(sql<boolean>`n.people @> array[e.person_id]`),
      ),
    );

const mailFor = ({ isImportant, usual }: NewNotices) =>
  isImportant
    ? sql<TimingChoice["mail"]>`'at-once'::text`
    : sql<TimingChoice["mail"]>`case when m.refuses_all then 'never' else coalesce(p.mail, ${usual.mail}) end`;

const moment = (at: Date) => sql<Date>`${at}::timestamptz`;

const mailColumns = ({ daily, weekly }: Timing) => [
  sql<number>`case when w.mail = 'never' then 0 else 1 end`.as("unmailed"),
  sql<"at-once" | "daily" | "weekly" | null>`nullif(w.mail, 'never')`.as("mailAs"),
  sql<Date | null>`case w.mail when 'at-once' then w.at_once when 'daily' then ${moment(daily)}
    when 'weekly' then ${moment(weekly)} end`.as("mailAt"),
  sql<Date | null>`case w.push when 'at-once' then w.at_once end`.as("pushAt"),
];

const isSomeoneElse = sql<boolean>`not notice.people @> excluded.people`;
const isAnotherEvent = sql<boolean>`notice.event_id <> excluded.event_id`;
/** A notice that waits to be mailed keeps its time. */
const mergedColumns = {
  eventId: sql<string>`excluded.event_id`,
  objectKind: sql<string | null>`excluded.object_kind`,
  objectId: sql<string | null>`excluded.object_id`,
  actorId: sql<string | null>`excluded.actor_id`,
  actor: sql<string>`excluded.actor`,
  details: sql<Record<string, string>>`excluded.details`,
  at: sql<Date>`excluded.at`,
  people: sql<
    string[]
  >`case when notice.people @> excluded.people or cardinality(notice.people) >= 100 then notice.people
    else notice.people || excluded.people end`,
  total: sql<number>`notice.total + case when notice.people @> excluded.people then 0 else 1 end`,
  unmailed: sql<number>`notice.unmailed + excluded.unmailed`,
  mailAs: sql<"at-once" | "daily" | "weekly" | null>`coalesce(notice.mail_as, excluded.mail_as)`,
  mailAt: sql<Date | null>`coalesce(notice.mail_at, excluded.mail_at)`,
  pushAt: sql<Date | null>`excluded.push_at`,
  isPushed: sql<boolean>`false`,
};

/** Now, or at the end of the reader's quiet hours. Must equal `atOnce` of the rules. */
export const atOnceMoment = ({ now, hour, next }: Timing) => sql<Date>`case
  when (q.from_hour < q.until_hour and ${hour}::int >= q.from_hour and ${hour}::int < q.until_hour)
    or (q.from_hour > q.until_hour and (${hour}::int >= q.from_hour or ${hour}::int < q.until_hour))
  then (${next.map((at) => at.toISOString())}::timestamptz[])[q.until_hour + 1]
  else ${now}::timestamptz end`;
