/** A shout as a subject of conversation, and who may see its pictures. */
import { type Expression, type SqlBool, sql } from "kysely";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import type { FileAudience, FileHolder } from "#modules/files/index.ts";
import { openedByStaff, readByResident } from "./selections.ts";

/** Not withdrawn. */
export const isThere = (db: Db, shoutId: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`exists ${db
    .selectFrom("shout")
    .where("shout.id", "=", shoutId)
    .where("shout.withdrawnAt", "is", null)
    .select("shout.id")}`;

/** Empty once it was withdrawn. */
export const nameOf = (db: Db, shoutId: Expression<string>): Expression<string | null> =>
  sql<string | null>`(${db.selectFrom("shout").where("shout.id", "=", shoutId).select("shout.title")})`;

/** A shared lock: commenters do not wait for each other, but for an author who withdraws it, and the other way round. */
export async function holdForTalk(db: Tx, shoutId: string): Promise<void> {
  await db.selectFrom("shout").select("id").where("id", "=", shoutId).forKeyShare().execute();
}

export const findSubject = (db: Db, actor: Resident | Staff, shoutId: string) =>
  db
    .selectFrom("shout")
    .innerJoin("public.organisation as city", "city.id", "shout.organisationId")
    .select(["shout.id", "shout.title", "shout.organisationId", "shout.neighbourhoodId", "shout.sharing"])
    .select(["shout.hiddenAt", "city.name as organisationName"])
    .where("shout.id", "=", shoutId)
    .where(actor.kind === "resident" ? readByResident(actor) : openedByStaff(db, actor))
    .executeTakeFirst();

/** Pictures of hidden shouts are for their author and those who decide. */
export const filesOfShouts: FileHolder = (db, fileId) =>
  db
    .selectFrom("shoutImage as held")
    .innerJoin("shout", "shout.id", "held.shoutId")
    .where("held.fileId", "=", fileId)
    .where("shout.withdrawnAt", "is", null)
    .select((eb) =>
      eb
        .case()
        .when("shout.hiddenAt", "is", null)
        .then<FileAudience>("readers")
        .else<FileAudience>("editors")
        .end()
        .as("audience"),
    );
