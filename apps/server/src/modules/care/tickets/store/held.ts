/** The tickets that a colleague has. */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { members } from "#modules/accounts/index.ts";

/** A confidential one is named by its number alone. */
export const selectHeld = (db: Db, { accountId, organisationId }: members.Leaver) =>
  db
    .selectFrom("careTicket as ticket")
    .select("ticket.id")
    .select(
      sql<string>`'#' || ticket.number || case when ticket.is_confidential then '' else ' ' || ticket.title end`.as(
        "name",
      ),
    )
    .where("ticket.organisationId", "=", organisationId)
    .where("ticket.assigneeId", "=", accountId)
    .where("ticket.deletedAt", "is", null)
    .where("ticket.state", "<>", "solved");

export async function listHeldIds(db: Db, leaver: members.Leaver): Promise<string[]> {
  const rows = await selectHeld(db, leaver).orderBy("ticket.id").execute();
  return rows.map(({ id }) => id);
}
