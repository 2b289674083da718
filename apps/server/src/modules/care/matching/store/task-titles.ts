import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";

/** The title, with the neighbourhood if there is one; never the member. */
export async function findTaskTitle(db: Db, ticketId: string): Promise<string> {
  const row = await db
    .selectFrom("careTicket as ticket")
    .leftJoin("neighbourhood as area", "area.id", "ticket.neighbourhoodId")
    .select(sql<string>`ticket.title || coalesce(' (' || area.name || ')', '')`.as("task"))
    .where("ticket.id", "=", ticketId)
    .executeTakeFirstOrThrow();
  return row.task;
}
