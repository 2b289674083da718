/** The orders of the list. Each has an index, so that a page costs the same however far down. */
import type { ticketOrders } from "@stoep/contract/care";
import { Id, Instant } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { z } from "zod";
import { after, OrderText } from "#kernel/page.ts";

export type TicketOrder = (typeof ticketOrders)[number];
/** What a page is ordered by at its last row; the id is last. */
export type TicketPlace = readonly (string | Date)[];

const lastKey = sql<string>`lower(member.last_name)`;
const firstKey = sql<string>`lower(member.first_name)`;
/** Tickets without a visit come last. As text, since no Date is infinite. */
const visitKey = sql<string>`coalesce(ticket.starts_at, 'infinity')`;

/** The columns of each order but the id, and the direction. */
const orders = {
  newest: { keys: [sql`ticket.created_at`], direction: "desc" },
  visit: { keys: [visitKey], direction: "asc" },
  waiting: { keys: [sql`ticket.state_at`], direction: "asc" },
  member: { keys: [lastKey, firstKey], direction: "asc" },
} as const;
/** What a cursor of each order holds. */
export const placeSchemas = {
  newest: z.tuple([Instant, Id]),
  visit: z.tuple([z.union([Instant, z.literal("infinity")]), Id]),
  waiting: z.tuple([Instant, Id]),
  member: z.tuple([OrderText, OrderText, Id]),
} as const;

interface OrderedRow {
  id: string;
  createdAt: Date;
  stateAt: Date;
  startsAt: Date | null;
  lastKey: string;
  firstKey: string;
}
/** Where a page that ends with this row is continued. */
export function placeOf(orderBy: TicketOrder, row: OrderedRow): TicketPlace {
  switch (orderBy) {
    case "newest":
      return [row.createdAt, row.id];
    case "visit":
      return [row.startsAt ?? "infinity", row.id];
    case "waiting":
      return [row.stateAt, row.id];
    case "member":
      return [row.lastKey, row.firstKey, row.id];
  }
}

/** The keys that are not among the other columns. */
export const nameKeys = [lastKey.as("lastKey"), firstKey.as("firstKey")] as const;

/** The rows after `place`, in this order. */
export const orderSql = (orderBy: TicketOrder, place: TicketPlace | null) => {
  const { keys, direction } = orders[orderBy];
  const all = [...keys, sql`ticket.id`];
  const order = sql.join(all.map((key) => sql`${key} ${sql.raw(direction)}`));
  const isAfter = after(sql`(${sql.join(all)})`, direction, place);
  // The id belongs to another table than the names: without this condition, the index of names would be read from its beginning.
  const from =
    orderBy === "member" && place ? sql` and (${lastKey}, ${firstKey}) >= (${place[0]}, ${place[1]})` : sql``;
  return { isAfter: sql<boolean>`(${isAfter}${from})`, order };
};
