/** Which residents saw a message, opened it, and followed its button: each counts once. S1 §9 */

import { sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { reaches, residentValues } from "../../reach/index.ts";
import { countViews, type FirstView } from "./view-counts.ts";

interface SeenReport {
  seen: string[];
  opened: string[];
  clicked: string[];
}

/** Only messages that reach the resident count; a message opened or followed also counts as seen. */
export async function markSeen(
  db: Tx,
  actor: Resident,
  { seen, opened, clicked }: SeenReport,
  now: Date,
): Promise<void> {
  const ids = [...new Set([...seen, ...opened, ...clicked])].sort();
  if (ids.length === 0) return;
  const looked: FirstView[] = [
    ...(await insertViews(db, actor, ids, now)).map((row) => ({ ...row, what: "seen" as const })),
    ...(await updateViews(db, actor, "openedAt", opened, now)).map((row) => ({ ...row, what: "opened" as const })),
    ...(await updateViews(db, actor, "clickedAt", clicked, now)).map((row) => ({ ...row, what: "clicked" as const })),
  ];
  await countViews(db, actor.residentId, looked, now);
}

/** Returns what is new. */
const insertViews = (db: Tx, actor: Resident, ids: string[], now: Date) =>
  db
    .insertInto("postView")
    .columns(["postId", "residentId", "neighbourhoodId", "seenAt"])
    .expression((eb) =>
      eb
        .selectFrom("postNeighbourhood")
        .where("postNeighbourhood.postId", "=", anyOf(ids))
        .where("postNeighbourhood.liveAt", "is not", null)
        .where((row) => reaches(row, residentValues(actor)))
        .select([
          "postNeighbourhood.postId",
          sql<string>`${actor.residentId}::uuid`.as("residentId"),
          "postNeighbourhood.neighbourhoodId",
          sql<Date>`${now}::timestamptz`.as("seenAt"),
        ])
        // Always in the same order, so that two screens of one person cannot deadlock.
        .orderBy("postNeighbourhood.postId"),
    )
    .onConflict((conflict) => conflict.columns(["postId", "residentId"]).doNothing())
    .returning(["postId", "neighbourhoodId"])
    .execute();

/** Returns what happened for the first time. */
async function updateViews(
  db: Tx,
  { residentId }: Resident,
  moment: "openedAt" | "clickedAt",
  ids: string[],
  now: Date,
) {
  if (ids.length === 0) return [];
  return db
    .updateTable("postView")
    .set({ [moment]: now })
    .where("postId", "=", anyOf(ids))
    .where("residentId", "=", residentId)
    .where(moment, "is", null)
    .returning(["postId", "neighbourhoodId"])
    .execute();
}

/** Latest first. */
export const listOwnViews = (db: Db, residentId: string, place: PageCursor | null, limit: number) =>
  db
    .selectFrom("postView")
    .innerJoin("post", "post.id", "postView.postId")
    .select(["postView.postId as id", "post.title", "postView.seenAt", "postView.openedAt", "postView.clickedAt"])
    .where("postView.residentId", "=", residentId)
    .$call((query) => inPages(query, ["postView.seenAt", "postView.postId"], "desc", { place, limit }))
    .execute();
export type OwnView = Awaited<ReturnType<typeof listOwnViews>>[number];
