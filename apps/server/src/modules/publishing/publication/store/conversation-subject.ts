/** A message as a subject of conversation. */
import { type Expression, type SqlBool, sql } from "kysely";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import type { JudgedContent } from "#modules/conversations/index.ts";
import { mayRead, neighbourhoodIdsOf, optionsOf, translationOf } from "../../posts/index.ts";

/** Live, and not deleted. */
export const isThere = (db: Db, postId: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`exists ${db
    .selectFrom("post")
    .where("post.id", "=", postId)
    .where("post.publishedAt", "is not", null)
    .where("post.deletedAt", "is", null)
    .select("post.id")}`;

/** Also of a deleted message, because voters knew its title. */
export const nameOf = (db: Db, postId: Expression<string>): Expression<string | null> =>
  sql<string | null>`(${db.selectFrom("post").where("post.id", "=", postId).select("post.title")})`;

/** null once it was deleted. */
export const judgedOf = (db: Db, postId: Expression<string>): Expression<JudgedContent | null> =>
  sql<JudgedContent | null>`(${db
    .selectFrom("post")
    .where("post.id", "=", postId)
    .where("post.deletedAt", "is", null)
    .select(
      sql<JudgedContent>`json_build_object('title', post.title, 'html', post.text_html, 'state', 'visible')`.as(
        "judged",
      ),
    )})`;

export const optionOf = (
  db: Db,
  postId: Expression<string>,
  optionId: Expression<string | null>,
): Expression<string | null> =>
  sql<string | null>`(${db
    .selectFrom("postOption")
    .where("postOption.postId", "=", postId)
    .where("postOption.id", "=", optionId)
    .select("postOption.text")})`;

/** A shared lock: commenters do not wait for each other, but for anyone who changes or deletes the message, and vice versa. */
export async function holdForTalk(db: Tx, postId: string): Promise<void> {
  await db.selectFrom("post").select("id").where("id", "=", postId).forKeyShare().execute();
}

export function findSubject(db: Db, actor: Resident | Staff, postId: string) {
  return db
    .selectFrom("post")
    .innerJoin("public.organisation as sender", "sender.id", "post.organisationId")
    .select(["post.id", "post.type", "post.title", "post.organisationId", "sender.name as organisationName"])
    .select("post.createdBy")
    .select(["post.hasCombinedComments", "post.isCommentsDisabled", "post.isVotingDisabled", "post.pollClosesAt"])
    .select((eb) => [
      neighbourhoodIdsOf(db, eb.ref("post.id")).as("neighbourhoodIds"),
      optionsOf(db, eb.ref("post.id")).as("options"),
      translationOf(db, eb.ref("post.id"), actor.language).as("translation"),
    ])
    .where("post.id", "=", postId)
    .where((eb) => mayRead(eb, actor))
    .executeTakeFirst();
}
