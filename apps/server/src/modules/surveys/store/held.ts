/** Drafts and scheduled surveys of one member. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { members } from "#modules/accounts/index.ts";

const selectUnpublished = (db: Db, { organisationId }: members.Leaver) =>
  db
    .selectFrom("survey")
    .select(["survey.id", "survey.title as name"])
    .where("survey.organisationId", "=", organisationId)
    .where("survey.publishedAt", "is", null)
    .where("survey.deletedAt", "is", null);

export const selectDrafts = (db: Db, leaver: members.Leaver) =>
  selectUnpublished(db, leaver).where("survey.publishAt", "is", null).where("survey.createdBy", "=", leaver.accountId);

export const selectScheduled = (db: Db, leaver: members.Leaver) =>
  selectUnpublished(db, leaver)
    .where("survey.publishAt", "is not", null)
    .where((eb) =>
      eb.or([eb("survey.plannedBy", "=", leaver.accountId), eb("survey.createdBy", "=", leaver.accountId)]),
    );

export async function handOverDrafts(db: Tx, leaver: members.Leaver, createdBy: string | null): Promise<void> {
  await db
    .updateTable("survey")
    .set({ createdBy })
    .where("id", "in", selectDrafts(db, leaver).clearSelect().select("survey.id"))
    .execute();
}

export async function handOverScheduled(db: Tx, leaver: members.Leaver, to: string | null): Promise<void> {
  const orKept = (column: string) =>
    sql<
      string | null
    >`case when ${sql.ref(column)} = ${leaver.accountId}::uuid then ${to}::uuid else ${sql.ref(column)} end`;
  await db
    .updateTable("survey")
    .set({ createdBy: orKept("createdBy"), plannedBy: orKept("plannedBy") })
    .where("id", "in", selectScheduled(db, leaver).clearSelect().select("survey.id"))
    .execute();
}
