/** The feed's one statement: a walk along the index of what is live where the resident lives, then everything about it. */
import { feedPageSize, mostFeedIds } from "@stoep/contract/feed";
import { sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { after, type PageCursor } from "#kernel/page.ts";
import { prepared } from "#kernel/prepared.ts";
import { mayRead, reaches, readVersion, selectReading, type Viewer, whoIs } from "#modules/publishing/index.ts";

/** The properties of a resident on which the feed depends. */
export interface FeedViewer extends Viewer, Pick<Resident, "streetId" | "residentKind"> {
  neighbourhoodId: string;
}

type Reader = Parameters<typeof whoIs>[0];

/** What is live where the reader lives and reaches them, newest first, after a place. */
const selectLive = (db: Db, reader: Reader, place: PageCursor | null) =>
  db
    .selectFrom("postNeighbourhood")
    .select(["postNeighbourhood.postId", "postNeighbourhood.liveAt"])
    .where((eb) => reaches(eb, whoIs(reader)))
    .where("postNeighbourhood.liveAt", "is not", null)
    .where(({ refTuple }) => after(refTuple("postNeighbourhood.liveAt", "postNeighbourhood.postId"), "desc", place))
    .orderBy("postNeighbourhood.liveAt", "desc")
    .orderBy("postNeighbourhood.postId", "desc");

/** Newest first. The same work however deep the page: it starts in the index where the previous one ended. */
export function selectFeedPage(db: Db, viewer: FeedViewer, place: PageCursor | null) {
  const page = selectLive(db, viewer, place).limit(sql.lit(feedPageSize + 1));
  return selectReading(db, viewer)
    .innerJoin(page.as("page"), "page.postId", "post.id")
    .select("page.liveAt")
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
const readerFrom = ([
  language,
  accountId,
  residentId,
  neighbourhoodId,
  streetId,
  residentKind,
]: Values): FeedViewer => ({
  language,
  accountId,
  residentId,
  neighbourhoodId,
  streetId,
  residentKind,
});

// Building and planning this statement takes longer than running it, so both are done once.
const firstPage = prepared((db, ...values: Values) => selectFeedPage(db, readerFrom(values), null));
const laterPage = prepared((db, at: Date, id: string, ...values: Values) =>
  selectFeedPage(db, readerFrom(values), { at, id }),
);

export function listFeedPage(db: Db, viewer: FeedViewer, place: PageCursor | null) {
  const { language, accountId, residentId, neighbourhoodId, streetId, residentKind } = viewer;
  const values: Values = [language, accountId, residentId, neighbourhoodId, streetId, residentKind];
  return place ? laterPage(db, place.at, place.id, ...values) : firstPage(db, ...values);
}

/** What comes after one place, up to and including another; one more than a reply holds. */
export function listFeedIds(db: Db, reader: Reader, place: PageCursor | null, until: PageCursor | null) {
  const ids = selectLive(db, reader, place)
    .innerJoin("post", "post.id", "postNeighbourhood.postId")
    .select((eb) => readVersion(db, eb).as("version"))
    .limit(sql.lit(mostFeedIds + 1));
  if (!until) return ids.execute();
  return ids
    .where(({ refTuple }) => {
      const order = refTuple("postNeighbourhood.liveAt", "postNeighbourhood.postId");
      return sql<boolean>`${order} >= (${until.at}, ${until.id})`;
    })
    .execute();
}

export function listFeedPosts(db: Db, viewer: Viewer, reader: Resident, ids: readonly string[]) {
  return selectReading(db, viewer)
    .where("post.id", "=", sql<string>`any(${ids}::uuid[])`)
    .where((eb) => mayRead(eb, reader))
    .execute();
}
