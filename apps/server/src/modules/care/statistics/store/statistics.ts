/** Sums over tickets, helpers and hours. Confidential tickets are left out, because every colleague sees these figures. S2 §3 */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { PeriodSpan } from "../period.ts";
import { hasTag, isInArea, type Scope } from "./scope.ts";

const selectCountedTickets = (db: Db, scope: Scope) =>
  db
    .selectFrom("careTicket")
    .where("organisationId", "=", scope.organisationId)
    .where("deletedAt", "is", null)
    .where("isConfidential", "=", false)
    .where(isInArea("careTicket.neighbourhoodId", scope))
    .where(hasTag("careTicket.memberId", scope));

/** Tickets created in the period, by category and current state. */
export const countCreated = (db: Db, scope: Scope, { since, before }: PeriodSpan) =>
  selectCountedTickets(db, scope)
    .where("createdAt", ">=", since)
    .where("createdAt", "<", before)
    .select(["categoryId", "state"])
    .select(({ fn }) => fn.countAll<number>().as("tickets"))
    .groupBy(["categoryId", "state"])
    .execute();

const stepOf = ({ by }: PeriodSpan, column: "created_at" | "solved_at", timeZone: string) =>
  sql<string>`to_char(date_trunc(${by}::text, ${sql.ref(column)} at time zone ${timeZone}::text), 'YYYY-MM-DD')`;

export const countCreatedOverTime = (db: Db, scope: Scope, span: PeriodSpan, timeZone: string) =>
  selectCountedTickets(db, scope)
    .where("createdAt", ">=", span.since)
    .where("createdAt", "<", span.before)
    .select([stepOf(span, "created_at", timeZone).as("day")])
    .select(({ fn }) => fn.countAll<number>().as("tickets"))
    .groupBy("day")
    .execute();

const selectSolved = (db: Db, scope: Scope, { since, before }: PeriodSpan) =>
  selectCountedTickets(db, scope)
    .where("state", "=", "solved")
    .where("solvedAt", ">=", since)
    .where("solvedAt", "<", before);

export const countSolvedOverTime = (db: Db, scope: Scope, span: PeriodSpan, timeZone: string) =>
  selectSolved(db, scope, span)
    .select([stepOf(span, "solved_at", timeZone).as("day")])
    .select(({ fn }) => fn.countAll<number>().as("tickets"))
    .groupBy("day")
    .execute();

/**
 * Tickets solved in the period: the number of helpers, and the median hours. Tickets entered after the fact took no time and are
 * left out.
 */
export const sumSolved = (db: Db, scope: Scope, span: PeriodSpan) =>
  selectSolved(db, scope, span)
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

const selectAcceptedHelpers = (db: Db, scope: Scope) =>
  db
    .selectFrom("careHelper as helper")
    .innerJoin("carePerson as person", "person.id", "helper.personId")
    .where("helper.organisationId", "=", scope.organisationId)
    .where("helper.status", "=", "accepted")
    .where("person.suspendedAt", "is", null)
    .where("person.deletedAt", "is", null)
    .where("person.mergedInto", "is", null)
    .where(isInArea("person.neighbourhoodId", scope))
    .where(hasTag("person.id", scope));

/** By kind; `active`: helped since that moment; `joined`: in the period. */
export const countHelpers = (db: Db, scope: Scope, { since, before }: PeriodSpan, activeSince: Date) =>
  selectAcceptedHelpers(db, scope)
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

export const countCoverage = (db: Db, scope: Scope) =>
  selectAcceptedHelpers(db, scope)
    .innerJoin("careHelperCategory as does", "does.personId", "helper.personId")
    .select("does.categoryId")
    .select(({ fn }) => fn.countAll<number>().as("helpers"))
    .groupBy("does.categoryId")
    .execute();

export const countMembers = (db: Db, scope: Scope, { since, before }: PeriodSpan) =>
  db
    .selectFrom("carePerson")
    .where("organisationId", "=", scope.organisationId)
    .where("isMember", "=", true)
    .where("suspendedAt", "is", null)
    .where("deletedAt", "is", null)
    .where("mergedInto", "is", null)
    .where(isInArea("carePerson.neighbourhoodId", scope))
    .where(hasTag("carePerson.id", scope))
    .select(({ fn }) => fn.countAll<number>().as("members"))
    .select(sql<number>`(count(*) filter (where joined_at >= ${since} and joined_at < ${before}))::int`.as("joined"))
    .executeTakeFirstOrThrow();

/** Pairs with at least three tickets solved together, selected by their member. */
export const countDuos = (db: Db, scope: Scope) =>
  db
    .selectFrom("careDuo as duo")
    .where("duo.organisationId", "=", scope.organisationId)
    .where("duo.solved", ">=", 3)
    .$if(scope.neighbourhoodId !== undefined || scope.tagId !== undefined, (query) =>
      query
        .innerJoin("carePerson as member", "member.id", "duo.memberId")
        .where("member.organisationId", "=", scope.organisationId)
        .where("member.mergedInto", "is", null)
        .where("member.deletedAt", "is", null)
        .where(isInArea("member.neighbourhoodId", scope))
        .where(hasTag("member.id", scope)),
    )
    .select(({ fn }) => fn.countAll<number>().as("duos"))
    .executeTakeFirstOrThrow();

export const sumMinutes = (db: Db, scope: Scope, { from, until }: Pick<PeriodSpan, "from" | "until">) =>
  db
    .selectFrom("careEntry as entry")
    .innerJoin("carePerson as person", "person.id", "entry.helperId")
    .leftJoin("careTicket as ticket", "ticket.id", "entry.ticketId")
    .where("entry.organisationId", "=", scope.organisationId)
    .where("entry.onDay", ">=", from)
    .where("entry.onDay", "<=", until)
    .where(sql<boolean>`ticket.is_confidential is not true`)
    .where(isInArea("person.neighbourhoodId", scope))
    .where(hasTag("person.id", scope))
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
