/** Column `followed_ids` of `resident`. */
import type { Db } from "#kernel/database.ts";

/** Returns false when they have moved to another neighbourhood meanwhile. */
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
