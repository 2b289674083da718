/**
 * Finds shouts by words, the latest first. No index gives both the words and the order, and the planner cannot know how frequent a
 * word is. So the latest few thousand are walked through in their order, which soon finds a frequent word; only for a rare one is the
 * index of words read, and then all it finds is little.
 */
import { wordsIn } from "@stoep/contract/fold";
import { type InboxFilter, mostFound } from "@stoep/contract/shouts";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { after, type PageCursor } from "#kernel/page.ts";
import type { Database } from "../../../schema/db.types.ts";
import { narrow, saying } from "./narrowing.ts";

export interface Page {
  place: PageCursor | null;
  limit: number;
  direction: "asc" | "desc";
}

interface Wanted extends Page {
  actor: Staff;
  filter: Partial<InboxFilter>;
}

/** How many are walked through: one in a hundred of them fills a page. */
const walked = 2000;
const columns = [
  ...(["shout.id", "shout.organisationId", "shout.kind", "shout.status", "shout.assigneeId"] as const),
  ...(["shout.neighbourhoodId", "shout.theme", "shout.arrivedAt", "shout.withdrawnAt", "shout.words"] as const),
];

/** The ids of a page, in its order. */
export async function searchInbox(db: Db, wanted: Wanted): Promise<string[]> {
  const near = await amongLatest(db, wanted, wanted.limit).execute();
  const rows = near.length >= wanted.limit ? near : await amongAll(db, wanted).execute();
  return rows.map(({ id }) => id);
}

/** How many there are, up to a hundred. `shown`: of them on a page without a place. */
export async function countSearched(db: Db, wanted: Wanted, shown: number): Promise<number> {
  if (shown < wanted.limit) return shown;
  const near = await amongLatest(db, wanted, mostFound.searched).execute();
  return near.length >= mostFound.searched ? near.length : countAll(db, wanted);
}

function amongLatest(db: Db, { actor, filter, place, direction }: Wanted, limit: number) {
  const latest = narrow(db.selectFrom("shout"), actor, filter)
    .where(({ refTuple }) => after(refTuple("shout.arrivedAt", "shout.id"), direction, place))
    .select(["shout.id", "shout.arrivedAt", "shout.words"])
    .orderBy("shout.arrivedAt", direction)
    .orderBy("shout.id", direction)
    .limit(walked);
  return saying(db.selectFrom(latest.as("shout")), wordsOf(filter))
    .select("shout.id")
    .orderBy("shout.arrivedAt", direction)
    .orderBy("shout.id", direction)
    .limit(limit);
}

/** What the index of words finds; `offset` keeps the other filters from choosing another index. */
const withWords = (db: Db, filter: Wanted["filter"]) =>
  saying(db.selectFrom("shout").where("shout.withdrawnAt", "is", null), wordsOf(filter))
    .select(columns)
    .offset(sql.lit(0));

const amongAll = (db: Db, { actor, filter, place, limit, direction }: Wanted) =>
  narrow(db.selectFrom(withWords(db, filter).as("shout")), actor, filter)
    .where(({ refTuple }) => after(refTuple("shout.arrivedAt", "shout.id"), direction, place))
    .select("shout.id")
    .orderBy("shout.arrivedAt", direction)
    .orderBy("shout.id", direction)
    .limit(limit);

async function countAll(db: Db, { actor, filter }: Wanted): Promise<number> {
  const found = narrow(db.selectFrom(withWords(db, filter).as("shout")), actor, filter)
    .select("shout.id")
    .limit(mostFound.searched);
  const { total } = await db
    .selectFrom(found.as("found"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

const wordsOf = ({ search = "" }: Wanted["filter"]) => wordsIn(search);

/** How many are walked through for the search over everything, which shows only a few. */
const walkedFirst = 1000;

/** With the name of their neighbourhood, the latest first. Of each word one of its spellings. */
export async function listFound(db: Db, actor: Staff, words: readonly (readonly string[])[], limit: number) {
  const latest = narrow(db.selectFrom("shout"), actor, {})
    .select([...columns, "shout.title", "shout.language"])
    .orderBy("shout.arrivedAt", "desc")
    .orderBy("shout.id", "desc")
    .limit(walkedFirst);
  const near = await inOrder(saying(db.selectFrom(latest.as("shout")), words), limit);
  if (near.length >= limit) return near;
  const all = saying(db.selectFrom("shout").where("shout.withdrawnAt", "is", null), words)
    .select([...columns, "shout.title", "shout.language"])
    .offset(sql.lit(0));
  return inOrder(narrow(db.selectFrom(all.as("shout")), actor, {}), limit);
}

const inOrder = <O>(query: SelectQueryBuilder<Database, "shout", O>, limit: number) =>
  query
    .innerJoin("neighbourhood as place", "place.id", "shout.neighbourhoodId")
    .select(["shout.id", "shout.title", "shout.language", "shout.arrivedAt", "place.name as neighbourhood"])
    .orderBy("shout.arrivedAt", "desc")
    .orderBy("shout.id", "desc")
    .limit(limit)
    .execute();
