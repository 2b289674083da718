/** Helpers who could take a ticket, in one statement that reads no tickets but those of the last year, from an index. */

import { type HelperObstacle, helperObstacles, type MatchFilter, type PartOfWeek } from "@stoep/contract/care";
import { startOfMonth } from "@stoep/contract/kernel";
import { searchWords } from "@stoep/contract/search-words";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { fullName } from "#kernel/sql/full-name.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { hasExpiredCheck } from "../../helpers/index.ts";
import { effectiveEmail, effectiveLanguage, pictureSelection } from "../../people/index.ts";

/** The ticket, with what matters about its member. */
export const findTicketToMatch = (db: Db, organisationId: string, ticketId: string) =>
  db
    .selectFrom("careTicket as ticket")
    .innerJoin("carePerson as member", "member.id", "ticket.memberId")
    .leftJoin("careCategory as category", "category.id", "ticket.categoryId")
    .select(["ticket.id", "ticket.title", "ticket.state", "ticket.categoryId", "ticket.needsCar", "ticket.startsAt"])
    .select(["ticket.memberId", "ticket.isConfidential", "ticket.assigneeId", "category.name as category"])
    .select(["member.street", "member.longitude", "member.latitude", "member.languages"])
    .where("ticket.organisationId", "=", organisationId)
    .where("ticket.id", "=", ticketId)
    .where("ticket.deletedAt", "is", null)
    .executeTakeFirst();

export type TicketToMatch = NonNullable<Awaited<ReturnType<typeof findTicketToMatch>>>;

export interface HelperSearch {
  organisationId: string;
  ticket: TicketToMatch;
  filter: MatchFilter;
  /** The day of the appointment, or today. */
  day: string;
  part: PartOfWeek | null;
  /** From when tasks count: of the last ninety days, and of the last year. */
  since: { lately: Date; year: Date };
}

type Where = Omit<HelperSearch, "filter" | "part" | "since">;

/**
 * Helpers who are accepted, not suspended, not the member, and not asked for this ticket, or thanked (somebody else had it, and dropped
 * out), whatever keeps them from it.
 */
const selectUnasked = (db: Db, { organisationId, ticket, day }: Where) =>
  db
    .selectFrom("careHelper as helper")
    .innerJoin("carePerson as person", "person.id", "helper.personId")
    .leftJoin("careHelperLoad as load", (join) =>
      join
        .onRef("load.helperId", "=", "helper.personId")
        .on("load.month", "=", sql<string>`${startOfMonth(day)}::date`),
    )
    .where("helper.organisationId", "=", organisationId)
    .where("helper.status", "=", "accepted")
    .where("person.suspendedAt", "is", null)
    .where("person.deletedAt", "is", null)
    .where("person.mergedInto", "is", null)
    .where("person.id", "!=", ticket.memberId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("careCandidate as asked")
            .select("asked.id")
            .whereRef("asked.helperId", "=", "helper.personId")
            .where("asked.ticketId", "=", ticket.id)
            .where("asked.state", "!=", "thanked"),
        ),
      ),
    );

type Unasked = ReturnType<typeof selectUnasked>;

/**
 * What keeps helpers from a task, as `helpers/obstacles.ts` judges it where they get one. Tasks of confidential tickets do not count: a
 * helper who is missing would say that there are some.
 */
const obstacle: Record<HelperObstacle, (day: string) => Expression<SqlBool>> = {
  "check-expired": hasExpiredCheck,
  absent: (day) => {
    const eb = expressionBuilder<Database & { helper: Database["careHelper"] }, "helper">();
    return eb.exists(
      eb
        .selectFrom("careAbsence as away")
        .select("away.id")
        .whereRef("away.personId", "=", "helper.personId")
        .where("away.fromOn", "<=", day)
        .where("away.untilOn", ">=", day),
    );
  },
  full: () => sql<boolean>`coalesce(coalesce(load.tasks, 0) >= helper.monthly_cap, false)`,
};

/** Helpers whom something keeps from the task are neither suggested nor asked. */
const selectAvailable = (db: Db, search: Where): Unasked =>
  selectUnasked(db, search).where(({ and, not }) => and(helperObstacles.map((one) => not(obstacle[one](search.day)))));

/** Which of these helpers can be asked, by which channels and in which language. */
export const listAskable = (db: Tx, search: Where, ids: readonly string[]) =>
  selectAvailable(db, search)
    .select(["person.id", "person.phone", effectiveEmail("person").as("email")])
    .select(["person.firstName", "person.lastName", "person.companyName", effectiveLanguage("person").as("language")])
    .select("helper.preferredChannel")
    .where("person.id", "=", anyOf(ids))
    .execute();
export type AskableHelper = Awaited<ReturnType<typeof listAskable>>[number];

const whereFilter = (query: Unasked, filter: MatchFilter): Unasked => {
  const { categoryIds, hasCar, searchTerm = "" } = filter;
  const words = searchWords(searchTerm);
  return query
    .$if(hasCar === "yes", (query) => query.where("helper.transport", "=", "car"))
    .$if(categoryIds.length > 0, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("careHelperCategory as does")
            .select("does.personId")
            .whereRef("does.personId", "=", "helper.personId")
            .where("does.categoryId", "=", anyOf(categoryIds)),
        ),
      ),
    )
    .$if(words.length > 0, (query) =>
      query.where((eb) =>
        eb.and(
          words.map((word) =>
            eb.or([
              eb("person.words", "like", like.word(word)),
              eb(sql<string>`public.folded(helper.skills)`, "like", like.word(word)),
            ]),
          ),
        ),
      ),
    );
};

