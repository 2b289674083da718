/** Deleting and restoring messages, with as many statements for a hundred as for one. */

import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { partOf } from "./publication.ts";

/** The fields of a message needed to delete and restore it. */
export type DeletablePost = Awaited<ReturnType<typeof lockOwnPosts>>[number];

const columns = [
  "id",
  "title",
  "organisationId",
  "type",
  "createdBy",
  "publishAt",
  "publishedAt",
  "deletedAt",
] as const;

/** The organisation's messages among these, locked; ordered by id so that two calls cannot deadlock. */
const selectLocked = (db: Tx, organisationId: string, ids: readonly string[]) =>
  db
    .selectFrom("post")
    .select(columns)
    .where("organisationId", "=", organisationId)
    .where("id", "=", anyOf(ids))
    .orderBy("id")
    .forUpdate();

/** Locks those that are not deleted. */
export const lockOwnPosts = (db: Tx, organisationId: string, ids: readonly string[]) =>
  selectLocked(db, organisationId, ids).where("deletedAt", "is", null).execute();

/** Locks those that were deleted at that time or later. */
export const lockDeletedPosts = (
  db: Tx,
  organisationId: string,
  ids: readonly string[],
  since: Date,
): Promise<DeletablePost[]> => selectLocked(db, organisationId, ids).where("deletedAt", ">=", since).execute();

/** Returns the neighbourhoods whose feeds had them. The rows must be locked. */
export async function markDeleted(db: Db, posts: readonly DeletablePost[], now: Date): Promise<string[]> {
  const ids = anyOf(posts.map(({ id }) => id));
  await db.updateTable("post").set({ deletedAt: now, awaitsFigures: false }).where("id", "=", ids).execute();
  const live = posts.filter(({ publishedAt }) => publishedAt);
  if (live.length === 0) return [];
  await countPublished(db, live, -1);
  const rows = await db
    .updateTable("postNeighbourhood")
    .set({ liveAt: null })
    .where("postId", "=", anyOf(live.map(({ id }) => id)))
    .returning("neighbourhoodId")
    .execute();
  return [...new Set(rows.map((row) => row.neighbourhoodId))];
}

/**
 * Restores them, and returns the neighbourhoods whose feeds have them again. A scheduled message whose time has passed becomes a
 * draft. The rows must be locked.
 */
export async function markRestored(db: Db, posts: readonly DeletablePost[], now: Date): Promise<string[]> {
  const isLate = sql<boolean>`published_at is null and publish_at <= ${now}`;
  await db
    .updateTable("post")
    .set({
      deletedAt: null,
      awaitsFigures: sql<boolean>`published_at is not null`,
      publishAt: sql<Date | null>`case when ${isLate} then null else publish_at end`,
      plannedBy: sql<string | null>`case when ${isLate} then null else planned_by end`,
    })
    .where("id", "=", anyOf(posts.map(({ id }) => id)))
    .execute();
  const live = posts.filter(({ publishedAt }) => publishedAt);
  if (live.length === 0) return [];
  await countPublished(db, live, 1);
  const rows = await db
    .updateTable("postNeighbourhood")
    .from("post")
    .set(({ ref }) => ({ liveAt: ref("post.publishedAt") }))
    .whereRef("postNeighbourhood.postId", "=", "post.id")
    .where("post.id", "=", anyOf(live.map(({ id }) => id)))
    .returning("postNeighbourhood.neighbourhoodId")
    .execute();
  return [...new Set(rows.map((row) => row.neighbourhoodId))];
}

/** The counter has a row for every part in which something ever was live. All messages are of one organisation. */
async function countPublished(db: Db, posts: readonly DeletablePost[], change: 1 | -1): Promise<void> {
  const parts = [...Map.groupBy(posts, ({ id }) => partOf(id))].sort(([a], [b]) => a - b);
  const [numbers, changes] = [parts.map(([part]) => part), parts.map(([, within]) => within.length * change)];
  const given = sql<{ part: number; change: number }>`unnest(${numbers}::smallint[], ${changes}::integer[])`;
  await db
    .updateTable("postTally")
    .from(given.as<"given">(sql`given(part, change)`))
    .set((eb) => ({ published: eb("postTally.published", "+", eb.ref("given.change")) }))
    .where("postTally.organisationId", "=", posts[0]?.organisationId ?? "")
    .whereRef("postTally.part", "=", "given.part")
    .execute();
}
