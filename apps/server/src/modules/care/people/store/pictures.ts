/** Pictures of people, and who may read them. */
import { sql } from "kysely";
import type { Tx } from "#kernel/database.ts";
import type { FileAudience, FileHolder } from "#modules/files/index.ts";

/** Whoever may open the person's file, by an address that was signed for them; nobody once the person is gone. */
export const picturesOfPeople: FileHolder = (db, fileId) =>
  db
    .selectFrom("carePerson as pictured")
    .where("pictured.pictureId", "=", fileId)
    .where("pictured.mergedInto", "is", null)
    .where("pictured.deletedAt", "is", null)
    .select(sql<FileAudience>`'readers'`.as("audience"));

/** For joins with the file as `picture`. */
export const pictureSelection = ["picture.key as pictureKey", "picture.secret as pictureSecret"] as const;

/** Which of them somebody has, also somebody who was merged. */
export async function listHeldPictureIds(db: Tx, fileIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("carePerson")
    .select(sql<string>`picture_id`.as("id"))
    .where("pictureId", "=", sql<string>`any(${[...fileIds]}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}
