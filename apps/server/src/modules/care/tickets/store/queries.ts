/** Tickets as staff read them. Every query filters by organisation, and leaves out what the reader may not see. */

import { sql } from "kysely";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { companyOrFullName, fullName } from "#kernel/sql/full-name.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { selectMatching, selectVisible, type TicketListFilter } from "./filters.ts";
import { nameKeys, orderSql, type TicketOrder, type TicketPlace } from "./orders.ts";

export type TicketRow = Awaited<ReturnType<typeof listTicketsByIds>>[number];
export type TicketDetailRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

export interface PageQuery {
  place: PageCursor | null;
  limit: number;
}

export const withNames = (query: ReturnType<typeof selectVisible>) =>
  query
    .innerJoin("carePerson as member", "member.id", "ticket.memberId")
    .leftJoin("carePerson as helper", "helper.id", "ticket.helperId")
    .leftJoin("careCategory as category", "category.id", "ticket.categoryId")
    .leftJoin("neighbourhood as place", "place.id", "ticket.neighbourhoodId")
    .leftJoin("public.account as assignee", "assignee.id", "ticket.assigneeId")
    .select(["ticket.id", "ticket.number", "ticket.title", "ticket.state", "ticket.stateAt", "ticket.memberId"])
    .select(["ticket.categoryId", "ticket.neighbourhoodId", "ticket.assigneeId", "ticket.helperId", "ticket.startsAt"])
    .select(["ticket.endsAt", "ticket.needsCar", "ticket.repeats", "ticket.deadlineOn", "ticket.isConfidential"])
    .select(["ticket.source", "ticket.createdAt", "category.name as categoryName", "category.icon"])
    .select(["category.translations", "place.name as neighbourhood"])
    .select([
      companyOrFullName("member").as("member"),
      companyOrFullName("helper").as("helper"),
      fullName("assignee").as("assignee"),
    ]);

export interface OrderedPage {
  orderBy: TicketOrder;
  place: TicketPlace | null;
  limit: number;
}

export const listTickets = (db: Db, actor: Staff, filter: TicketListFilter, { orderBy, place, limit }: OrderedPage) => {
  const { isAfter, order } = orderSql(orderBy, place);
  return (
    withNames(selectMatching(db, actor, filter))
      .select(nameKeys)
      // The index of names begins with it.
      .where("member.organisationId", "=", actor.organisation.id)
      .where(isAfter)
      .orderBy(order)
      .limit(limit)
      .execute()
  );
};

/** These tickets, latest first. */
export const listTicketsByIds = (db: Db, actor: Staff, ids: readonly string[]) =>
  withNames(selectVisible(db, actor))
    .where("ticket.id", "=", anyOf(ids))
    .orderBy("ticket.createdAt", "desc")
    .orderBy("ticket.id", "desc")
    .execute();

const wherePlanned = (query: ReturnType<typeof selectVisible>, now: Date) =>
  query
    .where(sql<boolean>`ticket.state in ('waiting', 'planned', 'in-progress')`)
    .where("ticket.startsAt", "is not", null)
    .where("ticket.endsAt", ">", now);

/** By start time. */
export const listPlanned = (db: Db, actor: Staff, now: Date, { place, limit }: PageQuery) =>
  withNames(wherePlanned(selectVisible(db, actor), now))
    .$call((query) => inPages(query, ["ticket.startsAt", "ticket.id"], "asc", { place, limit }))
    .execute();

/** Stops counting at `most`, so that it costs about the same however many there are. */
export const countMatching = (db: Db, actor: Staff, filter: TicketListFilter, most: number) =>
  countUpTo(db, selectMatching(db, actor, filter), most);
export const countPlanned = (db: Db, actor: Staff, now: Date, most: number) =>
  countUpTo(db, wherePlanned(selectVisible(db, actor), now), most);

/** Stops counting at `most`. */
export async function countUpTo(
  db: Db,
  query: Pick<ReturnType<typeof selectVisible>, "select">,
  most: number,
): Promise<number> {
  const { total } = await db
    .selectFrom(query.select("ticket.id").limit(most).as("found"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export const findTicket = (db: Db, actor: Staff, ticketId: string) =>
  withNames(selectVisible(db, actor))
    .select(["ticket.description", "ticket.helperLine", "ticket.work", "ticket.workAddress", "ticket.preferredMoment"])
    .select(["ticket.hourlyRateCents", "ticket.outcome", "ticket.referredTo", "ticket.revokedBecause"])
    .select(["ticket.revokedText", "ticket.shoutId", "ticket.seriesId", "ticket.solvedAt", "ticket.updatedAt"])
    .select(["ticket.version", "ticket.erasedAt"])
    .where("ticket.id", "=", ticketId)
    .executeTakeFirst();
