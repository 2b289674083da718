/** Who is told of what becomes of a shout. */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { RecipientQuery } from "#modules/notifications/index.ts";

/** Accounts with their addresses; those that were closed have none. */
const people = (db: Db) =>
  db
    .selectFrom("resident")
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .select(["person.id as accountId", "person.email as address", "person.language"])
    .where("person.disabledAt", "is", null)
    .where("resident.leftAt", "is", null);

export const authorOf = (db: Db, shoutId: string): RecipientQuery =>
  people(db).where("resident.id", "in", db.selectFrom("shout").where("id", "=", shoutId).select("authorId"));

/** Without whoever did it. */
export const followersOf = (db: Db, shoutId: string): RecipientQuery =>
  people(db).where(
    "resident.id",
    "in",
    db.selectFrom("shoutFollower").where("shoutId", "=", shoutId).select("residentId"),
  );

/** The author and all who follow it, each once. */
export const audienceOf = (db: Db, shoutId: string, exceptAccountId: string): RecipientQuery =>
  people(db)
    .where(
      "resident.id",
      "in",
      db
        .selectFrom("shout")
        .where("id", "=", shoutId)
        .select("authorId as id")
        .unionAll(db.selectFrom("shoutFollower").where("shoutId", "=", shoutId).select("residentId as id")),
    )
    .where("person.id", "<>", exceptAccountId);

/** A colleague, while a member of the organisation. */
export const colleagues = (db: Db, organisationId: string, accountIds: readonly string[]): RecipientQuery =>
  db
    .selectFrom("public.membership as place")
    .innerJoin("public.account as person", "person.id", "place.accountId")
    .select(["person.id as accountId", "person.email as address", "person.language"])
    .where("person.id", "=", sql<string>`any(${accountIds}::uuid[])`)
    .where("place.organisationId", "=", organisationId)
    .where("place.type", "in", ["user", "owner"])
    .where("person.disabledAt", "is", null);
