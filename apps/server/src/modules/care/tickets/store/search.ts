/** Finds tickets for the search over everything, which shows only a few. */

import { type SelectQueryBuilder, sql } from "kysely";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { companyOrFullName } from "#kernel/sql/full-name.ts";
import { preparedQueryByShape } from "#kernel/sql/prepared-query.ts";
import { matchesAny, recentOrAll } from "#kernel/word-search.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { type ConfidentialScope, type TicketReader, ticketReaderOf } from "../visibility.ts";
import { latestFirst, selectVisible, ticketNumberIn, whereVisibleTo, whereWords } from "./filters.ts";

type TicketDatabase = Database & { ticket: Database["careTicket"] };
type Tickets = SelectQueryBuilder<TicketDatabase, "ticket", object>;
interface QueryShape {
  sees: ConfidentialScope;
  words: number;
  limit: number;
}

/** How many of the latest are scanned. */
const latestScanned = 500;

/** A number finds that ticket; words find the latest tickets that contain each word in one of its spellings. */
export function listTicketsByWords(db: Db, actor: Staff, spelled: readonly (readonly string[])[], limit: number) {
  const number = spelled.length === 1 ? ticketNumberIn(spelled[0]?.[0] ?? "") : undefined;
  if (number !== undefined) return withMemberName(whereWords(selectVisible(db, actor), number), limit).execute();
  const { organisationId, accountId, sees } = ticketReaderOf(actor);
  const own = sees === "own" ? [accountId] : [];
  return findLatestByWords({ sees, words: spelled.length, limit }, db, organisationId, ...like.words(spelled), ...own);
}

/** `values`: the patterns of each word; then, if the reader sees only their own confidential tickets, their account. */
const findLatestByWords = preparedQueryByShape(
  ({ sees, words, limit }: QueryShape) =>
    (db, organisationId: string, ...values: (string[] | string)[]) => {
      const patterns = values.slice(0, words);
      const reader: TicketReader = { organisationId, sees, accountId: values[words] as string };
      const tickets: Tickets = db.selectFrom("careTicket as ticket");
      const latest = latestFirst(whereVisibleTo(tickets, reader), latestScanned).select("ticket.words");
      const near = latestFirst(withWords(selectAmong(db, latest), patterns), limit);
      const all = withWords(tickets, patterns).where("ticket.deletedAt", "is", null).selectAll("ticket");
      const far = latestFirst(whereVisibleTo(selectAmong(db, all.offset(sql.lit(0))), reader), limit);
      const found = db.selectFrom(recentOrAll(db, near, far, limit).as("found")).select("found.id");
      return withMemberName(tickets.where("ticket.id", "in", found), limit);
    },
);

/** Tickets of an earlier selection, under the same alias. */
const selectAmong = <O>(db: Db, found: SelectQueryBuilder<TicketDatabase, "ticket", O>) =>
  db.selectFrom(found.as("ticket")) as Tickets;

const withWords = (query: Tickets, patterns: readonly (string[] | string)[]): Tickets =>
  query.where(({ and }) => and(patterns.map((some) => matchesAny("ticket.words", some))));

const withMemberName = (query: Tickets, limit: number) =>
  query
    .innerJoin("carePerson as member", "member.id", "ticket.memberId")
    .select([
      "ticket.id",
      "ticket.number",
      "ticket.title",
      "ticket.createdAt",
      companyOrFullName("member").as("member"),
    ])
    .orderBy("ticket.createdAt", "desc")
    .orderBy("ticket.id", "desc")
    .limit(limit);