const selectFiltered = (db: Db, search: HelperSearch) => whereFilter(selectAvailable(db, search), search.filter);

const displayName = sql<string>`trim(${fullName("person")} || ' ' || person.company_name)`;

/**
 * How many tasks each helper has had since `year`, and since `lately`; those ahead count for both. Confidential tickets do not count: a
 * helper who stands lower would say that there are some.
 */
const selectTasks = (db: Db, { organisationId, since }: HelperSearch) =>
  db
    .selectFrom("careTicket as given")
    .select("given.helperId")
    .select(({ fn }) => fn.countAll<number>().as("year"))
    .select(
      sql<number>`count(*) filter (where coalesce(given.starts_at, given.matched_at) >= ${since.lately})`.as("load"),
    )
    .where("given.organisationId", "=", organisationId)
    .where("given.helperId", "is not", null)
    .where("given.deletedAt", "is", null)
    .where("given.isConfidential", "=", false)
    .where("given.state", "!=", "revoked")
    .where(sql<boolean>`coalesce(given.starts_at, given.matched_at) >= ${since.year}`)
    .groupBy("given.helperId");

/** With what the ranking needs. */
export const listAvailable = (db: Db, search: HelperSearch) =>
  selectFiltered(db, search)
    .leftJoin(selectTasks(db, search).as("tasks"), (join) => join.onRef("tasks.helperId", "=", "helper.personId"))
    .leftJoin("careDuo as duo", (join) =>
      join.onRef("duo.helperId", "=", "helper.personId").on("duo.memberId", "=", search.ticket.memberId),
    )
    .leftJoin("careCandidate as earlier", (join) =>
      join.onRef("earlier.helperId", "=", "helper.personId").on("earlier.ticketId", "=", search.ticket.id),
    )
    .leftJoin("careHelperCategory as has", (join) =>
      join
        .onRef("has.personId", "=", "helper.personId")
        .on("has.categoryId", "=", sql<string>`${search.ticket.categoryId}::uuid`),
    )
    .select([
      "person.id",
      "person.longitude",
      "person.latitude",
      "helper.radiusKm",
      "helper.skills",
      "helper.transport",
    ])
    .select([
      "helper.lastRefusedAt",
      "helper.lastAskedAt",
      "helper.helperSince",
      "duo.solved as duo",
      "tasks.load",
      "tasks.year",
    ])
    .select(({ ref }) => [
      sql<boolean>`${ref("earlier.offeredAt")} is not null`.as("hasOffered"),
      sql<boolean>`${ref("has.categoryId")} is not null`.as("hasCategory"),
      sql<boolean>`${ref("person.languages")} && ${search.ticket.languages}::text[]`.as("speaks"),
      sql<boolean | null>`case when cardinality(${ref("helper.available")}) > 0
        then ${search.part}::text = any (${ref("helper.available")}) end`.as("isAvailable"),
    ])
    .execute();

export type AvailableHelper = Awaited<ReturnType<typeof listAvailable>>[number];

/** By name, for organisations without match suggestions. */
export const listAvailableByName = (db: Db, search: HelperSearch, limit: number) =>
  selectFiltered(db, search)
    .leftJoin("careCandidate as earlier", (join) =>
      join.onRef("earlier.helperId", "=", "helper.personId").on("earlier.ticketId", "=", search.ticket.id),
    )
    .select(["person.id"])
    .orderBy(sql`earlier.offered_at is not null`, "desc")
    .orderBy(sql`lower(${displayName})`)
    .orderBy("person.id")
    .limit(limit)
    .execute();

export async function countAvailable(db: Db, search: HelperSearch): Promise<number> {
  const row = await selectFiltered(db, search).select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  return row.total;
}

/** By name: helpers whom only an obstacle keeps from being suggested, with all that they have. */
export const listLeftOut = (db: Db, search: HelperSearch, limit: number) =>
  whereFilter(selectUnasked(db, search), search.filter)
    .select(["person.id", "person.firstName", "person.lastName", "person.companyName"])
    .select(
      sql<HelperObstacle[]>`array_remove(array[${sql.join(
        helperObstacles.map((one) => sql`case when ${obstacle[one](search.day)} then ${one}::text end`),
      )}], null)`.as("obstacles"),
    )
    .where(({ or }) => or(helperObstacles.map((one) => obstacle[one](search.day))))
    .orderBy(sql`lower(${displayName})`)
    .orderBy("person.id")
    .limit(limit)
    .execute();

/** What a list shows of these helpers. */
export const listProposed = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("careHelper as helper")
    .innerJoin("carePerson as person", "person.id", "helper.personId")
    .leftJoin("file as picture", "picture.id", "person.pictureId")
    .select(pictureSelection)
    .select(["person.firstName", "person.lastName"])
    .select(["person.id", "person.companyName", "person.neighbourhoodId", "person.longitude", "person.latitude"])
    .select(["person.phone", effectiveEmail("person").as("email")])
    .select(["helper.kind", "helper.isProfessional", "helper.transport", "helper.preferredChannel"])
    .select(({ selectFrom }) =>
      selectFrom("careHelperCategory as has")
        .select(sql<string[]>`coalesce(array_agg(has.category_id order by has.category_id), '{}')`.as("ids"))
        .whereRef("has.personId", "=", "helper.personId")
        .as("categoryIds"),
    )
    .where("person.id", "=", anyOf(ids))
    .execute();

export type ProposedHelper = Awaited<ReturnType<typeof listProposed>>[number];
