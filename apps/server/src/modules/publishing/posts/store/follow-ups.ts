/** An alert and its follow-ups, as far as the viewer may see them. */
import type { Language } from "@stoep/contract/kernel";
import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "#kernel/database.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { selectReachedResidents } from "../../reach/index.ts";

interface Viewer {
  language: Language;
  accountId: string | null;
  residentId: string | null;
}
type Outer = ExpressionBuilder<Database, "post">;

/** The first alert first. JSON keys of one word need no renaming. */
export function alertLineOf(db: Db, outer: Outer, viewer: Viewer) {
  const first = outer.fn.coalesce("post.followsId", "post.id");
  return jsonArrayFrom(
    db
      .selectFrom("post as one")
      .leftJoin("postTranslation as words", (join) =>
        join.onRef("words.postId", "=", "one.id").on("words.language", "=", viewer.language),
      )
      .where((eb) => eb.or([eb("one.id", "=", first), eb("one.followsId", "=", first)]))
      .where("one.publishedAt", "is not", null)
      .where("one.deletedAt", "is", null)
      .where(({ ref }) => maySee(db, ref("one.id"), ref("one.visibility"), viewer))
      .orderBy("one.publishedAt")
      .orderBy("one.id")
      .select(["one.id", "one.followUp as kind", sql<string>`one.published_at`.as("at")])
      .select((eb) => eb.fn.coalesce("words.title", "one.title").as("title")),
  );
}

/** Colleagues see all; residents see what reaches them; everybody sees what is public. */
function maySee(db: Db, id: unknown, visibility: unknown, { residentId, accountId }: Viewer) {
  if (residentId === null && accountId !== null) return sql<SqlBool>`true`;
  const isPublic = sql<SqlBool>`${visibility} = 'public-page'`;
  if (residentId === null) return isPublic;
  const reached = selectReachedResidents(db)
    .where("postNeighbourhood.postId", "=", sql<string>`${id}`)
    .where("postNeighbourhood.liveAt", "is not", null)
    .where("resident.id", "=", residentId)
    .select(sql<number>`1`.as("one"));
  return sql<SqlBool>`(${isPublic} or exists ${reached})`;
}
