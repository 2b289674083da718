/** The organisation's messages of all kinds, for the search. Frequent words are found among the latest, rare ones by the index of words. */

import { staffFor, uses } from "@stoep/contract/features";
import { featureOf, publishing } from "@stoep/contract/publishing";
import { type SelectQueryBuilder, sql } from "kysely";
import { accessVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import type { Database } from "../../schema/db.types.ts";

type Wanted = readonly { spellings: readonly string[] }[];
type Found = Awaited<ReturnType<typeof found>>[number];
const kinds = ["message", "activity", "vacancy"] as const;

/** How many are walked through, and how many found among them are enough. */
const walked = 1000;
const enough = 20;
const most = 100;

export const searcher = {
  may: (actor: Staff): boolean => accessVerdict(publishing.listPosts.access, actor) === true,
  async find(db: Db, actor: Staff, wanted: Wanted, limit: number) {
    const rows = await found(db, actor, wanted);
    const isOpen = (kind: Found["kind"]) =>
      accessVerdict(staffFor(featureOf({ kind, type: "standard" }), uses.read), actor) === true;
    return kinds.filter(isOpen).flatMap((kind) =>
      rows
        .filter((row) => row.kind === kind)
        .slice(0, limit)
        .map(({ id, title, language, publishAt }) => ({
          kind,
          id,
          name: title,
          language,
          at: publishAt,
          detail: null,
        })),
    );
  },
};

const saying = <O>(query: SelectQueryBuilder<Database, "post", O>, wanted: Wanted) =>
  query.where((eb) =>
    eb.and(wanted.map(({ spellings }) => eb.or(spellings.map((word) => eb("post.words", "like", like.word(word)))))),
  );
const columns = ["post.id", "post.kind", "post.title", "post.language", "post.publishAt"] as const;

/** The index of words is read only if the latest have too little. */
function found(db: Db, actor: Staff, wanted: Wanted) {
  const isEnough = sql<boolean>`(select count(*) from near) >= ${sql.lit(enough)}`;
  return db
    .with(
      (name) => name("near").materialized(),
      () => latest(db, actor, wanted),
    )
    .with("far", () => anywhere(db, actor, wanted).where(({ not }) => not(isEnough)))
    .selectFrom("far")
    .selectAll()
    .unionAll((eb) => eb.selectFrom("near").selectAll().where(isEnough))
    .orderBy("publishAt", (by) => by.desc().nullsFirst())
    .orderBy("id", "desc")
    .execute();
}

/** Published ones, which are most. */
function latest(db: Db, actor: Staff, wanted: Wanted) {
  const own = db
    .selectFrom("post")
    .select([...columns, "post.words", "post.publishedAt"])
    .where("post.organisationId", "=", actor.organisation.id)
    .where("post.publishedAt", "is not", null)
    .where("post.deletedAt", "is", null)
    .orderBy("post.publishedAt", "desc")
    .orderBy("post.id", "desc")
    .limit(walked);
  return saying(db.selectFrom(own.as("post")), wanted)
    .select(columns)
    .orderBy("post.publishedAt", "desc")
    .orderBy("post.id", "desc")
    .limit(most);
}

/** Drafts first, then what is planned, then the latest; `offset` keeps the organisation from choosing another index. */
function anywhere(db: Db, actor: Staff, wanted: Wanted) {
  const all = saying(db.selectFrom("post").where("post.deletedAt", "is", null), wanted)
    .select([...columns, "post.organisationId"])
    .offset(sql.lit(0));
  return db
    .selectFrom(all.as("post"))
    .select(columns)
    .where("post.organisationId", "=", actor.organisation.id)
    .orderBy("post.publishAt", (by) => by.desc().nullsFirst())
    .orderBy("post.id", "desc")
    .limit(most);
}
