/** Statements for what authors, followers and staff change. Every change of a shout locks its row first. */

import { type Insertable, sql, type Updateable } from "kysely";
import { v7 as newId } from "uuid";
import type { Resident } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { ShoutMomentTable, ShoutTable } from "../../../schema/db.types.ts";

/** The city's organisation, the oldest if there are several, with its settings. docs/specification/shouts.md */
export function findAnsweringCity(db: Db, networkId: string) {
  return db
    .selectFrom("public.organisation as city")
    .leftJoin("organisationProfile as profile", "profile.organisationId", "city.id")
    .select(["city.id", "city.name"])
    .select((eb) => [
      eb.fn.coalesce("profile.isBottomUpDisabled", eb.lit(false)).as("isDisabled"),
      "profile.disabledKinds",
      eb.fn.coalesce("profile.bottomUpPlaceholder", sql.lit("")).as("placeholder"),
    ])
    .where("city.networkId", "=", networkId)
    .where("city.kind", "=", "city")
    .orderBy("city.id")
    .limit(1)
    .executeTakeFirst();
}

/** Including those withdrawn since. */
export async function countWritten(db: Db, residentId: string, since: Date): Promise<number> {
  const { total } = await db
    .selectFrom("shout")
    .where("authorId", "=", residentId)
    .where("createdAt", ">", since)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** So that two windows cannot both write the last shout that the day's limit allows. */
export async function holdAuthor(db: Tx, residentId: string): Promise<void> {
  await db.selectFrom("resident").select("id").where("id", "=", residentId).forNoKeyUpdate().execute();
}

export async function insertShout(db: Tx, row: Insertable<ShoutTable>): Promise<void> {
  await db.insertInto("shout").values(row).execute();
}

interface Picture {
  id: string;
  altText: string;
}

export async function replaceImages(db: Tx, shoutId: string, images: readonly Picture[]): Promise<void> {
  await db.deleteFrom("shoutImage").where("shoutId", "=", shoutId).execute();
  if (images.length === 0) return;
  await db
    .insertInto("shoutImage")
    .values(images.map(({ id, altText }, position) => ({ shoutId, fileId: id, position, altText })))
    .execute();
}

export async function listImageIds(db: Db, shoutIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("shoutImage")
    .select("fileId")
    .where("shoutId", "=", anyOf(shoutIds))
    .orderBy("fileId")
    .execute();
  return rows.map(({ fileId }) => fileId);
}

export type LockedShout = NonNullable<Awaited<ReturnType<typeof lockOwnShout>>>;

/** The time zone of the network whose city is responsible for the shout. */
export const zoneOf = (db: Db) =>
  sql<string>`(${db
    .selectFrom("public.organisation as city")
    .innerJoin("public.network as around", "around.id", "city.networkId")
    .where("city.id", "=", sql.ref<string>("shout.organisationId"))
    .select("around.timeZone")})`;

/** Locks the rows to be changed. */
const selectLocked = (db: Tx) =>
  db
    .selectFrom("shout")
    .select(["shout.id", "shout.kind", "shout.title", "shout.organisationId", "shout.neighbourhoodId", "shout.status"])
    .select(["shout.sharing", "shout.assigneeId", "shout.doneAt", "shout.hiddenAt", "shout.hiddenBecause"])
    .select(["shout.version", "shout.authorId", "shout.askedBy", "shout.askedAt", "shout.arrivedAt"])
    .select(["shout.theme", "shout.answeredAt", zoneOf(db).as("timeZone")])
    .select((eb) =>
      eb
        .selectFrom("neighbourhood")
        .select("neighbourhood.name")
        .whereRef("neighbourhood.id", "=", "shout.neighbourhoodId")
        .as("place"),
    );

/** The resident's own shout, unless it was withdrawn. */
export const lockOwnShout = (db: Tx, actor: Resident, shoutId: string) =>
  selectLocked(db)
    .where("shout.id", "=", shoutId)
    .where("shout.authorId", "=", actor.residentId)
    .where("shout.withdrawnAt", "is", null)
    .forUpdate()
    .executeTakeFirst();

/** Several shouts shared with an organisation, in one order; withdrawn ones are left out. */
export const lockSharedShouts = (db: Tx, organisationId: string, ids: readonly string[]) =>
  selectLocked(db)
    .where("shout.id", "=", anyOf(ids))
    .where("shout.organisationId", "=", organisationId)
    .where("shout.arrivedAt", "is not", null)
    .where("shout.withdrawnAt", "is", null)
    .orderBy("shout.id")
    .forNoKeyUpdate()
    .execute();

/** Any shout of the organisation's network, shared or not. */
export const lockShout = (db: Tx, organisationId: string, shoutId: string) =>
  selectLocked(db)
    .where("shout.id", "=", shoutId)
    .where("shout.organisationId", "=", organisationId)
    .where("shout.withdrawnAt", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The rows must be locked. */
export async function updateShouts(db: Tx, ids: readonly string[], changed: Updateable<ShoutTable>): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("shout")
    .set({ ...changed, version: sql<number>`version + 1` })
    .where("id", "=", anyOf(ids))
    .execute();
}

/** Notes the first time that staff replied or acted. The rows must be locked. */
export async function markAnswered(db: Tx, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable("shout")
    .set({ answeredAt: now })
    .where("id", "=", anyOf(ids))
    .where("answeredAt", "is", null)
    .execute();
}

export type NewMoment = Omit<Insertable<ShoutMomentTable>, "id">;

/** Returns their ids, in the same order. */
export async function addMoments(db: Tx, moments: readonly NewMoment[]): Promise<string[]> {
  if (moments.length === 0) return [];
  const rows = moments.map((moment) => ({ id: newId(), ...moment }));
  await db.insertInto("shoutMoment").values(rows).execute();
  return rows.map(({ id }) => id);
}

export async function addMoment(db: Tx, moment: NewMoment): Promise<string> {
  const [id = ""] = await addMoments(db, [moment]);
  return id;
}

/** Empties texts and pictures of shouts that are locked, which nobody handles any more; counts stay. */
export async function withdrawShouts(db: Tx, ids: readonly string[], now: Date): Promise<void> {
  const these = anyOf(ids);
  const gone = {
    withdrawnAt: now,
    assigneeId: null,
    title: "",
    text: "",
    street: null,
    longitude: null,
    latitude: null,
  };
  await updateShouts(db, ids, gone);
  await db.deleteFrom("shoutImage").where("shoutId", "=", these).execute();
  await db
    .updateTable("shoutMoment")
    .set({ text: "" })
    .where("shoutId", "=", these)
    .where("byKind", "=", "author")
    .execute();
}

/** Returns false when they follow it already. */
export async function insertFollower(db: Tx, shoutId: string, residentId: string, now: Date): Promise<boolean> {
  const added = await db
    .insertInto("shoutFollower")
    .values({ shoutId, residentId, followedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("shoutId")
    .executeTakeFirst();
  if (added) await countFollower(db, shoutId, 1);
  return added !== undefined;
}

export async function deleteFollower(db: Tx, shoutId: string, residentId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom("shoutFollower")
    .where("shoutId", "=", shoutId)
    .where("residentId", "=", residentId)
    .returning("shoutId")
    .executeTakeFirst();
  if (removed) await countFollower(db, shoutId, -1);
  return removed !== undefined;
}

async function countFollower(db: Tx, shoutId: string, by: 1 | -1): Promise<void> {
  await db
    .updateTable("shout")
    .set((eb) => ({ followers: eb("followers", "+", by) }))
    .where("id", "=", shoutId)
    .execute();
}

export async function countFollowers(db: Db, shoutId: string): Promise<number> {
  const row = await db.selectFrom("shout").select("followers").where("id", "=", shoutId).executeTakeFirst();
  return row?.followers ?? 0;
}
