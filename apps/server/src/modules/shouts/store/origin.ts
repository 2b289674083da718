/** Shouts that something of the organisation begins with, such as a project. */
import { type Expression, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { sharedWith } from "./selections.ts";

/** A shout that the organisation may handle. Part of a larger statement. */
export const sharedShout = (db: Db, shoutId: Expression<string | null>, organisationId: Expression<string>) =>
  sharedWith(db.selectFrom("shout"), organisationId)
    .where("shout.id", "=", shoutId)
    .select(["shout.id", "shout.title"]);

export async function isSharedShout(db: Db, organisationId: string, shoutId: string): Promise<boolean> {
  const [id, whose] = [sql<string>`${shoutId}::uuid`, sql<string>`${organisationId}::uuid`];
  return (await sharedShout(db, id, whose).executeTakeFirst()) !== undefined;
}

/** One that the organisation may handle, with who wrote it and when. */
export const findSharedShout = (db: Db, organisationId: string, shoutId: string) =>
  sharedWith(db.selectFrom("shout"), organisationId)
    .where("shout.id", "=", shoutId)
    .select(["shout.id", "shout.title", "shout.authorId", "shout.createdAt"])
    .executeTakeFirst();

/** As `resident`, with their account as `person`. Nobody once it is withdrawn: its author is told nothing more about it. */
export const selectAuthorOfShout = (db: Db, shoutId: string) =>
  db
    .selectFrom("shout")
    .innerJoin("resident", "resident.id", "shout.authorId")
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .where("shout.id", "=", shoutId)
    .where("shout.withdrawnAt", "is", null)
    .where("resident.leftAt", "is", null)
    .select(["resident.id as readerId", "resident.accountId"]);
