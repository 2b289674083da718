/** Updates of the works, with their pictures. */
import type { Updateable } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { claimImages, releaseFiles } from "#modules/files/index.ts";
import type { IdeaMomentTable } from "../../../schema/db.types.ts";

export interface Picture {
  id: string;
  altText: string;
}

/** Replaces the pictures. Returns false if a file is unknown, or is another's. */
export async function replacePictures(
  db: Db,
  momentId: string,
  pictures: readonly Picture[],
  author: { accountId: string; now: Date },
): Promise<boolean> {
  const before = await db.selectFrom("ideaMomentImage").select("fileId").where("momentId", "=", momentId).execute();
  const kept = before.map(({ fileId }) => fileId);
  const ids = pictures.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return false;
  const files = await claimImages(db, ids, { ...author, kept });
  if (files.includes(undefined)) return false;
  await db.deleteFrom("ideaMomentImage").where("momentId", "=", momentId).execute();
  if (pictures.length > 0)
    await db
      .insertInto("ideaMomentImage")
      .values(pictures.map(({ id, altText }, position) => ({ momentId, fileId: id, position, altText })))
      .execute();
  await releaseFiles(
    db,
    kept.filter((id) => !ids.includes(id)),
  );
  return true;
}

/** The moment must be of an idea that is locked. */
export async function correctMoment(db: Tx, momentId: string, row: Updateable<IdeaMomentTable>): Promise<void> {
  await db.updateTable("ideaMoment").set(row).where("id", "=", momentId).execute();
}

export const findUpdate = (db: Tx, ideaId: string, momentId: string) =>
  db
    .selectFrom("ideaMoment")
    .selectAll()
    .where("id", "=", momentId)
    .where("ideaId", "=", ideaId)
    .where("kind", "=", "works")
    .executeTakeFirst();

export async function isLatestUpdate(db: Tx, ideaId: string, momentId: string): Promise<boolean> {
  const latest = await db
    .selectFrom("ideaMoment")
    .select("id")
    .where("ideaId", "=", ideaId)
    .where("kind", "=", "works")
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return latest?.id === momentId;
}
