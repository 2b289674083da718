/** The feed's one statement: a walk along the index of what is live where the resident lives, then everything on it. */
import { feedPageSize } from "@stoep/contract/feed";
import { sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { planned } from "#kernel/planned.ts";
import { type Reader, reaches, selectReading, whoIs } from "#modules/publishing/index.ts";
import type { Place } from "#page.ts";

/** As much of a resident as the feed depends on. */
export interface FeedReader extends Reader, Pick<Resident, "streetId" | "residentKind"> {
  neighbourhoodId: string;
}

/** Newest first. The same work however deep the page: it starts in the index where the last one ended. */
export function selectFeedPage(db: Db, reader: FeedReader, after: Place | null) {
  const page = db
    .selectFrom("postNeighbourhood")
    .select(["postNeighbourhood.postId", "postNeighbourhood.liveAt"])
    .where((eb) => reaches(eb, whoIs(reader)))
    .where("postNeighbourhood.liveAt", "is not", null)
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("postNeighbourhood.liveAt", "postNeighbourhood.postId"),
          "<",
          tuple(sql<Date>`${after?.at}::timestamptz`, sql<string>`${after?.id}::uuid`),
        ),
      ),
    )
    .orderBy("postNeighbourhood.liveAt", "desc")
    .orderBy("postNeighbourhood.postId", "desc")
    .limit(feedPageSize + 1);
  return selectReading(db, reader)
    .innerJoin(page.as("page"), "page.postId", "post.id")
    .select("page.liveAt")
    .orderBy("page.liveAt", "desc")
    .orderBy("page.postId", "desc");
}

type Values = [
  language: FeedReader["language"],
  accountId: string | null,
  residentId: string | null,
  neighbourhoodId: string,
  streetId: string | null,
  residentKind: FeedReader["residentKind"],
];
const readerFrom = ([
  language,
  accountId,
  residentId,
  neighbourhoodId,
  streetId,
  residentKind,
]: Values): FeedReader => ({
  language,
  accountId,
  residentId,
  neighbourhoodId,
  streetId,
  residentKind,
});

// Putting this statement together and planning it takes longer than running it: both are done once.
const firstPage = planned((db, ...values: Values) => selectFeedPage(db, readerFrom(values), null));
const laterPage = planned((db, at: Date, id: string, ...values: Values) =>
  selectFeedPage(db, readerFrom(values), { at, id }),
);

export function listFeedPage(db: Db, reader: FeedReader, after: Place | null) {
  const { language, accountId, residentId, neighbourhoodId, streetId, residentKind } = reader;
  const values: Values = [language, accountId, residentId, neighbourhoodId, streetId, residentKind];
  return after ? laterPage(db, after.at, after.id, ...values) : firstPage(db, ...values);
}
