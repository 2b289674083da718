/** Internal deadlines for which a reminder is due. */

import { sql } from "kysely";
import type { Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

const selectUnsolved = (db: Tx) =>
  db
    .selectFrom("careTicket as ticket")
    .select(["ticket.id", "ticket.number", "ticket.title", "ticket.organisationId", "ticket.assigneeId"])
    .select(["ticket.isConfidential", "ticket.deadlineOn"])
    .where("ticket.deadlineOn", "is not", null)
    .where("ticket.deletedAt", "is", null)
    .where(sql<boolean>`ticket.state not in ('solved', 'revoked')`)
    .orderBy("ticket.deadlineOn")
    .forUpdate("ticket")
    .skipLocked();

/** Not announced yet, and on this day or before it. */
export const lockNearDeadlines = (db: Tx, until: string, limit: number) =>
  selectUnsolved(db)
    .where("ticket.deadlineRemindedAt", "is", null)
    .where("ticket.deadlineOn", "<=", until)
    .limit(limit)
    .execute();

/** Overdue since before `today`, and announced only before they were overdue. */
export const lockOverdueDeadlines = (db: Tx, today: string, timeZone: string, limit: number) =>
  selectUnsolved(db)
    .where("ticket.deadlineRemindedAt", "is not", null)
    .where("ticket.deadlineOn", "<", today)
    .where(sql<boolean>`(ticket.deadline_reminded_at at time zone ${timeZone})::date <= ticket.deadline_on`)
    .limit(limit)
    .execute();

export async function markDeadlinesReminded(db: Tx, ticketIds: readonly string[], now: Date): Promise<void> {
  await db.updateTable("careTicket").set({ deadlineRemindedAt: now }).where("id", "=", anyOf(ticketIds)).execute();
}
