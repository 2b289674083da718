/** The outcomes of messages in threads. */

import type { DeliveryOutcome } from "@stoep/contract/notifications";
import { sql } from "kysely";
import type { Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

/** Messages whose outcome is not known yet, oldest first. */
export const lockQueuedMessages = (db: Tx, limit: number) =>
  db
    .selectFrom("careTicketMoment as moment")
    .innerJoin("careTicket as ticket", "ticket.id", "moment.ticketId")
    .select(["moment.id", "ticket.organisationId"])
    .where("moment.delivery", "=", sql.lit("queued" as const))
    .orderBy("moment.at")
    .limit(limit)
    .forUpdate("moment")
    .skipLocked()
    .execute();

export async function updateDelivery(db: Tx, momentIds: readonly string[], delivery: DeliveryOutcome): Promise<void> {
  await db.updateTable("careTicketMoment").set({ delivery }).where("id", "=", anyOf(momentIds)).execute();
}
