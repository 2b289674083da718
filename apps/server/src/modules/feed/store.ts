/** The feed's one statement: a walk along the index of what is live where the resident lives, then everything on it. */
import { feedPageSize } from "@stoep/contract/feed";
import { sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { after, type PageCursor } from "#kernel/page.ts";
import { prepared } from "#kernel/prepared.ts";
import { reaches, selectReading, type Viewer, whoIs } from "#modules/publishing/index.ts";

/** As much of a resident as the feed depends on. */
export interface FeedViewer extends Viewer, Pick<Resident, "streetId" | "residentKind"> {
  neighbourhoodId: string;
}

/** Newest first. The same work however deep the page: it starts in the index where the last one ended. */
export function selectFeedPage(db: Db, viewer: FeedViewer, place: PageCursor | null) {
  const page = db
    .selectFrom("postNeighbourhood")
    .select(["postNeighbourhood.postId", "postNeighbourhood.liveAt"])
    .where((eb) => reaches(eb, whoIs(viewer)))
    .where("postNeighbourhood.liveAt", "is not", null)
    .where(({ refTuple }) => after(refTuple("postNeighbourhood.liveAt", "postNeighbourhood.postId"), "desc", place))
    .orderBy("postNeighbourhood.liveAt", "desc")
    .orderBy("postNeighbourhood.postId", "desc")
    .limit(sql.lit(feedPageSize + 1));
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

// Putting this statement together and planning it takes longer than running it: both are done once.
const firstPage = prepared((db, ...values: Values) => selectFeedPage(db, readerFrom(values), null));
const laterPage = prepared((db, at: Date, id: string, ...values: Values) =>
  selectFeedPage(db, readerFrom(values), { at, id }),
);

export function listFeedPage(db: Db, viewer: FeedViewer, place: PageCursor | null) {
  const { language, accountId, residentId, neighbourhoodId, streetId, residentKind } = viewer;
  const values: Values = [language, accountId, residentId, neighbourhoodId, streetId, residentKind];
  return place ? laterPage(db, place.at, place.id, ...values) : firstPage(db, ...values);
}
