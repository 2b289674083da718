/** Who is told of what becomes of a shout. */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { EventReaderQuery, ReaderQuery } from "#modules/notifications/index.ts";

const neighbours = (db: Db) =>
  db
    .selectFrom("resident")
    .select(["resident.id as readerId", "resident.accountId"])
    .where("resident.leftAt", "is", null);

export const authorOf = (db: Db, shoutId: string): ReaderQuery =>
  neighbours(db).where("resident.id", "in", db.selectFrom("shout").where("id", "=", shoutId).select("authorId"));

export const followersOf = (db: Db, shoutId: string): ReaderQuery =>
  neighbours(db).where(
    "resident.id",
    "in",
    db.selectFrom("shoutFollower").where("shoutId", "=", shoutId).select("residentId"),
  );

/** Of each moment the author and all who follow its shout, each once. */
export function audienceOf(db: Db, moments: readonly { eventId: string; shoutId: string }[]): EventReaderQuery {
  const [eventIds, shoutIds] = [moments.map(({ eventId }) => eventId), moments.map(({ shoutId }) => shoutId)];
  const given = sql<{ eventId: string; shoutId: string }>`unnest(${eventIds}::uuid[], ${shoutIds}::uuid[])`.as<"given">(
    sql`given(event_id, shout_id)`,
  );
  const authors = db
    .selectFrom(given)
    .innerJoin("shout", "shout.id", "given.shoutId")
    .select(["given.eventId", "shout.authorId as residentId"]);
  const followers = db
    .selectFrom(given)
    .innerJoin("shoutFollower", "shoutFollower.shoutId", "given.shoutId")
    .select(["given.eventId", "shoutFollower.residentId"]);
  return neighbours(db)
    .innerJoin(authors.union(followers).as("one"), "one.residentId", "resident.id")
    .select("one.eventId");
}

/** Colleagues, while members of the organisation. */
export const colleagues = (db: Db, organisationId: string, accountIds: readonly string[]): ReaderQuery =>
  members(db, organisationId).where("place.accountId", "=", sql<string>`any(${accountIds}::uuid[])`);

/** All who may handle shouts. */
export const handlers = (db: Db, organisationId: string): ReaderQuery =>
  members(db, organisationId).where((eb) =>
    eb.or([eb("place.type", "=", "owner"), eb("place.networkLevel", "in", ["editor", "admin"])]),
  );

const members = (db: Db, organisationId: string) =>
  db
    .selectFrom("public.membership as place")
    .select(["place.id as readerId", "place.accountId"])
    .where("place.organisationId", "=", organisationId)
    .where("place.type", "in", ["user", "owner"]);
