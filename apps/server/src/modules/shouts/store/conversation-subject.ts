/** A shout as a subject of conversation, and who may see its pictures. */
import { type Expression, type SqlBool, sql } from "kysely";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import type { JudgedContent } from "#modules/conversations/index.ts";
import type { FileAudience, FileHolder } from "#modules/files/index.ts";
import { isOpenToStaff, isReadableByResident, isReadableByStaff } from "./selections.ts";

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

/** Texts only where staff may read them: shared, hidden, or reported. D §7 */
export const judgedOf = (db: Db, shoutId: Expression<string>): Expression<JudgedContent | null> =>
  sql<JudgedContent | null>`(${db
    .selectFrom("shout")
    .where("shout.id", "=", shoutId)
    .where("shout.withdrawnAt", "is", null)
    .select(
      sql<JudgedContent>`case when ${isReadableByStaff(db)} then json_build_object('title', shout.title, 'text', shout.text, 'state', ${stateOfShout})
        else json_build_object('title', '', 'text', '', 'state', ${stateOfShout}) end`.as("judged"),
    )})`;

const stateOfShout = sql`case shout.hidden_because when 'staff' then 'hidden' when 'reports' then 'reported' else 'visible' end`;

/** A shared lock: commenters do not wait for each other, but for an author who withdraws the shout, and vice versa. */
export async function holdForTalk(db: Tx, shoutId: string): Promise<void> {
  await db.selectFrom("shout").select("id").where("id", "=", shoutId).forKeyShare().execute();
}

export const findSubject = (db: Db, actor: Resident | Staff, shoutId: string) =>
  db
    .selectFrom("shout")
    .innerJoin("public.organisation as city", "city.id", "shout.organisationId")
    .select(["shout.id", "shout.title", "shout.organisationId", "shout.neighbourhoodId", "shout.sharing"])
    .innerJoin("resident as author", "author.id", "shout.authorId")
    .select([
      "shout.hiddenAt",
      "city.name as organisationName",
      "shout.authorId",
      "author.accountId as authorAccountId",
    ])
    .where("shout.id", "=", shoutId)
    .where(actor.kind === "resident" ? isReadableByResident(actor) : isOpenToStaff(db, actor))
    .executeTakeFirst();

/** Pictures of hidden shouts are for their author and the staff who decide. */
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
