/** Column `adjacent_ids` of `neighbourhood`. */

import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { idList } from "#kernel/sql/id-list.ts";
import { adjacentAreas } from "../adjacency.ts";
import { listAreas } from "./areas.ts";

/** After areas have changed. */
export async function updateAdjacency(db: Db): Promise<void> {
  const found = [...adjacentAreas(await listAreas(db))];
  if (found.length === 0) return;
  // Passed as text, because arrays of different lengths cannot form an array of arrays.
  const given = sql<{ id: string; adjacentIds: string }>`unnest(
    ${idList(found.map(([id]) => id))}, ${found.map(([, ids]) => `{${ids.join(",")}}`)}::text[])`;
  await db
    .updateTable("neighbourhood")
    .from(given.as<"given">(sql`given(id, adjacent_ids)`))
    .set({ adjacentIds: sql<string[]>`given.adjacent_ids::uuid[]` })
    .whereRef("neighbourhood.id", "=", "given.id")
    .execute();
}

export async function hasAdjacency(db: Db): Promise<boolean> {
  const unknown = await db.selectFrom("neighbourhood").select("id").where("adjacentIds", "is", null).limit(1).execute();
  return unknown.length === 0;
}

/** Neighbourhoods adjacent to this one, and others by their ids; ordered by name. */
export function listAdjacent(db: Db, neighbourhoodId: string, others: readonly string[]) {
  const beside = db
    .selectFrom("neighbourhood as home")
    .select("home.adjacentIds")
    .where("home.id", "=", neighbourhoodId);
  return db
    .selectFrom("neighbourhood")
    .select(["id", "name"])
    .where("id", "=", sql<string>`any((${beside}) || ${idList(others)})`)
    .where("id", "!=", neighbourhoodId)
    .orderBy("name")
    .orderBy("id")
    .execute();
}
