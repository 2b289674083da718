/** Finds tickets by words, the latest first. */
import { type SelectQueryBuilder, sql } from "kysely";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { after } from "#kernel/page.ts";
import { nearOrFar } from "#kernel/searching.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { type Filter, narrow, saying, seen, selectSeen } from "./narrowing.ts";
import type { Page } from "./reading.ts";

export interface Wanted extends Page {
  actor: Staff;
  filter: Filter;
}

/** How many are walked through: one in fifty of them fills a page. */
const walked = 1600;
/** So many are counted at most. */
const mostCounted = 100;

interface Found {
  /** Of a page, in its order, and the first of the next. */
  ids: string[];
  /** Null: too many to count. */
  total: number | null;
}

/** The page and the count come from one reading. */
export async function searchTickets(db: Db, wanted: Wanted): Promise<Found> {
  const { place, limit } = wanted;
  const rows = await inTurn(db, { ...wanted, limit: place ? limit : mostCounted + 1 }, limit).execute();
  const isWhole = rows.length <= mostCounted && !rows[0]?.isNear;
  return { ids: rows.slice(0, limit).map(({ id }) => id), total: isWhole ? rows.length : null };
}

const inTurn = (db: Db, wanted: Wanted, enough: number) =>
  nearOrFar(db, amongLatest(db, wanted), amongAll(db, wanted), enough)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc");

type Tickets = SelectQueryBuilder<Database & { ticket: Database["careTicket"] }, "ticket", object>;
const inOrder = (query: Tickets, limit: number) =>
  query
    .select(["ticket.id", "ticket.createdAt"])
    .orderBy("ticket.createdAt", "desc")
    .orderBy("ticket.id", "desc")
    .limit(limit);

function amongLatest(db: Db, wanted: Wanted) {
  const { actor, place, limit } = wanted;
  const { search = "", ...others } = wanted.filter;
  const latest = inOrder(narrow(selectSeen(db, actor), actor, others), walked)
    .select("ticket.words")
    .where(({ refTuple }) => after(refTuple("ticket.createdAt", "ticket.id"), "desc", place));
  return inOrder(saying(db.selectFrom(latest.as("ticket")) as unknown as Tickets, search), limit);
}

/** What the index of words finds; `offset` keeps the other filters from choosing another index. */
function amongAll(db: Db, wanted: Wanted) {
  const { actor, place, limit } = wanted;
  const { search = "", ...others } = wanted.filter;
  const withWords = saying(db.selectFrom("careTicket as ticket").where("ticket.deletedAt", "is", null), search)
    .selectAll("ticket")
    .offset(sql.lit(0));
  const found = db.selectFrom(withWords.as("ticket")) as unknown as ReturnType<typeof selectSeen>;
  return inOrder(narrow(seen(found, actor), actor, others), limit).where(({ refTuple }) =>
    after(refTuple("ticket.createdAt", "ticket.id"), "desc", place),
  );
}
