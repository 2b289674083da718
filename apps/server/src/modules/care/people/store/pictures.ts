/** Pictures of people, and who may read them. */

import { sql } from "kysely";
import type { Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { FileAudience, FileHolder } from "#modules/files/index.ts";

/** Readable by colleagues who may open the person's file, at an address signed for them; by nobody once the person is deleted. */
export const picturesOfPeople: FileHolder = (db, fileId) =>
  db
    .selectFrom("carePerson as pictured")
    .where("pictured.pictureId", "=", fileId)
    .where("pictured.mergedInto", "is", null)
    .where("pictured.deletedAt", "is", null)
    .select(sql<FileAudience>`'readers'`.as("audience"));

/** Selected from the file joined as `picture`. */
export const pictureSelection = ["picture.key as pictureKey", "picture.secret as pictureSecret"] as const;

/** Which of the pictures belong to a person, merged people included. */
export async function listHeldPictureIds(db: Tx, fileIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("carePerson")
    .select(sql<string>`picture_id`.as("id"))
    .where("pictureId", "=", anyOf(fileIds))
    .execute();
  return rows.map(({ id }) => id);
}
