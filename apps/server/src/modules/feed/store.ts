/** The feed's one statement: scans the index of what is live where the resident lives, then loads everything about it. */

import { feedPageSize, mostFeedIds } from "@stoep/contract/feed";
import type { PostKind, Theme } from "@stoep/contract/publishing";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { after, type PageCursor } from "#kernel/page.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";
import { preparedQuery } from "#kernel/sql/prepared-query.ts";
import {
  type Follower,
  followedIn,
  mayReadAround,
  opensToFollowers,
  reaches,
  readVersion,
  residentValues,
  selectReadPosts,
  type Viewer,
} from "#modules/publishing/index.ts";

/** The properties of a resident on which the feed depends. */
export interface FeedViewer extends Viewer, Pick<Resident, "streetId" | "residentKind" | "followedIds"> {
  neighbourhoodId: string;
}

type HomeReader = Parameters<typeof residentValues>[0];
type FollowingReader = HomeReader & Follower;

/** The reader's filter of the feed; null: any. A post has one or two themes. */
export interface FeedFilter {
  kind: PostKind | null;
  theme: Theme | null;
}

/** As a value instead of `exists`, which the planner could turn into a join that reads every message of a theme. */
const matchesFilter = (db: Db, { kind, theme }: FeedFilter, postId: string) =>
  db
    .selectFrom("post as wanted")
    .where("wanted.id", "=", sql.ref<string>(postId))
    .select(
      sql<SqlBool>`(${kind}::text is null or wanted.kind = ${kind}::text)
        and (${theme}::text is null or ${theme}::text in (wanted.theme, wanted.second_theme))`.as("isWanted"),
    )
    .$asScalar();

/** Live posts that reach the reader where they live, newest first, after a place. */
const selectLive = (db: Db, reader: HomeReader, place: PageCursor | null, wanted: FeedFilter | null = null) =>
  db
    .selectFrom("postNeighbourhood")
    .select(["postNeighbourhood.postId", "postNeighbourhood.liveAt"])
    .where((eb) => reaches(eb, residentValues(reader)))
    .where("postNeighbourhood.liveAt", "is not", null)
    .where(({ refTuple }) => after(refTuple("postNeighbourhood.liveAt", "postNeighbourhood.postId"), "desc", place))
    .$call((live) => (wanted ? live.where(matchesFilter(db, wanted, "postNeighbourhood.postId")) : live))
    .orderBy("postNeighbourhood.liveAt", "desc")
    .orderBy("postNeighbourhood.postId", "desc");

/** Newest first. It costs the same however deep the page, because it starts in the index where the previous page ended. */
export function selectFeedPage(
  db: Db,
  viewer: Omit<FeedViewer, "followedIds">,
  place: PageCursor | null,
  wanted: FeedFilter | null = null,
) {
  const page = selectLive(db, viewer, place, wanted).limit(sql.lit(feedPageSize + 1));
  return selectReadPosts(db, viewer)
    .innerJoin(page.as("page"), "page.postId", "post.id")
    .select("page.liveAt")
    .orderBy("page.liveAt", "desc")
    .orderBy("page.postId", "desc");
}

/**
 * Adds posts that are live in followed neighbourhoods and do not reach the reader at home. Each neighbourhood is read along its own
 * index, no further than the page. A post sent to several of them counts where it went live last.
 */
