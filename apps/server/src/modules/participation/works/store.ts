/** Updates of the works, with their pictures. */
import { chosenIdeaTypes } from "@stoep/contract/participation";
import { type SqlBool, sql, type Updateable } from "kysely";
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

/** What the updates say since the idea was chosen: the latest one, and the latest one that says what was spent. */
export async function latestWorks(db: Tx, ideaId: string) {
  const updates = db
    .selectFrom("ideaMoment as moment")
    .where("moment.ideaId", "=", ideaId)
    .where("moment.kind", "=", "works")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("ideaMoment as later")
            .whereRef("later.ideaId", "=", "moment.ideaId")
            .where("later.kind", "=", "type")
            .where("later.type", "not in", chosenIdeaTypes)
            .where(sql<SqlBool>`(later.at, later.id) > (moment.at, moment.id)`)
            .select("later.id"),
        ),
      ),
    )
    .orderBy("moment.at", "desc")
    .orderBy("moment.id", "desc")
    .limit(1);
  const latest = await updates.select(["moment.worksState", "moment.worksPercent"]).executeTakeFirst();
  const spent = await updates.where("moment.costToDate", "is not", null).select("moment.costToDate").executeTakeFirst();
  return { ...latest, costToDate: spent?.costToDate ?? null };
}
