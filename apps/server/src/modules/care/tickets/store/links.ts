/** Tickets that belong together: one row for both, the smaller id first. */
import type { Staff } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { selectSeen } from "./narrowing.ts";

/** Those that the reader may see, latest first. */
export const listLinked = (db: Db, actor: Staff, ticketId: string, limit: number) =>
  selectSeen(db, actor)
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

const pair = (one: string, other: string) =>
  one < other ? { ticketId: one, otherId: other } : { ticketId: other, otherId: one };

/** Whether they were not linked yet. */
export async function insertLink(db: Tx, one: string, other: string): Promise<boolean> {
  const rows = await db
    .insertInto("careTicketLink")
    .values(pair(one, other))
    .onConflict((conflict) => conflict.doNothing())
    .returning("ticketId")
    .execute();
  return rows.length > 0;
}

/** Whether they were linked. */
export async function deleteLink(db: Tx, one: string, other: string): Promise<boolean> {
  const { ticketId, otherId } = pair(one, other);
  const rows = await db
    .deleteFrom("careTicketLink")
    .where("ticketId", "=", ticketId)
    .where("otherId", "=", otherId)
    .returning("ticketId")
    .execute();
  return rows.length > 0;
}

/** How many each has, whoever may see them. */
export async function countLinks(db: Db, ticketId: string): Promise<number> {
  const { total } = await db
    .selectFrom("careTicketLink")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where(({ eb, or }) => or([eb("ticketId", "=", ticketId), eb("otherId", "=", ticketId)]))
    .executeTakeFirstOrThrow();
  return total;
}