function selectWithFollowed(
  db: Db,
  reader: FollowingReader,
  place: PageCursor | null,
  limit: number,
  wanted: FeedFilter | null = null,
) {
  const ids = idList(reader.followedIds);
  const followed = db
    .selectFrom(sql<{ id: string }>`unnest(${ids})`.as<"area">(sql`area(id)`))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom("postNeighbourhood as there")
          .innerJoin("neighbourhood", "neighbourhood.id", "there.neighbourhoodId")
          .select(["there.postId", "there.liveAt", "neighbourhood.name as followedIn"])
          .where("there.neighbourhoodId", "=", sql.ref<string>("area.id"))
          .where((there) => opensToFollowers(there, reader))
          .where(({ not, exists }) => not(exists(reachedAtHome(db, reader))))
          .where(({ not, exists }) => not(exists(liveLater(db, ids))))
          .where(({ refTuple }) => after(refTuple("there.liveAt", "there.postId"), "desc", place))
          .$call((there) => (wanted ? there.where(matchesFilter(db, wanted, "there.postId")) : there))
          .orderBy("there.liveAt", "desc")
          .orderBy("there.postId", "desc")
          .limit(sql.lit(limit))
          .as("live"),
      (join) => join.onTrue(),
    )
    .select(["live.postId", "live.liveAt", "live.followedIn"]);
  const own = selectLive(db, reader, place, wanted)
    .limit(sql.lit(limit))
    .select(sql<string | null>`null::text`.as("followedIn"));
  return db
    .selectFrom(db.selectFrom(own.as("own")).selectAll().unionAll(followed).as("around"))
    .select(["around.postId", "around.liveAt", "around.followedIn"])
    .orderBy("around.liveAt", "desc")
    .orderBy("around.postId", "desc");
}

const reachedAtHome = (db: Db, reader: HomeReader) =>
  db
    .selectFrom("postNeighbourhood")
    .where("postNeighbourhood.postId", "=", sql.ref<string>("there.postId"))
    .where("postNeighbourhood.liveAt", "is not", null)
    .where((row) => reaches(row, residentValues(reader)))
    .select("postNeighbourhood.postId");

const liveLater = (db: Db, ids: Expression<string[]>) =>
  db
    .selectFrom("postNeighbourhood as other")
    .where("other.postId", "=", sql.ref<string>("there.postId"))
    .where("other.neighbourhoodId", "=", sql<string>`any(${ids})`)
    .where(sql<SqlBool>`(other.live_at, other.neighbourhood_id) > (there.live_at, there.neighbourhood_id)`)
    .where("other.isNarrowed", "=", false)
    .select("other.postId");

function selectPageWithFollowed(
  db: Db,
  viewer: FeedViewer,
  place: PageCursor | null,
  wanted: FeedFilter | null = null,
) {
  const limit = feedPageSize + 1;
  const page = selectWithFollowed(db, viewer, place, limit, wanted).limit(sql.lit(limit));
  return selectReadPosts(db, viewer)
    .innerJoin(page.as("page"), "page.postId", "post.id")
    .select(["page.liveAt", "page.followedIn"])
    .orderBy("page.liveAt", "desc")
    .orderBy("page.postId", "desc");
}

type Values = [
  language: FeedViewer["language"],
  accountId: string | null,
  residentId: string | null,
  neighbourhoodId: string,
  streetId: string | null,
  residentKind: FeedViewer["residentKind"],
];
const readerFrom = ([language, accountId, residentId, neighbourhoodId, streetId, residentKind]: Values): Omit<
  FeedViewer,
  "followedIds"
> => ({
  language,
  accountId,
  residentId,
  neighbourhoodId,
  streetId,
  residentKind,
});

// Building and planning this statement takes longer than running it, so both are done once.
const firstPage = preparedQuery((db, ...values: Values) => selectFeedPage(db, readerFrom(values), null));
const laterPage = preparedQuery((db, at: Date, id: string, ...values: Values) =>
  selectFeedPage(db, readerFrom(values), { at, id }),
);

const firstPageAround = preparedQuery((db, followedIds: string[], ...values: Values) =>
  selectPageWithFollowed(db, { ...readerFrom(values), followedIds }, null),
);
const laterPageAround = preparedQuery((db, at: Date, id: string, followedIds: string[], ...values: Values) =>
  selectPageWithFollowed(db, { ...readerFrom(values), followedIds }, { at, id }),
);

