/** Column `followed_ids` of `resident`. */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";

/** The followed neighbourhoods, by name. */
export const listFollowed = (db: Db, followedIds: readonly string[]) =>
  db
    .selectFrom("neighbourhood")
    .select("name")
    .where("id", "=", sql<string>`any(${followedIds}::uuid[])`)
    .orderBy("name")
    .execute();

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
