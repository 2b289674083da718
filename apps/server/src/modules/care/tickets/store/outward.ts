import type { Db } from "#kernel/database.ts";

/** What may be said of a ticket to others: neither title nor description. */
export const selectOutwardWords = (db: Db, ticketId: string) =>
  db
    .selectFrom("careTicket as ticket")
    .leftJoin("careCategory as category", "category.id", "ticket.categoryId")
    .leftJoin("neighbourhood as area", "area.id", "ticket.neighbourhoodId")
    .select(["ticket.helperLine", "category.name as category", "category.translations", "area.name as area"])
    .where("ticket.id", "=", ticketId)
    .executeTakeFirstOrThrow();

export type OutwardWords = Awaited<ReturnType<typeof selectOutwardWords>>;
