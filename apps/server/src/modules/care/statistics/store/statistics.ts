/** Sums over tickets, helpers and hours. Confidential tickets are left out, because every colleague sees these figures. S2 §3 */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { PeriodSpan } from "../period.ts";

const selectCountedTickets = (db: Db, organisationId: string) =>
  db
    .selectFrom("careTicket")
    .where("organisationId", "=", organisationId)
    .where("deletedAt", "is", null)
    .where("isConfidential", "=", false);

/** Tickets created in the period, by category and current state. */
export const countCreated = (db: Db, organisationId: string, { since, before }: PeriodSpan) =>
  selectCountedTickets(db, organisationId)
    .where("createdAt", ">=", since)
    .where("createdAt", "<", before)
    .select(["categoryId", "state"])
    .select(({ fn }) => fn.countAll<number>().as("tickets"))
    .groupBy(["categoryId", "state"])
    .execute();

const stepOf = ({ by }: PeriodSpan, column: "created_at" | "solved_at", timeZone: string) =>
  sql<string>`to_char(date_trunc(${by}::text, ${sql.ref(column)} at time zone ${timeZone}::text), 'YYYY-MM-DD')`;

export const countCreatedOverTime = (db: Db, organisationId: string, span: PeriodSpan, timeZone: string) =>
  selectCountedTickets(db, organisationId)
    .where("createdAt", ">=", span.since)
    .where("createdAt", "<", span.before)
    .select([stepOf(span, "created_at", timeZone).as("day")])
    .select(({ fn }) => fn.countAll<number>().as("tickets"))
    .groupBy("day")
    .execute();

const selectSolved = (db: Db, organisationId: string, { since, before }: PeriodSpan) =>
  selectCountedTickets(db, organisationId)
    .where("state", "=", "solved")
    .where("solvedAt", ">=", since)
    .where("solvedAt", "<", before);

export const countSolvedOverTime = (db: Db, organisationId: string, span: PeriodSpan, timeZone: string) =>
  selectSolved(db, organisationId, span)
    .select([stepOf(span, "solved_at", timeZone).as("day")])
    .select(({ fn }) => fn.countAll<number>().as("tickets"))
    .groupBy("day")
    .execute();

/**
 * Tickets solved in the period: the number of helpers, and the median hours. Tickets entered after the fact took no time and are
 * left out.
 */
export const sumSolved = (db: Db, organisationId: string, span: PeriodSpan) =>
  selectSolved(db, organisationId, span)
    .select([
      sql<number>`count(distinct helper_id)::int`.as("helpers"),
      sql<number>`(count(*) filter (where source <> 'fast'))::int`.as("timed"),
      sql<number | null>`(extract(epoch from percentile_cont(0.5) within group (order by solved_at - created_at)
        filter (where source <> 'fast')) / 3600)::float8`.as("toSolve"),
      sql<number>`count(matched_at)::int`.as("matched"),
      sql<number | null>`(extract(epoch from percentile_cont(0.5) within group (order by matched_at - created_at)
        filter (where matched_at is not null)) / 3600)::float8`.as("toMatch"),
    ])
    .executeTakeFirstOrThrow();

const selectAcceptedHelpers = (db: Db, organisationId: string) =>
  db
    .selectFrom("careHelper as helper")
    .innerJoin("carePerson as person", "person.id", "helper.personId")
    .where("helper.organisationId", "=", organisationId)
    .where("helper.status", "=", "accepted")
    .where("person.suspendedAt", "is", null)
    .where("person.deletedAt", "is", null)
    .where("person.mergedInto", "is", null);

/** By kind; `active`: helped since that moment; `joined`: in the period. */
export const countHelpers = (db: Db, organisationId: string, { since, before }: PeriodSpan, activeSince: Date) =>
  selectAcceptedHelpers(db, organisationId)
    .select("helper.kind")
    .select(({ fn }) => fn.countAll<number>().as("helpers"))
    .select([
      sql<number>`(count(*) filter (where helper.last_helped_at >= ${activeSince}))::int`.as("active"),
      sql<number>`(count(*) filter (where helper.helper_since >= ${since} and helper.helper_since < ${before}))::int`.as(
        "joined",
      ),
    ])
    .groupBy("helper.kind")
    .execute();

export const countCoverage = (db: Db, organisationId: string) =>
  selectAcceptedHelpers(db, organisationId)
    .innerJoin("careHelperCategory as does", "does.personId", "helper.personId")
    .select("does.categoryId")
    .select(({ fn }) => fn.countAll<number>().as("helpers"))
    .groupBy("does.categoryId")
    .execute();

export const countMembers = (db: Db, organisationId: string, { since, before }: PeriodSpan) =>
  db
    .selectFrom("carePerson")
    .where("organisationId", "=", organisationId)
    .where("isMember", "=", true)
    .where("suspendedAt", "is", null)
    .where("deletedAt", "is", null)
    .where("mergedInto", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("members"))
    .select(sql<number>`(count(*) filter (where joined_at >= ${since} and joined_at < ${before}))::int`.as("joined"))
    .executeTakeFirstOrThrow();

/** Pairs with at least three tickets solved together. */
export const countDuos = (db: Db, organisationId: string) =>
  db
    .selectFrom("careDuo")
    .where("organisationId", "=", organisationId)
    .where("solved", ">=", 3)
    .select(({ fn }) => fn.countAll<number>().as("duos"))
    .executeTakeFirstOrThrow();

export const sumMinutes = (db: Db, organisationId: string, { from, until }: Pick<PeriodSpan, "from" | "until">) =>
  db
    .selectFrom("careEntry as entry")
    .leftJoin("careTicket as ticket", "ticket.id", "entry.ticketId")
    .where("entry.organisationId", "=", organisationId)
    .where("entry.onDay", ">=", from)
    .where("entry.onDay", "<=", until)
    .where(sql<boolean>`ticket.is_confidential is not true`)
    .select(sql<number>`coalesce(sum(entry.minutes), 0)::int`.as("minutes"))
    .executeTakeFirstOrThrow();

/** Including archived categories, which old tickets have. */
export const listCategories = (db: Db, organisationId: string) =>
  db
    .selectFrom("careCategory")
    .select(["id", "name", "translations", "archivedAt"])
    .where("organisationId", "=", organisationId)
    .orderBy("position")
    .orderBy("id")
    .limit(400)
    .execute();

export const findHourlyRate = (db: Db, organisationId: string) =>
  db
    .selectFrom("careSetting")
    .select(["hourlyRateCents", "currency"])
    .where("organisationId", "=", organisationId)
    .executeTakeFirst();
