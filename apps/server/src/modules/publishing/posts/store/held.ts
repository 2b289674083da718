/** Drafts and scheduled messages of one member. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { members } from "#modules/accounts/index.ts";

const selectUnpublished = (db: Db, { organisationId }: members.Leaver) =>
  db
    .selectFrom("post")
    .select(["post.id", "post.title as name"])
    .where("post.organisationId", "=", organisationId)
    .where("post.publishedAt", "is", null)
    .where("post.deletedAt", "is", null);

export const selectDrafts = (db: Db, leaver: members.Leaver) =>
  selectUnpublished(db, leaver).where("post.publishAt", "is", null).where("post.createdBy", "=", leaver.accountId);

export const selectScheduled = (db: Db, leaver: members.Leaver) =>
  selectUnpublished(db, leaver)
    .where("post.publishAt", "is not", null)
    .where((eb) => eb.or([eb("post.plannedBy", "=", leaver.accountId), eb("post.createdBy", "=", leaver.accountId)]));

export async function handOverDrafts(db: Tx, leaver: members.Leaver, createdBy: string | null): Promise<void> {
  await db
    .updateTable("post")
    .set({ createdBy })
    .where("id", "in", selectDrafts(db, leaver).clearSelect().select("post.id"))
    .execute();
}

export async function handOverScheduled(db: Tx, leaver: members.Leaver, to: string | null): Promise<void> {
  const orKept = (column: string) =>
    sql<
      string | null
    >`case when ${sql.ref(column)} = ${leaver.accountId}::uuid then ${to}::uuid else ${sql.ref(column)} end`;
  await db
    .updateTable("post")
    .set({ createdBy: orKept("createdBy"), plannedBy: orKept("plannedBy") })
    .where("id", "in", selectScheduled(db, leaver).clearSelect().select("post.id"))
    .execute();
}
