/** Who had a message on screen, and who opened it: once per resident. S1 §9 */
import { sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { reaches, whoIs } from "./reach.ts";

/** Only messages that reach the resident count; what was opened was seen. One statement. */
export async function markSeen(
  db: Db,
  actor: Resident,
  { seen, opened }: { seen: string[]; opened: string[] },
  now: Date,
): Promise<void> {
  const ids = [...new Set([...seen, ...opened])].sort();
  if (ids.length === 0) return;
  await db
    .insertInto("postView")
    .columns(["postId", "residentId", "neighbourhoodId", "seenAt", "openedAt"])
    .expression((eb) =>
      eb
        .selectFrom("postNeighbourhood")
        .where("postNeighbourhood.postId", "=", sql<string>`any(${ids}::uuid[])`)
        .where("postNeighbourhood.liveAt", "is not", null)
        .where((row) => reaches(row, whoIs(actor)))
        .select(({ ref }) => [
          "postNeighbourhood.postId",
          sql<string>`${actor.residentId}::uuid`.as("residentId"),
          "postNeighbourhood.neighbourhoodId",
          sql<Date>`${now}::timestamptz`.as("seenAt"),
          sql<Date | null>`case when ${ref("postNeighbourhood.postId")} = any(${opened}::uuid[]) then ${now}::timestamptz end`.as(
            "openedAt",
          ),
        ])
        // Always in the same order, so that two screens of one person cannot deadlock.
        .orderBy("postNeighbourhood.postId"),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["postId", "residentId"])
        .doUpdateSet((eb) => ({ openedAt: eb.ref("excluded.openedAt") }))
        .where("postView.openedAt", "is", null)
        .where("excluded.openedAt", "is not", null),
    )
    .execute();
}