// The filtered statements are separate, because the ones above run far more often.
const firstPageOf = preparedQuery((db, kind: FeedFilter["kind"], theme: FeedFilter["theme"], ...values: Values) =>
  selectFeedPage(db, readerFrom(values), null, { kind, theme }),
);
const laterPageOf = preparedQuery(
  (db, at: Date, id: string, kind: FeedFilter["kind"], theme: FeedFilter["theme"], ...values: Values) =>
    selectFeedPage(db, readerFrom(values), { at, id }, { kind, theme }),
);
const firstPageAroundOf = preparedQuery(
  (db, followedIds: string[], kind: FeedFilter["kind"], theme: FeedFilter["theme"], ...values: Values) =>
    selectPageWithFollowed(db, { ...readerFrom(values), followedIds }, null, { kind, theme }),
);
const laterPageAroundOf = preparedQuery(
  (
    db,
    at: Date,
    id: string,
    followedIds: string[],
    kind: FeedFilter["kind"],
    theme: FeedFilter["theme"],
    ...values: Values
  ) => selectPageWithFollowed(db, { ...readerFrom(values), followedIds }, { at, id }, { kind, theme }),
);

export function listFeedPage(db: Db, viewer: FeedViewer, place: PageCursor | null, wanted: FeedFilter) {
  const { language, accountId, residentId, neighbourhoodId, streetId, residentKind, followedIds } = viewer;
  const values: Values = [language, accountId, residentId, neighbourhoodId, streetId, residentKind];
  if (wanted.kind || wanted.theme) return listPageOf(db, followedIds, place, wanted, values);
  if (followedIds.length > 0)
    return place
      ? laterPageAround(db, place.at, place.id, followedIds, ...values)
      : firstPageAround(db, followedIds, ...values);
  return place ? laterPage(db, place.at, place.id, ...values) : firstPage(db, ...values);
}

function listPageOf(
  db: Db,
  followedIds: string[],
  place: PageCursor | null,
  { kind, theme }: FeedFilter,
  values: Values,
) {
  if (followedIds.length > 0)
    return place
      ? laterPageAroundOf(db, place.at, place.id, followedIds, kind, theme, ...values)
      : firstPageAroundOf(db, followedIds, kind, theme, ...values);
  return place ? laterPageOf(db, place.at, place.id, kind, theme, ...values) : firstPageOf(db, kind, theme, ...values);
}

/** Posts after one place, up to and including another; one more than a response holds. */
export function listPostVersions(db: Db, reader: FollowingReader, place: PageCursor | null, until: PageCursor | null) {
  const most = mostFeedIds + 1;
  if (reader.followedIds.length > 0) return listIdsAround(db, reader, place, until, most);
  const ids = selectLive(db, reader, place)
    .innerJoin("post", "post.id", "postNeighbourhood.postId")
    .select((eb) => readVersion(db, eb).as("version"))
    .limit(sql.lit(most));
  if (!until) return ids.execute();
  return ids
    .where(({ refTuple }) => {
      const order = refTuple("postNeighbourhood.liveAt", "postNeighbourhood.postId");
      return sql<boolean>`${order} >= (${until.at}, ${until.id})`;
    })
    .execute();
}

function listIdsAround(
  db: Db,
  reader: FollowingReader,
  place: PageCursor | null,
  until: PageCursor | null,
  most: number,
) {
  const ids = db
    .selectFrom(selectWithFollowed(db, reader, place, most).limit(sql.lit(most)).as("page"))
    .innerJoin("post", "post.id", "page.postId")
    .select(["page.postId", "page.liveAt"])
    .select((eb) => readVersion(db, eb).as("version"))
    .orderBy("page.liveAt", "desc")
    .orderBy("page.postId", "desc");
  if (!until) return ids.execute();
  return ids
    .where(({ refTuple }) => sql<boolean>`${refTuple("page.liveAt", "page.postId")} >= (${until.at}, ${until.id})`)
    .execute();
}

export function listFeedPosts(db: Db, viewer: Viewer, reader: Resident, ids: readonly string[]) {
  return selectReadPosts(db, viewer)
    .where("post.id", "=", anyOf(ids))
    .where((eb) => mayReadAround(eb, reader))
    .select((eb) => followedIn(eb, reader).as("followedIn"))
    .execute();
}
