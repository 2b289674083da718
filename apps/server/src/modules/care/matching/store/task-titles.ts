import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";

/** The title, and the neighbourhood where there is one: never for whom it is. */
export async function findTaskTitle(db: Db, ticketId: string): Promise<string> {
  const row = await db
    .selectFrom("careTicket as ticket")
    .leftJoin("neighbourhood as area", "area.id", "ticket.neighbourhoodId")
    .select(sql<string>`ticket.title || coalesce(' (' || area.name || ')', '')`.as("task"))
    .where("ticket.id", "=", ticketId)
    .executeTakeFirstOrThrow();
  return row.task;
}
