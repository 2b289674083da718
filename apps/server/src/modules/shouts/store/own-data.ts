/** What one resident wrote and follows, and what is deleted with their account. */
import type { Expression } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { zoneOf } from "./shouts.ts";

export type OwnShout = Awaited<ReturnType<typeof listOwnShouts>>[number];
export type OwnMoment = Awaited<ReturnType<typeof listOwnMoments>>[number];
export type OwnFollow = Awaited<ReturnType<typeof listOwnFollows>>[number];

const firstImageOf = (db: Db, shoutId: Expression<string>) =>
  db
    .selectFrom("shoutImage")
    .where("shoutImage.shoutId", "=", shoutId)
    .where("shoutImage.position", "=", 0)
    .select("shoutImage.fileId")
    .$castTo<{ fileId: string | null }>()
    .$asScalar();

/** Latest first. Of withdrawn shouts only time and kind are left. */
export const listOwnShouts = (db: Db, residentId: string, place: PageCursor | null, limit: number) =>
  db
    .selectFrom("shout")
    .innerJoin("neighbourhood as place", "place.id", "shout.neighbourhoodId")
    .select(["shout.id", "shout.kind", "shout.title", "shout.text", "shout.street", "shout.status", "shout.outcome"])
    .select(["shout.theme", "shout.longitude", "shout.latitude"])
    .select(["shout.sharing", "shout.createdAt as at", "shout.editedAt", "shout.doneAt", "shout.withdrawnAt"])
    .select("place.name as neighbourhood")
    .select((eb) => firstImageOf(db, eb.ref("shout.id")).as("imageId"))
    .where("shout.authorId", "=", residentId)
    .$call((query) => inPages(query, ["shout.createdAt", "shout.id"], "desc", { place, limit }))
    .execute();

/** What the author did with it after writing, and why: the rest is in the timeline. */
export const listOwnMoments = (db: Db, residentId: string, place: PageCursor | null, limit: number) =>
  db
    .selectFrom("shout")
    .innerJoin("shoutMoment as moment", "moment.shoutId", "shout.id")
    .select(["moment.id", "moment.at", "moment.kind", "moment.text", "shout.title"])
    .where("shout.authorId", "=", residentId)
    .where("moment.byKind", "=", "author")
    .where("moment.kind", "!=", "written")
    .$call((query) => inPages(query, ["moment.at", "moment.id"], "desc", { place, limit }))
    .execute();

export const listOwnFollows = (db: Db, residentId: string, place: PageCursor | null, limit: number) =>
  db
    .selectFrom("shoutFollower as follow")
    .innerJoin("shout", "shout.id", "follow.shoutId")
    .select(["shout.id", "shout.title", "follow.followedAt as at"])
    .where("follow.residentId", "=", residentId)
    .$call((query) => inPages(query, ["follow.followedAt", "follow.shoutId"], "desc", { place, limit }))
    .execute();

/** Those not withdrawn yet, in one order. */
export const lockOwnShouts = (db: Tx, residentId: string) =>
  db
    .selectFrom("shout")
    .select([
      "id",
      "kind",
      "title",
      "status",
      "assigneeId",
      "organisationId",
      "neighbourhoodId",
      "arrivedAt",
      "answeredAt",
      "doneAt",
      "theme",
      "sharing",
    ])
    .select(zoneOf(db).as("timeZone"))
    .where("authorId", "=", residentId)
    .where("withdrawnAt", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();

/**
 * What is said about their shouts, withdrawn ones too: in notes and in the timeline. Returns the ids of the shouts
 * and of the moments in it.
 */
export async function emptyWhatWasSaid(db: Tx, residentId: string): Promise<string[]> {
  const rows = await db.selectFrom("shout").select("id").where("authorId", "=", residentId).execute();
  const ids = rows.map(({ id }) => id);
  const these = anyOf(ids);
  await db.deleteFrom("shoutNote").where("shoutId", "=", these).execute();
  const moments = await db
    .updateTable("shoutMoment")
    .set({ text: "" })
    .where("shoutId", "=", these)
    .returning("id")
    .execute();
  await db.updateTable("shout").set({ outcome: "" }).where("id", "=", these).where("outcome", "<>", "").execute();
  return [...ids, ...moments.map(({ id }) => id)];
}

/** Deletes what they follow; the counts still include them. */
export async function deleteFollows(db: Tx, residentId: string): Promise<void> {
  await db.deleteFrom("shoutFollower").where("residentId", "=", residentId).execute();
}
