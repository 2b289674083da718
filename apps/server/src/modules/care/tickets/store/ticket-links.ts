/** Links between tickets: one row for both, the smaller id first. */
import type { Staff } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { selectVisible } from "./filters.ts";

/** Linked tickets that the reader may see, latest first. */
export const listLinkedTickets = (db: Db, actor: Staff, ticketId: string, limit: number) =>
  selectVisible(db, actor)
    .innerJoin("careTicketLink as link", (join) =>
      join.on(({ and, eb, or, ref, val }) =>
        or([
          and([eb("link.ticketId", "=", val(ticketId)), eb("link.otherId", "=", ref("ticket.id"))]),
          and([eb("link.otherId", "=", val(ticketId)), eb("link.ticketId", "=", ref("ticket.id"))]),
        ]),
      ),
    )
    .select(["ticket.id", "ticket.number", "ticket.title", "ticket.state"])
    .orderBy("ticket.createdAt", "desc")
    .orderBy("ticket.id", "desc")
    .limit(limit)
    .execute();

const sortedPair = (one: string, other: string) =>
  one < other ? { ticketId: one, otherId: other } : { ticketId: other, otherId: one };

/** Returns false if they were linked already. */
export async function insertTicketLink(db: Tx, one: string, other: string): Promise<boolean> {
  const rows = await db
    .insertInto("careTicketLink")
    .values(sortedPair(one, other))
    .onConflict((conflict) => conflict.doNothing())
    .returning("ticketId")
    .execute();
  return rows.length > 0;
}

/** Returns false if they were not linked. */
export async function deleteTicketLink(db: Tx, one: string, other: string): Promise<boolean> {
  const { ticketId, otherId } = sortedPair(one, other);
  const rows = await db
    .deleteFrom("careTicketLink")
    .where("ticketId", "=", ticketId)
    .where("otherId", "=", otherId)
    .returning("ticketId")
    .execute();
  return rows.length > 0;
}

/** The number of links of each ticket, including those the reader may not see. */
export async function countTicketLinks(db: Db, ticketId: string): Promise<number> {
  const { total } = await db
    .selectFrom("careTicketLink")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where(({ eb, or }) => or([eb("ticketId", "=", ticketId), eb("otherId", "=", ticketId)]))
    .executeTakeFirstOrThrow();
  return total;
}
