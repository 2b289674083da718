/** Lists of helpers: filtered, ordered and counted. */

import type { HelperFilter, HelperOrder } from "@stoep/contract/care";
import { type Expression, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { after } from "#kernel/page.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import {
  effectiveContactSelection,
  hasTag,
  livesInNeighbourhood,
  matchesWords,
  parseOrder,
  pictureSelection,
} from "../../people/index.ts";

/** `readsContact`: without it, search covers names only. `activeFrom`: helpers who helped since then are active. */
export interface HelperReader {
  organisationId: string;
  readsContact: boolean;
  activeFrom: Date;
}

const selectHelpers = (db: Db, organisationId: string) =>
  db
    .selectFrom("carePerson as person")
    .innerJoin("careHelper as helper", "helper.personId", "person.id")
    // The condition is on both tables, so that either can be read first by its index.
    .where("helper.organisationId", "=", organisationId)
    .where("person.organisationId", "=", organisationId)
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null);

type Filter = Omit<HelperFilter, "orderBy">;

function selectFiltered(db: Db, { organisationId, readsContact }: HelperReader, filter: Filter) {
  const { search, kinds, managements, statuses, categoryIds, neighbourhoodIds, transports, tagIds } = filter;
  return selectHelpers(db, organisationId)
    .$if(filter.excludeSuspended === "yes", (query) => query.where("person.suspendedAt", "is", null))
    .$if(Boolean(search), (query) => query.where((eb) => matchesWords(eb, search ?? "", readsContact)))
    .$if(kinds.length > 0, (query) => query.where("helper.kind", "in", kinds))
    .$if(managements.length > 0, (query) => query.where("helper.management", "in", managements))
    .$if(statuses.length > 0, (query) => query.where("helper.status", "in", statuses))
    .$if(transports.length > 0, (query) => query.where("helper.transport", "in", transports))
    .$if(filter.professional !== undefined, (query) =>
      query.where("helper.isProfessional", "=", filter.professional === "yes"),
    )
    .$if(neighbourhoodIds.length > 0, (query) => query.where(livesInNeighbourhood(neighbourhoodIds)))
    .$if(categoryIds.length > 0, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom("careHelperCategory as does")
            .select("does.personId")
            .whereRef("does.personId", "=", "person.id")
            .where("does.categoryId", "=", anyOf(categoryIds)),
        ),
      ),
    )
    .$if(tagIds.length > 0, (query) => query.where((eb) => hasTag(eb, tagIds)));
}

/** Companies are sorted by their name among people by theirs. */
const shownName = sql<string>`lower(case when person.company_name <> '' then person.company_name else person.last_name end)`;
const firstName = sql<string>`lower(person.first_name)`;

/** The sort keys of each order; the id is last. */
const orders = {
  name: { key: sql`(${shownName}, ${firstName}, person.id)`, columns: [shownName, firstName] },
  since: { key: sql`(helper.helper_since, person.id)`, columns: [sql`helper.helper_since`] },
  helped: { key: sql`(helper.helped, person.id)`, columns: [sql`helper.helped`] },
} as const;
export type HelperSortKey = keyof typeof orders;
export const helperOrderOf = (orderBy: HelperOrder) => parseOrder<HelperSortKey>(orderBy);

export type HelperListRow = Awaited<ReturnType<typeof listHelpers>>[number];

export function listHelpers(
  db: Db,
  reader: HelperReader,
  { orderBy, ...filter }: HelperFilter,
  place: readonly string[] | null,
  limit: number,
) {
  const { by, direction } = helperOrderOf(orderBy);
  const { key, columns } = orders[by];
  const sorted = columns.reduce(
    (query, column) => query.orderBy(column, direction),
    selectFiltered(db, reader, filter)
      .leftJoin("neighbourhood", "neighbourhood.id", "person.neighbourhoodId")
      .leftJoin("file as picture", "picture.id", "person.pictureId"),
  );
  return sorted
    .orderBy("person.id", direction)
    .selectAll("helper")
    .selectAll("person")
    .select(effectiveContactSelection("person"))
    .select([
      "neighbourhood.name as neighbourhoodName",
      ...pictureSelection,
      shownName.as("nameKey"),
      firstName.as("firstKey"),
    ])
    .where(after(key, direction, place))
    .limit(limit)
    .execute();
}

