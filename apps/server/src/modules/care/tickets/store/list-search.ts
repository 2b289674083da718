/** Finds tickets by words, latest first. */
import { type SelectQueryBuilder, sql } from "kysely";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { after } from "#kernel/page.ts";
import { recentOrAll } from "#kernel/word-search.ts";
import type { Database } from "../../../../schema/db.types.ts";
import {
  applyFilter,
  latestFirst,
  ofOrganisation,
  selectVisible,
  type TicketListFilter,
  whereVisible,
  whereWords,
} from "./filters.ts";
import type { PageQuery } from "./queries.ts";

export interface TicketSearchQuery extends PageQuery {
  actor: Staff;
  filter: TicketListFilter;
}

/** How many of the latest are scanned: if one in fifty of them matches, the page is full. */
const latestScanned = 1600;
/** Counting stops at this number. */
const mostCounted = 100;

interface TicketSearchResult {
  /** The ids of a page, in its order, and the first of the next. */
  ids: string[];
  /** null: too many to count. */
  total: number | null;
}

/** One query returns the page and the count. */
export async function searchTickets(db: Db, wanted: TicketSearchQuery): Promise<TicketSearchResult> {
  const { place, limit } = wanted;
  const rows = await selectNearThenFar(db, { ...wanted, limit: place ? limit : mostCounted + 1 }, limit).execute();
  const isWhole = rows.length <= mostCounted && !rows[0]?.isNear;
  return { ids: rows.slice(0, limit).map(({ id }) => id), total: isWhole ? rows.length : null };
}

const selectNearThenFar = (db: Db, wanted: TicketSearchQuery, enough: number) =>
  recentOrAll(db, selectAmongLatest(db, wanted), selectAmongAll(db, wanted), enough)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc");

type Tickets = SelectQueryBuilder<Database & { ticket: Database["careTicket"] }, "ticket", object>;
function selectAmongLatest(db: Db, wanted: TicketSearchQuery) {
  const { actor, place, limit } = wanted;
  const { search = "", words, ...others } = wanted.filter;
  const latest = latestFirst(applyFilter(selectVisible(db, actor), actor, others), latestScanned)
    .select(["ticket.words", "ticket.memberId", "ticket.helperId", "ticket.neighbourhoodId"])
    .select(["ticket.categoryId", "ticket.assigneeId"])
    .where(({ refTuple }) => after(refTuple("ticket.createdAt", "ticket.id"), "desc", place));
  return latestFirst(whereWords(db.selectFrom(latest.as("ticket")) as Tickets, search, words), limit);
}

/** Matches of the index of words; `offset` keeps the planner from choosing another index for the other filters. */
function selectAmongAll(db: Db, wanted: TicketSearchQuery) {
  const { actor, place, limit } = wanted;
  const { search = "", words, ...others } = wanted.filter;
  const all = db.selectFrom("careTicket as ticket").where("ticket.deletedAt", "is", null);
  // The indexes of categories and colleagues begin with the organisation.
  const isNamed = words?.some(({ ids }) => ids.size > 0) === true;
  const withWords = whereWords(isNamed ? ofOrganisation(all, actor.organisation.id) : all, search, words)
    .selectAll("ticket")
    .offset(sql.lit(0));
  const found = db.selectFrom(withWords.as("ticket")) as ReturnType<typeof selectVisible>;
  return latestFirst(applyFilter(whereVisible(found, actor), actor, others), limit).where(({ refTuple }) =>
    after(refTuple("ticket.createdAt", "ticket.id"), "desc", place),
  );
}
