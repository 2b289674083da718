/** Going live, and away. Each is one conditional statement, so that of many at once one wins. */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { neighbourhoodIdsOf } from "./selections.ts";

/** Returns the message only to the one call that really put it live, so that the job may run twice. */
export function putLive(db: Db, postId: string, now: Date) {
  return db
    .updateTable("post")
    .set({ publishedAt: now })
    .where("id", "=", postId)
    .where("publishedAt", "is", null)
    .where("publishAt", "<=", now)
    .where("deletedAt", "is", null)
    .returning(["id", "organisationId", "type"])
    .executeTakeFirst();
}

/** From here on it stands in the feeds, all of them at once. Answers with where. */
export async function putInFeeds(db: Db, postId: string, liveAt: Date): Promise<string[]> {
  return changeLive(db, postId, liveAt);
}

export async function takeFromFeeds(db: Db, postId: string): Promise<string[]> {
  return changeLive(db, postId, null);
}

async function changeLive(db: Db, postId: string, liveAt: Date | null): Promise<string[]> {
  const rows = await db
    .updateTable("postNeighbourhood")
    .set({ liveAt })
    .where("postId", "=", postId)
    .returning("neighbourhoodId")
    .execute();
  return rows.map((row) => row.neighbourhoodId);
}

/** With who planned it; null takes it back to the concepts. The row must be held. */
export async function setPublishAt(
  db: Db,
  postId: string,
  planned: { publishAt: Date; plannedBy: string } | null,
): Promise<void> {
  await db
    .updateTable("post")
    .set(planned ?? { publishAt: null, plannedBy: null })
    .where("id", "=", postId)
    .execute();
}

/** What went live just now, and who had planned it; null when that account is gone. */
export function findPlan(db: Db, postId: string) {
  return db
    .selectFrom("post")
    .leftJoin("public.account as planner", "planner.id", "post.plannedBy")
    .select(["post.id", "post.organisationId", "post.title", "post.publishAt"])
    .select(["planner.firstName", "planner.lastName"])
    .where("post.id", "=", postId)
    .executeTakeFirstOrThrow();
}

export async function setDeleted(db: Db, postId: string, now: Date): Promise<void> {
  await db.updateTable("post").set({ deletedAt: now }).where("id", "=", postId).execute();
}

/** A planned message whose moment has come, held; absent when it is no such. */
export function lockDue(db: Db, postId: string, now: Date) {
  return db
    .selectFrom("post")
    .select(["id", "organisationId", "title", "visibility", "publishAt"])
    .select((eb) => neighbourhoodIdsOf(db, eb.ref("post.id")).as("neighbourhoodIds"))
    .where("id", "=", postId)
    .where("publishedAt", "is", null)
    .where("publishAt", "<=", now)
    .where("deletedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** What should be live by now, longest overdue first. */
export function listDue(db: Db, now: Date, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom("post")
    .select("id")
    .where("publishAt", "<=", now)
    .where("publishedAt", "is", null)
    .where("deletedAt", "is", null)
    .orderBy("publishAt")
    .limit(limit)
    .execute();
}

export function findMoments(db: Db, postId: string) {
  return db
    .selectFrom("post")
    .select(["publishAt", "publishedAt", "deletedAt"])
    .where("id", "=", postId)
    .executeTakeFirst();
}

/** Neighbourhoods of this message where its organisation put another one live since. S1 §8 */
export function listPostedSince(db: Db, post: { id: string; organisationId: string }, since: Date) {
  return db
    .selectFrom("postNeighbourhood as mine")
    .innerJoin("neighbourhood", "neighbourhood.id", "mine.neighbourhoodId")
    .select(["neighbourhood.id", "neighbourhood.name"])
    .where("mine.postId", "=", post.id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("postNeighbourhood as other")
          .innerJoin("post", "post.id", "other.postId")
          .whereRef("other.neighbourhoodId", "=", "mine.neighbourhoodId")
          .where("other.liveAt", ">", since)
          .where("other.postId", "<>", post.id)
          .where("post.organisationId", "=", post.organisationId)
          .select(sql<number>`1`.as("one")),
      ),
    )
    .orderBy("neighbourhood.name")
    .execute();
}
