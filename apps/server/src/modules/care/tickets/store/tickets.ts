/** Statements that change a ticket. */
import { statesWithHelper, type TicketState, unsolvedStates } from "@stoep/contract/care";
import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "kysely";
import type { Tx } from "#kernel/database.ts";
import type { CareTicketTable } from "../../../../schema/db.types.ts";

/** All columns except the search words. */
export type LockedTicket = Omit<Selectable<CareTicketTable>, "words">;

/** Callers check who may see it. */
export const lockTicket = (db: Tx, organisationId: string, ticketId: string): Promise<LockedTicket | undefined> =>
  db
    .selectFrom("careTicket")
    .selectAll()
    .where("organisationId", "=", organisationId)
    .where("id", "=", ticketId)
    .where("deletedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();

/** The member's unsolved tickets, in a fixed order. */
export const listUnsolvedIds = (db: Tx, organisationId: string, memberId: string): Promise<string[]> =>
  listIds(db, { organisationId, memberId }, unsolvedStates);

/** Tickets that a helper has and that are not over, in a fixed order. */
export const listIdsOfHelper = (db: Tx, organisationId: string, helperId: string): Promise<string[]> =>
  listIds(db, { organisationId, helperId }, statesWithHelper);

async function listIds(
  db: Tx,
  of: { organisationId: string; memberId: string } | { organisationId: string; helperId: string },
  states: readonly TicketState[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("careTicket")
    .select("id")
    .where((eb) => eb.and(of))
    .where("deletedAt", "is", null)
    .where("state", "in", states)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertTicket(db: Tx, row: Insertable<CareTicketTable>): Promise<LockedTicket> {
  return db.insertInto("careTicket").values(row).returningAll().executeTakeFirstOrThrow();
}

/** The ticket must be locked. */
export const updateTicket = (db: Tx, ticketId: string, changed: Updateable<CareTicketTable>): Promise<LockedTicket> =>
  db
    .updateTable("careTicket")
    .set({ ...changed, version: sql`version + 1` })
    .where("id", "=", ticketId)
    .returningAll()
    .executeTakeFirstOrThrow();
