/** The SQL of notices: reading, marking, deleting. */

import { type NoticeKind, unreadMax } from "@stoep/contract/notifications";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

/** The reader, and the kinds that are hidden from them now. */
export interface ReadableNotices {
  readerId: string;
  hidden: readonly NoticeKind[];
}

const isInScope = ({ hidden }: ReadableNotices) =>
  hidden.length === 0 ? sql<boolean>`true` : sql<boolean>`kind <> all(${hidden}::text[])`;

export const listNotices = (
  db: Db,
  seen: ReadableNotices,
  { unreadOnly }: { unreadOnly: boolean },
  place: PageCursor | null,
  limit: number,
) =>
  db
    .selectFrom("notice")
    .select(["id", "kind", "objectKind", "objectId", "actor", "total", "details", "at", "readAt"])
    .where("readerId", "=", seen.readerId)
    .where(isInScope(seen))
    .$if(unreadOnly, (query) => query.where("readAt", "is", null))
    .$call((query) => inPages(query, ["at", "id"], "desc", { place, limit }))
    .execute();
export type NoticeRow = Awaited<ReturnType<typeof listNotices>>[number];

/** Counts up to the most that the screen shows. */
export async function countUnread(db: Db, seen: ReadableNotices): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom("notice")
        .select("id")
        .where("readerId", "=", seen.readerId)
        .where(isInScope(seen))
        .where("readAt", "is", null)
        .limit(unreadMax)
        .as("some"),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function hasNotice(db: Db, seen: ReadableNotices, id: string): Promise<boolean> {
  const found = await db
    .selectFrom("notice")
    .select("id")
    .where("id", "=", id)
    .where("readerId", "=", seen.readerId)
    .where(isInScope(seen))
    .executeTakeFirst();
  return found !== undefined;
}

interface ReadSelection {
  id?: string;
  /** All up to this time. */
  until?: Date;
  object?: { kind: string; id: string };
  /** Only this kind of the object's notices. */
  kind?: NoticeKind;
}

/** Read notices are neither mailed nor pushed. Returns whether anything changed. */
export async function markRead(db: Tx, seen: ReadableNotices, which: ReadSelection, now: Date): Promise<boolean> {
  const { id, until, object, kind } = which;
  let query = db
    .updateTable("notice")
    .set({ readAt: now, unmailed: 0, mailAs: null, mailAt: null, pushAt: null })
    .set({ isOpen: sql<boolean>`merge_id = event_id` })
    .where("readerId", "=", seen.readerId)
    .where(isInScope(seen))
    .where("readAt", "is", null);
  if (id) query = query.where("id", "=", id);
  if (until) query = query.where("at", "<=", until);
  if (kind) query = query.where("kind", "=", kind);
  if (object) query = query.where("objectId", "=", object.id).where("objectKind", "=", object.kind);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  const takenOut = object && !kind ? await removeFromNotice(db, seen.readerId, object.id) : 0n;
  return numUpdatedRows + takenOut > 0n;
}

/**
 * For one of several things in a merged notice that was opened: it is no longer counted or mailed. Opening the latest marks the
 * whole notice read.
 */
async function removeFromNotice(db: Tx, readerId: string, id: string): Promise<bigint> {
  // The last ones are those that no mail has named.
  const left = sql<number>`unmailed - case
    when unmailed > 0 and array_position(people, ${id}::uuid) > cardinality(people) - unmailed then 1 else 0 end`;
  const { numUpdatedRows } = await db
    .updateTable("notice")
    .set({ people: sql<string[]>`array_remove(people, ${id}::uuid)`, total: sql<number>`total - 1`, unmailed: left })
    .set({
      mailAs: sql<"daily" | null>`case when ${left} > 0 then mail_as end`,
      mailAt: sql<Date | null>`case when ${left} > 0 then mail_at end`,
    })
    .where("readerId", "=", readerId)
    .where("readAt", "is", null)
    .where("objectId", "<>", id)
    .where(sql<boolean>`people @> array[${id}::uuid] and cardinality(people) > 1 and total > 1`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows;
}

/** Deletes notices of these kinds about things that were deleted or done. Returns how many. */
export async function deleteNoticesAbout(
  db: Tx,
  objectIds: readonly string[],
  kinds?: readonly NoticeKind[],
  limit?: number,
): Promise<number> {
  if (objectIds.length === 0) return 0;
  const about = db
    .selectFrom("notice")
    .select("id")
    .where("objectId", "=", anyOf(objectIds))
    .$if(kinds !== undefined, (query) => query.where("kind", "in", [...(kinds ?? [])]))
    // In the order in which notices are created.
    .orderBy("readerId")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .forUpdate();
  const { numDeletedRows } = await db.deleteFrom("notice").where("id", "in", about).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes notices of these events, which are about these things. */
export async function deleteNoticesOfEvents(
  db: Tx,
  eventIds: readonly string[],
  objectIds: readonly string[],
): Promise<void> {
  if (eventIds.length === 0) return;
  const about = db
    .selectFrom("notice")
    .select("id")
    .where("objectId", "=", anyOf(objectIds))
    .where("eventId", "=", anyOf(eventIds))
    .orderBy("readerId")
    .forUpdate();
  await db.deleteFrom("notice").where("id", "in", about).execute();
}

/** Returns how many were deleted. */
export async function deleteNoticesBefore(db: Db, moment: Date, limit: number): Promise<number> {
  const old = db.selectFrom("notice").select("id").where("at", "<", moment).limit(limit);
  const { numDeletedRows } = await db.deleteFrom("notice").where("id", "in", old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** For a person who leaves: deletes the notices of these places of theirs, or of all. */
export async function deleteNoticesOf(db: Tx, accountId: string, readerIds?: readonly string[]): Promise<void> {
  await db
    .deleteFrom("notice")
    .where("accountId", "=", accountId)
    .$if(readerIds !== undefined, (query) => query.where("readerId", "=", anyOf(readerIds ?? [])))
    .execute();
}

/** Removes the person's name and words from others' notices. Returns the events. */
export async function removeActor(db: Tx, accountId: string): Promise<string[]> {
  const rows = await db
    .updateTable("notice")
    .set({ actor: "", actorId: null, details: sql`details - 'words'` })
    .where("actorId", "=", accountId)
    .returning("eventId")
    .execute();
  return [...new Set(rows.map(({ eventId }) => eventId))];
}

/** The same for all whose account is closed, and what they wrote at the moment of closing. */
export async function removeClosedActors(db: Tx): Promise<void> {
  const closed = db.selectFrom("public.account").select("id").where("closedAt", "is not", null);
  await db
    .updateTable("notice")
    .set({ actor: "", actorId: null, details: sql`details - 'words'` })
    .where("actorId", "in", closed)
    .execute();
  await db.deleteFrom("notice").where("accountId", "in", closed).execute();
}
