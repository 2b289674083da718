/** Finds tickets for the search over everything, which shows only a few. */
import { type SelectQueryBuilder, sql } from "kysely";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { preparedByShape } from "#kernel/prepared.ts";
import { hasOneOf, nearOrFar } from "#kernel/searching.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { type Reader, readerOf, type Sees } from "../seeing.ts";
import { numberIn, saying, seenAs, selectSeen } from "./narrowing.ts";
import { personNameOf } from "./reading.ts";

type Named = Database & { ticket: Database["careTicket"] };
type Tickets = SelectQueryBuilder<Named, "ticket", object>;
interface Shape {
  sees: Sees;
  words: number;
  limit: number;
}

/** How many of the latest are walked through. */
const walked = 500;

/** With a number alone that ticket, otherwise the latest with these words, of each one of its spellings. */
export function listFound(db: Db, actor: Staff, spelled: readonly (readonly string[])[], limit: number) {
  const number = spelled.length === 1 ? numberIn(spelled[0]?.[0] ?? "") : undefined;
  if (number !== undefined) return named(saying(selectSeen(db, actor), number), limit).execute();
  const { organisationId, accountId, sees } = readerOf(actor);
  const own = sees === "own" ? [accountId] : [];
  return findLatest({ sees, words: spelled.length, limit }, db, organisationId, ...like.words(spelled), ...own);
}

/** `values`: patterns for each word; and whose the confidential ones are, if only those of one person are seen. */
const findLatest = preparedByShape(
  ({ sees, words, limit }: Shape) =>
    (db, organisationId: string, ...values: (string[] | string)[]) => {
      const patterns = values.slice(0, words);
      const reader: Reader = { organisationId, sees, accountId: values[words] as string };
      const tickets: Tickets = db.selectFrom("careTicket as ticket");
      const latest = inOrder(seenAs(tickets, reader), walked).select("ticket.words");
      const near = inOrder(withWords(among(db, latest), patterns), limit);
      const all = withWords(tickets, patterns).where("ticket.deletedAt", "is", null).selectAll("ticket");
      const far = inOrder(seenAs(among(db, all.offset(sql.lit(0))), reader), limit);
      const found = db.selectFrom(nearOrFar(db, near, far, limit).as("found")).select("found.id");
      return named(tickets.where("ticket.id", "in", found), limit);
    },
);

/** Tickets found before, under the same name. */
const among = <O>(db: Db, found: SelectQueryBuilder<Named, "ticket", O>) =>
  db.selectFrom(found.as("ticket")) as unknown as Tickets;

const withWords = (query: Tickets, patterns: readonly (string[] | string)[]): Tickets =>
  query.where(({ and }) => and(patterns.map((some) => hasOneOf("ticket.words", some))));

const inOrder = (query: Tickets, limit: number) =>
  query
    .select(["ticket.id", "ticket.createdAt"])
    .orderBy("ticket.createdAt", "desc")
    .orderBy("ticket.id", "desc")
    .limit(limit);

const named = (query: Tickets, limit: number) =>
  query
    .innerJoin("carePerson as member", "member.id", "ticket.memberId")
    .select(["ticket.id", "ticket.number", "ticket.title", "ticket.createdAt", personNameOf("member").as("member")])
    .orderBy("ticket.createdAt", "desc")
    .orderBy("ticket.id", "desc")
    .limit(limit);
