/** Drafts and scheduled things of one member. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { members } from "#modules/accounts/index.ts";
import type { ThingTable } from "../scheduled-kind.ts";

const selectUnpublished = (db: Db, table: ThingTable, { organisationId }: members.Leaver) =>
  db
    .selectFrom(table)
    .select(["id", "title as name"])
    .where("organisationId", "=", organisationId)
    .where("publishedAt", "is", null)
    .where("deletedAt", "is", null);

export const selectDrafts = (db: Db, table: ThingTable, leaver: members.Leaver) =>
  selectUnpublished(db, table, leaver).where("publishAt", "is", null).where("createdBy", "=", leaver.accountId);

export const selectScheduled = (db: Db, table: ThingTable, leaver: members.Leaver) =>
  selectUnpublished(db, table, leaver)
    .where("publishAt", "is not", null)
    .where((eb) => eb.or([eb("plannedBy", "=", leaver.accountId), eb("createdBy", "=", leaver.accountId)]));

/** `to` null: to nobody. */
export async function handOverDrafts(
  db: Tx,
  table: ThingTable,
  leaver: members.Leaver,
  to: string | null,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ createdBy: to })
    .where("id", "in", selectDrafts(db, table, leaver).clearSelect().select("id"))
    .execute();
}

export async function handOverScheduled(
  db: Tx,
  table: ThingTable,
  leaver: members.Leaver,
  to: string | null,
): Promise<void> {
  const orKept = (column: string) =>
    sql<
      string | null
    >`case when ${sql.ref(column)} = ${leaver.accountId}::uuid then ${to}::uuid else ${sql.ref(column)} end`;
  await db
    .updateTable(table)
    .set({ createdBy: orKept("createdBy"), plannedBy: orKept("plannedBy") })
    .where("id", "in", selectScheduled(db, table, leaver).clearSelect().select("id"))
    .execute();
}
