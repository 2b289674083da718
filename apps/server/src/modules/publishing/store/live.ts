/** Publishing, scheduling and deleting. Each is one conditional statement, so that of many concurrent calls one wins. */
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db, Tx } from "#kernel/database.ts";
import { prepared } from "#kernel/prepared.ts";
import { selectPost } from "./posts.ts";
import { neighbourhoodIdsOf } from "./selections.ts";

export type WentLive = NonNullable<Awaited<ReturnType<typeof putLive>>>;

/** Puts a scheduled message live that is due. Returned only to the one call that did it, so that the job may run twice. */
export async function putLive(db: Db, postId: string, now: Date) {
  const [live] = await livePlanned(db, postId, now, partOf(postId));
  return live;
}

interface Looked {
  id: string;
  version: number;
  publishAt: Date | null;
}

/** Undefined when another call changed, scheduled, published or deleted the message since it was read. */
export async function putLiveNow(db: Db, { id, version, publishAt }: Looked, plannedBy: string, now: Date) {
  const [live] = await liveAtOnce(db, id, version, publishAt, plannedBy, now, partOf(id));
  return live;
}

const livePlanned = prepared((db, postId: string, now: Date, part: number) =>
  goingLive(db, dueUpdate(db, postId, now).set({ publishedAt: now, awaitsFigures: sql.lit(true) }), now, part),
);

const liveAtOnce = prepared(
  (db, postId: string, version: number, publishAt: Date | null, plannedBy: string, now: Date, part: number) =>
    goingLive(
      db,
      notLive(db, postId)
        .where("version", "=", version)
        .where("previewedVersion", "=", version)
        .where("publishAt", "is not distinct from", sql<Date | null>`${publishAt}::timestamptz`)
        .set({ publishAt: now, plannedBy, publishedAt: now, awaitsFigures: sql.lit(true) }),
      now,
      part,
    ),
);

const notLive = (db: Db, postId: string) =>
  db.updateTable("post").where("id", "=", postId).where("publishedAt", "is", null).where("deletedAt", "is", null);
const dueUpdate = (db: Db, postId: string, now: Date) => notLive(db, postId).where("publishAt", "<=", now);

/** In one statement: makes it live, adds it to all feeds, and counts it. */
function goingLive(db: Db, update: ReturnType<typeof notLive>, now: Date, part: number) {
  return db
    .with("live", () => update.returning(["id", "organisationId", "type"]))
    .with("placed", (cte) =>
      cte
        .updateTable("postNeighbourhood")
        .from("live")
        .set({ liveAt: now })
        .whereRef("postNeighbourhood.postId", "=", "live.id")
        .returning("postNeighbourhood.neighbourhoodId"),
    )
    .with("counted", (cte) =>
      cte
        .insertInto("postTally")
        .columns(["organisationId", "part", "published"])
        .expression((eb) =>
          eb
            .selectFrom("live")
            .select(["live.organisationId", sql<number>`${part}::smallint`.as("part"), sql.lit(1).as("published")]),
        )
        .onConflict((conflict) =>
          conflict
            .columns(["organisationId", "part"])
            .doUpdateSet((eb) => ({ published: eb("postTally.published", "+", sql.lit(1)) })),
        )
        .returning("part"),
    )
    .selectFrom("live")
    .select(["live.id", "live.organisationId", "live.type"])
    .select(sql<string[]>`array(select neighbourhood_id from placed)`.as("neighbourhoodIds"));
}

/** Which part of its organisation's tally a message is counted in. */
const partOf = (postId: string): number => Number.parseInt(postId.slice(-1), 16);

/** Returns the neighbourhoods whose feeds had it. */
export async function takeFromFeeds(db: Db, postId: string): Promise<string[]> {
  const rows = await db
    .updateTable("postNeighbourhood")
    .set({ liveAt: null })
    .where("postId", "=", postId)
    .returning("neighbourhoodId")
    .execute();
  return rows.map((row) => row.neighbourhoodId);
}

/** With the account that scheduled it; null makes it a draft again. The row must be locked. */
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

