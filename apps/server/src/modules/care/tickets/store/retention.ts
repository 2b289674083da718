/** Removes deleted tickets for good. */

import type { Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

/** Tickets deleted before that moment; the lock keeps other workers from removing them at the same time. */
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

/** With thread, candidates' answers, links and intake form. Hours stay, without their ticket and their text. */
export async function deleteTickets(db: Tx, ticketIds: readonly string[]): Promise<void> {
  if (ticketIds.length === 0) return;
  const them = anyOf(ticketIds);
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
