/** The message itself. Every query of the editors' side names the organisation: another's message is simply not there. */
import type { ExpressionBuilder, Insertable, Updateable } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { Database, PostTable } from "../../../schema/db.types.ts";
import { attachmentsOf, imagesOf, neighbourhoodIdsOf, optionsOf, streetsOf, translationsOf } from "./selections.ts";

export type StoredPost = NonNullable<Awaited<ReturnType<typeof findPost>>>;

/** The whole of it, in one statement. */
export function findPost(db: Db, organisationId: string, postId: string) {
  return db
    .selectFrom("post")
    .selectAll("post")
    .select((eb) => [
      neighbourhoodIdsOf(db, eb.ref("post.id")).as("neighbourhoodIds"),
      streetsOf(db, eb.ref("post.id")).as("streets"),
      imagesOf(db, eb.ref("post.id")).as("images"),
      attachmentsOf(db, eb.ref("post.id")).as("attachments"),
      optionsOf(db, eb.ref("post.id")).as("options"),
      translationsOf(db, eb.ref("post.id")).as("translations"),
      hasVotes(eb).as("hasVotes"),
      nameOf(eb, "post.createdBy").as("createdByName"),
    ])
    .where("post.organisationId", "=", organisationId)
    .where("post.id", "=", postId)
    .where("post.deletedAt", "is", null)
    .executeTakeFirst();
}

const hasVotes = (eb: ExpressionBuilder<Database, "post">) =>
  eb.exists(
    eb
      .selectFrom("voteTally")
      .whereRef("voteTally.subjectId", "=", "post.id")
      .where("voteTally.total", ">", 0)
      .select("voteTally.choice"),
  );

export const nameOf = (eb: ExpressionBuilder<Database, "post">, column: "post.createdBy") =>
  eb
    .selectFrom("public.account")
    .whereRef("public.account.id", "=", column)
    .select(({ fn, val, ref }) =>
      fn<string>("concat_ws", [val(" "), ref("public.account.firstName"), ref("public.account.lastName")]).as("name"),
    );

/**
 * Holds the message until the end of the transaction, then reads it. Two statements: one that waited for a lock would
 * otherwise see the new row with the old lists.
 */
export async function lockPost(db: Db, organisationId: string, postId: string): Promise<StoredPost | undefined> {
  const held = await db
    .selectFrom("post")
    .select("id")
    .where("organisationId", "=", organisationId)
    .where("id", "=", postId)
    .where("deletedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return held && findPost(db, organisationId, postId);
}

export async function insertPost(db: Db, row: Insertable<PostTable>): Promise<void> {
  await db.insertInto("post").values(row).execute();
}

/** Counts the version up. The row must be held. */
export async function updatePost(db: Db, postId: string, row: Updateable<PostTable>): Promise<void> {
  await db
    .updateTable("post")
    .set((eb) => ({ ...row, version: eb("version", "+", 1) }))
    .where("id", "=", postId)
    .execute();
}

export async function setPreviewed(db: Db, postId: string, version: number): Promise<void> {
  await db.updateTable("post").set({ previewedVersion: version }).where("id", "=", postId).execute();
}

export async function isOwn(db: Db, organisationId: string, postId: string): Promise<boolean> {
  const found = await db
    .selectFrom("post")
    .select("id")
    .where("organisationId", "=", organisationId)
    .where("id", "=", postId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}