/** A message that has just gone live, and the name of who scheduled it; null when that account is gone. */
export function findPlan(db: Db, postId: string) {
  return db
    .selectFrom("post")
    .leftJoin("public.account as planner", "planner.id", "post.plannedBy")
    .select(["post.id", "post.organisationId", "post.title", "post.publishAt"])
    .select(["planner.firstName", "planner.lastName"])
    .where("post.id", "=", postId)
    .executeTakeFirstOrThrow();
}

/** The row must be locked. */
export async function setDeleted(
  db: Db,
  post: { id: string; organisationId: string; publishedAt: Date | null },
  now: Date,
): Promise<void> {
  await db.updateTable("post").set({ deletedAt: now, awaitsFigures: false }).where("id", "=", post.id).execute();
  if (post.publishedAt) await countPublished(db, post.organisationId, post.id, -1);
}

/** Locks a message that was deleted at that moment or later. */
export function lockDeleted(db: Tx, organisationId: string, postId: string, since: Date) {
  return db
    .selectFrom("post")
    .select(["id", "title", "organisationId", "type", "createdBy", "publishAt", "publishedAt"])
    .where("organisationId", "=", organisationId)
    .where("id", "=", postId)
    .where("deletedAt", ">=", since)
    .forUpdate()
    .executeTakeFirst();
}
type DeletedPost = NonNullable<Awaited<ReturnType<typeof lockDeleted>>>;

/** Puts it back where it was, and returns the neighbourhoods whose feeds have it again. What should have gone live meanwhile becomes a draft. The row must be locked. */
export async function setUndeleted(db: Db, post: DeletedPost, now: Date): Promise<string[]> {
  const { id, organisationId, publishAt, publishedAt } = post;
  const isLate = publishedAt === null && publishAt !== null && publishAt <= now;
  await db
    .updateTable("post")
    .set({ deletedAt: null, awaitsFigures: publishedAt !== null, ...(isLate && { publishAt: null, plannedBy: null }) })
    .where("id", "=", id)
    .execute();
  if (!publishedAt) return [];
  await countPublished(db, organisationId, id, 1);
  const rows = await db
    .updateTable("postNeighbourhood")
    .set({ liveAt: publishedAt })
    .where("postId", "=", id)
    .returning("neighbourhoodId")
    .execute();
  return rows.map((row) => row.neighbourhoodId);
}

/** The tally has a row for every part in which something ever was live. */
async function countPublished(db: Db, organisationId: string, postId: string, change: 1 | -1): Promise<void> {
  await db
    .updateTable("postTally")
    .set((eb) => ({ published: eb("published", "+", change) }))
    .where("organisationId", "=", organisationId)
    .where("part", "=", partOf(postId))
    .execute();
}

/** Locks a scheduled message that is due; undefined when it is not due, or not scheduled any more. */
export function lockDue(db: Tx, postId: string, now: Date) {
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

/** Scheduled messages that should be live by now, longest overdue first. */
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

/** Neighbourhoods of the message in which its organisation published another one since the given moment, as JSON beside the message. S1 §8 */
const postedSince = (db: Db, since: Date) =>
  jsonArrayFrom(
    db
      .selectFrom("postNeighbourhood as mine")
      .innerJoin("neighbourhood", "neighbourhood.id", "mine.neighbourhoodId")
      .select(["neighbourhood.id", "neighbourhood.name"])
      .whereRef("mine.postId", "=", sql.ref<string>("post.id"))
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom("postNeighbourhood as other")
            .innerJoin("post as another", "another.id", "other.postId")
            .whereRef("other.neighbourhoodId", "=", "mine.neighbourhoodId")
            .where("other.liveAt", ">", since)
            .whereRef("other.postId", "<>", "mine.postId")
            .whereRef("another.organisationId", "=", sql.ref<string>("post.organisationId"))
            .select(sql<number>`1`.as("one")),
        ),
      )
      .orderBy("neighbourhood.name"),
  );

/** A message about to be published, with the neighbourhoods in which its organisation published since the given moment. */
const findWithPosted = prepared((db, organisationId: string, postId: string, since: Date) =>
  selectPost(db, organisationId, postId).select(postedSince(db, since).as("postedRecently")),
);
export async function findBeforeLive(db: Db, organisationId: string, postId: string, since: Date) {
  const [found] = await findWithPosted(db, organisationId, postId, since);
  return found;
}
