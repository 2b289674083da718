/** Column `followed_ids` of `resident`. */

import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

/** The followed neighbourhoods, by name. */
export const listFollowed = (db: Db, followedIds: readonly string[]) =>
  db.selectFrom("neighbourhood").select("name").where("id", "=", anyOf(followedIds)).orderBy("name").execute();

/** Returns false when they have moved to another neighbourhood in the meantime. */
export async function putFollowed(
  db: Db,
  { residentId, neighbourhoodId }: { residentId: string; neighbourhoodId: string },
  followedIds: string[],
): Promise<boolean> {
  const changed = await db
    .updateTable("resident")
    .set({ followedIds })
    .where("id", "=", residentId)
    .where("neighbourhoodId", "=", neighbourhoodId)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}
