/** Who is told of what becomes of a shout. */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { ReaderQuery } from "#modules/notifications/index.ts";

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

/** The author and all who follow it, each once. */
export const audienceOf = (db: Db, shoutId: string): ReaderQuery =>
  neighbours(db).where(
    "resident.id",
    "in",
    db
      .selectFrom("shout")
      .where("id", "=", shoutId)
      .select("authorId as id")
      .unionAll(db.selectFrom("shoutFollower").where("shoutId", "=", shoutId).select("residentId as id")),
  );

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
