/** An idea as a subject of conversation. */
import { type Expression, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { JudgedContent } from "#modules/conversations/index.ts";

/** Not withdrawn. */
export const isThere = (db: Db, ideaId: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`exists ${db
    .selectFrom("idea")
    .where("idea.id", "=", ideaId)
    .where("idea.deletedAt", "is", null)
    .select("idea.id")}`;

/** Empty once it was withdrawn. */
export const nameOf = (db: Db, ideaId: Expression<string>): Expression<string | null> =>
  sql<string | null>`(${db.selectFrom("idea").where("idea.id", "=", ideaId).select("idea.title")})`;

/** Staff of the organisation read all ideas of its projects. */
export const judgedOf = (db: Db, ideaId: Expression<string>): Expression<JudgedContent | null> =>
  sql<JudgedContent | null>`(${db
    .selectFrom("idea")
    .where("idea.id", "=", ideaId)
    .where("idea.deletedAt", "is", null)
    .select(
      sql<JudgedContent>`json_build_object('title', idea.title, 'text', idea.text, 'state',
        case idea.hidden_because when 'staff' then 'hidden' when 'reports' then 'reported' else 'visible' end)`.as(
        "judged",
      ),
    )})`;

/** A shared lock: commenters do not wait for each other, but for an author who withdraws the idea, and vice versa. */
export async function holdForTalk(db: Tx, ideaId: string): Promise<void> {
  await db.selectFrom("idea").select("id").where("id", "=", ideaId).forKeyShare().execute();
}
