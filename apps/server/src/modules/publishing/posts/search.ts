/**
 * Messages of all kinds, for the search: the organisation's, or those a resident may read. Frequent words are found among the
 * latest, rare ones by the index of words.
 */

import { staffFor, uses } from "@stoep/contract/features";
import type { Language } from "@stoep/contract/kernel";
import { featureOf, publishing } from "@stoep/contract/publishing";
import { type SelectQueryBuilder, sql } from "kysely";
import { accessVerdict } from "#kernel/access.ts";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { preparedQueryByShape } from "#kernel/sql/prepared-query.ts";
import { matchesAny, recentOrAll } from "#kernel/word-search.ts";
import type { Database } from "../../../schema/db.types.ts";
import { mayReadAround } from "./store/followers.ts";

type SearchWords = readonly { spellings: readonly string[] }[];
const kinds = ["message", "activity", "vacancy"] as const;
type Kind = (typeof kinds)[number];
interface SearchScope {
  kind: Kind | "shout" | null;
  limit: number;
}
interface FoundPost {
  id: string;
  kind: Kind;
  title: string;
  language: Language;
  publishAt: Date | null;
  /** The organisation; null for its own staff. */
  sender: string | null;
}
type FoundPosts = SelectQueryBuilder<Database, "post", FoundPost>;

/** How many of the latest are scanned, and how many matches among them are enough. */
const mostWalked = 1000;
const enough = 20;
const most = 100;

export const searcher = {
  may: (actor: Staff): boolean => accessVerdict(publishing.listPosts.access, actor) === true,
  async find(db: Db, actor: Staff, wanted: SearchWords, limit: number) {
    const rows = await findOwn(wanted.length, db, actor.organisation.id, ...patternsOf(wanted));
    const isOpen = (kind: Kind) =>
      accessVerdict(staffFor(featureOf({ kind, type: "standard" }), uses.read), actor) === true;
    return kinds.filter(isOpen).flatMap((kind) => ofKind(rows, kind, limit));
  },
  async findReadable(db: Db, actor: Resident, wanted: SearchWords, { kind, limit }: SearchScope) {
    if (kind === "shout") return [];
    const query = { patterns: patternsOf(wanted), kind };
    const rows = await nearThenFar(
      db,
      selectLatestReadable(db, actor, query),
      selectAnyReadable(db, actor, query),
    ).execute();
    return kinds.flatMap((one) => ofKind(rows, one, limit));
  },
};

const ofKind = (rows: readonly FoundPost[], kind: Kind, limit: number) =>
  rows
    .filter((row) => row.kind === kind)
    .slice(0, limit)
    .map(({ id, title, language, publishAt, sender }) => ({
      kind,
      id,
      name: title,
      language,
      at: publishAt,
      detail: sender,
    }));

const patternsOf = (wanted: SearchWords) => like.words(wanted.map(({ spellings }) => spellings));
const withWords = <O>(query: SelectQueryBuilder<Database, "post", O>, patterns: readonly string[][]) =>
  query.where(({ and }) => and(patterns.map((some) => matchesAny("post.words", some))));
const columns = ["post.id", "post.kind", "post.title", "post.language", "post.publishAt"] as const;

const noSender = sql<string | null>`null::text`.as("sender");

const nearThenFar = (db: Db, near: FoundPosts, far: FoundPosts) =>
  recentOrAll(db, near, far, enough)
    .orderBy("publishAt", (by) => by.desc().nullsFirst())
    .orderBy("id", "desc");

/** One statement for each number of words. */
const findOwn = preparedQueryByShape(
  (_words: number) =>
    (db, organisationId: string, ...patterns: string[][]) =>
      nearThenFar(db, selectLatestOwn(db, organisationId, patterns), selectAnyOwn(db, organisationId, patterns)),
);

/** Published ones, which are the majority. */
function selectLatestOwn(db: Db, organisationId: string, patterns: readonly string[][]) {
  const own = db
    .selectFrom("post")
    .select([...columns, "post.words", "post.publishedAt"])
    .where("post.organisationId", "=", organisationId)
    .where("post.publishedAt", "is not", null)
    .where("post.deletedAt", "is", null)
    .orderBy("post.publishedAt", "desc")
    .orderBy("post.id", "desc")
    .limit(mostWalked);
  return withWords(db.selectFrom(own.as("post")), patterns)
    .select([...columns, noSender])
    .orderBy("post.publishedAt", "desc")
    .orderBy("post.id", "desc")
    .limit(most);
}

/** Drafts first, then scheduled ones, then the latest; `offset` keeps the planner from choosing the index of the organisation. */
function selectAnyOwn(db: Db, organisationId: string, patterns: readonly string[][]) {
  const all = withWords(db.selectFrom("post").where("post.deletedAt", "is", null), patterns)
    .select([...columns, "post.organisationId"])
    .offset(sql.lit(0));
  return db
    .selectFrom(all.as("post"))
    .select([...columns, noSender])
    .where("post.organisationId", "=", organisationId)
    .orderBy("post.publishAt", (by) => by.desc().nullsFirst())
    .orderBy("post.id", "desc")
    .limit(most);
}

interface ReadableQuery {
  patterns: readonly string[][];
  kind: Kind | null;
}

/** Among the latest that went live where the resident lives or in neighbourhoods they follow. */
function selectLatestReadable(db: Db, actor: Resident, query: ReadableQuery): FoundPosts {
  const places = [actor.neighbourhoodId, ...actor.followedIds];
  const sent = db
    .selectFrom("postNeighbourhood as sent")
    .select("sent.postId")
    .where("sent.neighbourhoodId", "=", anyOf(places))
    .where("sent.liveAt", "is not", null)
    .orderBy("sent.liveAt", "desc")
    .limit(mostWalked);
  return withWords(selectReadable(db, actor, query), query.patterns).where("post.id", "in", sent);
}

/** Matches of the index of words; `offset` keeps the planner from choosing the index of the reader's neighbourhoods. */
function selectAnyReadable(db: Db, actor: Resident, query: ReadableQuery): FoundPosts {
  const said = withWords(db.selectFrom("post").where("post.deletedAt", "is", null), query.patterns)
    .select("post.id")
    .offset(sql.lit(0));
  return selectReadable(db, actor, query).where("post.id", "in", said);
}

/** With the title in the reader's language, if it has one. */
const selectReadable = (db: Db, actor: Resident, { kind }: ReadableQuery): FoundPosts =>
  db
    .selectFrom("post")
    .leftJoin("postTranslation as own", (join) =>
      join.onRef("own.postId", "=", "post.id").on("own.language", "=", actor.language),
    )
    .select(["post.id", "post.kind", "post.publishAt", senderOf(db)])
    .select(({ fn }) => [
      fn.coalesce("own.title", "post.title").as("title"),
      fn.coalesce("own.language", "post.language").as("language"),
    ])
    .where((eb) => mayReadAround(eb, actor))
    .$if(kind !== null, (all) => all.where("post.kind", "=", kind ?? "message"))
    .orderBy("post.publishAt", "desc")
    .orderBy("post.id", "desc")
    .limit(most);

const senderOf = (db: Db) =>
  db
    .selectFrom("public.organisation as sender")
    .select("sender.name")
    .where("sender.id", "=", sql.ref<string>("post.organisationId"))
    .$asScalar()
    .as("sender");
