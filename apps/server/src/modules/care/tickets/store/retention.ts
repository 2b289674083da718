/** What is left of tickets that were deleted. */
import { sql } from "kysely";
import type { Tx } from "#kernel/database.ts";

/** Deleted before that moment; nobody else removes them meanwhile. */
export async function lockDeletedTickets(db: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("careTicket")
    .select("id")
    .where("deletedAt", "<", before)
    .orderBy("deletedAt")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** With thread, answers of candidates, links, and the form that it came by. Hours stay, as hours that no ticket tells of, without their words. */
export async function deleteTickets(db: Tx, ticketIds: readonly string[]): Promise<void> {
  if (ticketIds.length === 0) return;
  const them = sql<string>`any(${ticketIds}::uuid[])`;
  await db.updateTable("careEntry").set({ ticketId: null, text: "" }).where("ticketId", "=", them).execute();
  await db.deleteFrom("careCandidate").where("ticketId", "=", them).execute();
  await db.deleteFrom("careTicketMoment").where("ticketId", "=", them).execute();
  await db.deleteFrom("careForm").where("ticketId", "=", them).execute();
  await db.deleteFrom("careTicketFile").where("ticketId", "=", them).execute();
  await db
    .deleteFrom("careTicketLink")
    .where((eb) => eb.or([eb("ticketId", "=", them), eb("otherId", "=", them)]))
    .execute();
  await db.deleteFrom("careTicket").where("id", "=", them).execute();
}
