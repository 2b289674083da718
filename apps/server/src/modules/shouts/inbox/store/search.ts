/** Finds shouts by words, latest first. */
import { countCeilings } from "@stoep/contract/shouts";
import { sql } from "kysely";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { after, type PageCursor } from "#kernel/page.ts";
import { recentOrAll } from "#kernel/word-search.ts";
import { sharedWith } from "../../store/selections.ts";
import { filterShouts, havingWords } from "./filter.ts";
import type { InboxQuery } from "./names.ts";

export interface Page {
  place: PageCursor | null;
  limit: number;
  direction: "asc" | "desc";
}

export interface InboxSearch extends Page {
  actor: Staff;
  filter: InboxQuery;
}

/** How many of the latest are scanned: if one in a hundred of them matches, the page is full. */
const mostWalked = 1600;
const columns = [
  "shout.id",
  "shout.organisationId",
  "shout.kind",
  "shout.status",
  "shout.assigneeId",
  "shout.authorId",
  "shout.neighbourhoodId",
  "shout.theme",
  "shout.arrivedAt",
  "shout.withdrawnAt",
  "shout.words",
] as const;

interface InboxSearchResult {
  /** The ids of a page, in its order. */
  ids: string[];
  /** The number of matches, as far as they were counted. */
  total: number;
  /** Only the latest were searched: there may be more. */
  isNear: boolean;
}

/** One query returns the page and the count: all matches of the index, or of a frequent word those among the latest. */
export async function searchInbox(db: Db, wanted: InboxSearch): Promise<InboxSearchResult> {
  const { limit, place } = wanted;
  const rows = await nearThenFar(db, { ...wanted, limit: place ? limit : countCeilings.searched }, limit).execute();
  return { ids: rows.slice(0, limit).map(({ id }) => id), total: rows.length, isNear: rows[0]?.isNear ?? false };
}

/** Whether there are more shouts than are scanned. */
export async function isBeyondWalk(db: Db, wanted: InboxSearch): Promise<boolean> {
  const row = await selectWalked(db, wanted).select("shout.id").offset(mostWalked).limit(1).executeTakeFirst();
  return row !== undefined;
}

const nearThenFar = (db: Db, wanted: InboxSearch, enough: number) =>
  recentOrAll(db, selectAmongLatest(db, wanted), selectAmongAll(db, wanted), enough)
    .orderBy("arrivedAt", wanted.direction)
    .orderBy("id", wanted.direction);

const selectWalked = (db: Db, { actor, filter, place, direction }: InboxSearch) =>
  filterShouts(db.selectFrom("shout"), actor, filter)
    .where(({ refTuple }) => after(refTuple("shout.arrivedAt", "shout.id"), direction, place))
    .orderBy("shout.arrivedAt", direction)
    .orderBy("shout.id", direction);

function selectAmongLatest(db: Db, wanted: InboxSearch) {
  const { filter, limit, direction } = wanted;
  const latest = selectWalked(db, wanted).select(columns).limit(mostWalked);
  return havingWords(db.selectFrom(latest.as("shout")), wordsOf(filter))
    .select(["shout.id", "shout.arrivedAt"])
    .orderBy("shout.arrivedAt", direction)
    .orderBy("shout.id", direction)
    .limit(limit);
}

/**
 * Matches of the index of words; `offset` keeps the planner from choosing another index for the other filters. A number is rarer
 * than any word, whose places in the index would all have to be read.
 */
const withWords = (db: Db, { actor, filter }: InboxSearch) => {
  const numbers = wordsOf(filter).filter(({ word }) => /\d{4}/.test(word));
  const rarest = numbers.length > 0 ? numbers : wordsOf(filter);
  const all = db.selectFrom("shout").where("shout.withdrawnAt", "is", null);
  // The indexes of neighbourhoods and colleagues begin with the organisation.
  const isNamed = rarest.some(({ ids }) => ids.size > 0);
  return havingWords(isNamed ? sharedWith(all, actor.organisation.id) : all, rarest)
    .select(columns)
    .offset(sql.lit(0));
};

const selectAmongAll = (db: Db, wanted: InboxSearch) => {
  const { actor, filter, place, limit, direction } = wanted;
  return havingWords(filterShouts(db.selectFrom(withWords(db, wanted).as("shout")), actor, filter), wordsOf(filter))
    .where(({ refTuple }) => after(refTuple("shout.arrivedAt", "shout.id"), direction, place))
    .select(["shout.id", "shout.arrivedAt"])
    .orderBy("shout.arrivedAt", direction)
    .orderBy("shout.id", direction)
    .limit(limit);
};

const wordsOf = ({ words = [] }: InboxSearch["filter"]) => words;
