/** Drafts and scheduled projects of one member. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { members } from "#modules/accounts/index.ts";

const selectUnpublished = (db: Db, { organisationId }: members.Leaver) =>
  db
    .selectFrom("project")
    .select(["project.id", "project.title as name"])
    .where("project.organisationId", "=", organisationId)
    .where("project.publishedAt", "is", null)
    .where("project.deletedAt", "is", null);

export const selectDrafts = (db: Db, leaver: members.Leaver) =>
  selectUnpublished(db, leaver)
    .where("project.publishAt", "is", null)
    .where("project.createdBy", "=", leaver.accountId);

export const selectScheduled = (db: Db, leaver: members.Leaver) =>
  selectUnpublished(db, leaver)
    .where("project.publishAt", "is not", null)
    .where((eb) =>
      eb.or([eb("project.plannedBy", "=", leaver.accountId), eb("project.createdBy", "=", leaver.accountId)]),
    );

export async function handOverDrafts(db: Tx, leaver: members.Leaver, createdBy: string | null): Promise<void> {
  await db
    .updateTable("project")
    .set({ createdBy })
    .where("id", "in", selectDrafts(db, leaver).clearSelect().select("project.id"))
    .execute();
}

export async function handOverScheduled(db: Tx, leaver: members.Leaver, to: string | null): Promise<void> {
  const orKept = (column: string) =>
    sql<
      string | null
    >`case when ${sql.ref(column)} = ${leaver.accountId}::uuid then ${to}::uuid else ${sql.ref(column)} end`;
  await db
    .updateTable("project")
    .set({ createdBy: orKept("createdBy"), plannedBy: orKept("plannedBy") })
    .where("id", "in", selectScheduled(db, leaver).clearSelect().select("project.id"))
    .execute();
}