/** In no order: of everyone that the filter finds. */
export async function listHelperIds(
  db: Db,
  reader: HelperReader,
  { orderBy: _, ...filter }: HelperFilter,
  limit: number,
): Promise<string[]> {
  const rows = await selectFiltered(db, reader, filter).select("person.id").limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function countHelpers(
  db: Db,
  reader: HelperReader,
  { orderBy: _, ...filter }: HelperFilter,
): Promise<number> {
  const { total } = await selectFiltered(db, reader, filter)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

const isThere = sql<boolean>`person.suspended_at is null`;
const count = (which: Expression<unknown>) => sql<number>`count(*) filter (where ${which})::integer`;

/** For the whole organisation; suspended helpers are counted separately. */
export const countHelpersByStatus = (db: Db, { organisationId, activeFrom }: HelperReader) =>
  selectHelpers(db, organisationId)
    .select([
      count(isThere).as("helpers"),
      count(sql`${isThere} and helper.status = 'pending'`).as("pending"),
      count(sql`${isThere} and helper.status = 'accepted'`).as("accepted"),
      count(sql`${isThere} and helper.status = 'declined'`).as("declined"),
      count(sql`${isThere} and helper.kind = 'company'`).as("companies"),
      count(sql`${isThere} and helper.kind = 'organisation'`).as("organisations"),
      count(sql`${isThere} and helper.kind = 'neighbour'`).as("neighbours"),
      count(sql`${isThere} and helper.last_helped_at > ${activeFrom}`).as("currentlyActive"),
      count(sql`not ${isThere}`).as("suspended"),
    ])
    .executeTakeFirstOrThrow();

/** Helpers who can be asked, by region. */
export const countRegions = (db: Db, organisationId: string) =>
  selectHelpers(db, organisationId)
    .leftJoin("neighbourhood", "neighbourhood.id", "person.neighbourhoodId")
    .where("helper.status", "=", "accepted")
    .where("person.suspendedAt", "is", null)
    .groupBy(["neighbourhood.id", "neighbourhood.name"])
    .select(["neighbourhood.id", "neighbourhood.name"])
    .select(({ fn }) => fn.countAll<number>().as("helpers"))
    .orderBy("helpers", "desc")
    .orderBy("neighbourhood.name")
    .execute();

type Side = "helperId" | "memberId";

/** With whom someone is in a duo, most often first; deleted people are left out. */
const listPartners = (db: Db, personId: string, { own, other }: { own: Side; other: Side }, limit: number) =>
  db
    .selectFrom("careDuo as duo")
    .innerJoin("carePerson as person", "person.id", `duo.${other}`)
    .select(["person.id", "person.firstName", "person.lastName", "person.companyName", "duo.solved", "duo.lastAt"])
    .where(`duo.${own}`, "=", personId)
    .where("person.deletedAt", "is", null)
    .orderBy("duo.solved", "desc")
    .orderBy("duo.lastAt", "desc")
    .orderBy("person.id")
    .limit(limit)
    .execute();

export const listHelpedMembers = (db: Db, helperId: string, limit: number) =>
  listPartners(db, helperId, { own: "helperId", other: "memberId" }, limit);

export const listHelpersOfMember = (db: Db, memberId: string, limit: number) =>
  listPartners(db, memberId, { own: "memberId", other: "helperId" }, limit);

/** Tickets by the month, on the network's clocks, in which they were created. `sees`: as for hours. */
export const countTicketsByMonth = (db: Db, helperId: string, sees: string | null, from: Date, timeZone: string) =>
  db
    .selectFrom("careTicket as ticket")
    .where("ticket.helperId", "=", helperId)
    .where("ticket.deletedAt", "is", null)
    .where("ticket.createdAt", ">=", from)
    .$if(sees !== null, (query) =>
      query.where((eb) => eb.or([eb("ticket.isConfidential", "=", false), eb("ticket.assigneeId", "=", sees)])),
    )
    .select([
      sql<string>`date_trunc('month', ticket.created_at at time zone ${sql.lit(timeZone)})::date`.as("month"),
      "ticket.state",
      sql<number>`count(*)::integer`.as("total"),
    ])
    .groupBy([sql`1`, "ticket.state"])
    .orderBy(sql`1`, "desc")
    .orderBy("ticket.state")
    .execute();
