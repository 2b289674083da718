/** The SQL of telling. */
import type { NoticeGroup, NoticeKind } from "@stoep/contract/notifications";
import { type AliasableExpression, type ExpressionBuilder, sql } from "kysely";
import { type Db, json, type Tx } from "#kernel/database.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { newIdAt } from "../../store/deliveries.ts";
import type { Choice, Timing } from "../rules.ts";

/** A query that selects these columns, from any tables. */
export type ReaderQuery = AliasableExpression<{ readerId: string; accountId: string }>;

export interface NewNotice {
  kind: NoticeKind;
  group: NoticeGroup;
  object: { kind: string; id: string } | null;
  mergeId: string;
  eventId: string;
  actor: { accountId: string | null; name: string };
  /** Whom it is about, or the event where that is nobody in particular. */
  personId: string;
  details: Record<string, string>;
  doesMerge: boolean;
  isOncePerPerson: boolean;
  isToldOnce: boolean;
  /** Mailed at once, whatever its reader refuses. */
  isImportant: boolean;
  usual: Choice;
}

const ofEvent = [
  ...(["id", "kind", "objectKind", "objectId", "mergeId", "eventId", "actorId", "actor", "people", "total"] as const),
  ...(["details", "isOpen", "at"] as const),
] as const;
const ofReader = ["readerId", "accountId", "unmailed", "mailAs", "mailAt", "pushAt"] as const;

/** One statement, however many readers. Returns who has it now; whoever did it is left out, and so is who had it already. */
export const insertNotices = (db: Tx, event: NewNotice, readers: ReaderQuery, timing: Timing) =>
  db
    .insertInto("notice")
    .columns([...ofEvent, ...ofReader])
    .expression(
      db
        .selectFrom(chosenBy(db, event, readers, timing).as("w"))
        .select([
          newIdAt(timing.now).as("id"),
          sql<NoticeKind>`${event.kind}::text`.as("kind"),
          sql<string | null>`${event.object?.kind ?? null}::text`.as("objectKind"),
          sql<string | null>`${event.object?.id ?? null}::uuid`.as("objectId"),
          sql<string>`${event.mergeId}::uuid`.as("mergeId"),
          sql<string>`${event.eventId}::uuid`.as("eventId"),
          sql<string | null>`${event.actor.accountId}::uuid`.as("actorId"),
          sql<string>`${event.actor.name}::text`.as("actor"),
          sql<string[]>`array[${event.personId}::uuid]`.as("people"),
          sql<number>`1`.as("total"),
          json(event.details).as("details"),
          sql<boolean>`true`.as("isOpen"),
          moment(timing.now).as("at"),
          "w.readerId",
          "w.accountId",
        ])
        .select(leaving(timing))
        // Always in this order, so that two who tell the same people never wait for each other.
        .orderBy("w.readerId"),
    )
    .onConflict((conflict) => {
      const same = conflict.columns(["readerId", "kind", "mergeId"]).where(sql<boolean>`is_open`);
      if (!event.doesMerge) return same.doNothing();
      return same.doUpdateSet(merged).where(event.isOncePerPerson || event.isToldOnce ? isSomeoneElse : isAnotherEvent);
    })
    .returning(["accountId", "mailAs", "mailAt", "pushAt"])
    .execute();

/** What each reader chose, and when something leaves that should at once. */
const chosenBy = (db: Db, event: NewNotice, readers: ReaderQuery, timing: Timing) =>
  db
    .selectFrom(readers.as("r"))
    .leftJoin("noticePreference as p", (join) =>
      join.onRef("p.readerId", "=", "r.readerId").on("p.kindGroup", "=", event.group),
    )
    .leftJoin("noticeQuiet as q", "q.readerId", "r.readerId")
    .leftJoin("public.mailPreference as m", "m.accountId", "r.accountId")
    .where("r.accountId", "is distinct from", event.actor.accountId)
    .$if(event.isToldOnce, (query) => query.where(isNews(event)))
    .select(["r.readerId", "r.accountId"])
    .select(sql<Choice["push"]>`coalesce(p.push, ${event.usual.push})`.as("push"))
    .select(mailFor(event).as("mail"))
    .select(leavingAtOnce(timing).as("atOnce"));

const isNews =
  ({ kind, personId }: NewNotice) =>
  ({ exists, not, selectFrom }: ExpressionBuilder<Database & { r: { readerId: string } }, "r">) =>
    not(
      exists(
        selectFrom("notice as n")
          .select("n.id")
          .whereRef("n.readerId", "=", "r.readerId")
          .where("n.kind", "=", kind)
          .where(sql<boolean>`n.people @> array[${personId}::uuid]`),
      ),
    );

const mailFor = ({ isImportant, usual }: NewNotice) =>
  isImportant
    ? sql<Choice["mail"]>`'at-once'::text`
    : sql<Choice["mail"]>`case when m.refuses_all then 'never' else coalesce(p.mail, ${usual.mail}) end`;

const moment = (at: Date) => sql<Date>`${at}::timestamptz`;

const leaving = ({ daily, weekly }: Timing) => [
  sql<number>`case when w.mail = 'never' then 0 else 1 end`.as("unmailed"),
  sql<"at-once" | "daily" | "weekly" | null>`nullif(w.mail, 'never')`.as("mailAs"),
  sql<Date | null>`case w.mail when 'at-once' then w.at_once when 'daily' then ${moment(daily)}
    when 'weekly' then ${moment(weekly)} end`.as("mailAt"),
  sql<Date | null>`case w.push when 'at-once' then w.at_once end`.as("pushAt"),
];

const isSomeoneElse = sql<boolean>`not notice.people @> excluded.people`;
const isAnotherEvent = sql<boolean>`notice.event_id <> excluded.event_id`;
/** What waits to be mailed keeps its moment. */
const merged = {
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

/** Now, or when the reader's quiet hours end. The same as `atOnce` of the rules. */
export const leavingAtOnce = ({ now, hour, next }: Timing) => sql<Date>`case
  when (q.from_hour < q.until_hour and ${hour}::int >= q.from_hour and ${hour}::int < q.until_hour)
    or (q.from_hour > q.until_hour and (${hour}::int >= q.from_hour or ${hour}::int < q.until_hour))
  then (${next.map((at) => at.toISOString())}::timestamptz[])[q.until_hour + 1]
  else ${now}::timestamptz end`;
