/** The filters of the list. One value is compared as such, so that its index gives the order too. */
import { type TicketFilter, type TicketState, unsolvedStates } from "@stoep/contract/care";
import { wordsIn } from "@stoep/contract/fold";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { type Reader, readerOf, seenBy, visibleTo } from "../seeing.ts";

type Tickets<O> = SelectQueryBuilder<Database & { ticket: Database["careTicket"] }, "ticket", O>;

/** As it is asked for, with the day before which a deadline is over. */
export type Filter = Partial<Omit<TicketFilter, "deadline">> & { deadlineBefore?: string };

/** All that the reader may see. */
export const selectSeen = (db: Db, actor: Staff) => seen(db.selectFrom("careTicket as ticket"), actor);

export const seen = <O>(query: Tickets<O>, actor: Staff): Tickets<O> => seenAs(query, readerOf(actor));

export const seenAs = <O>(query: Tickets<O>, reader: Reader): Tickets<O> =>
  ofThem(query, reader.organisationId).where(visibleTo(reader));

const ofThem = <O>(query: Tickets<O>, organisationId: string): Tickets<O> =>
  query.where("ticket.organisationId", "=", organisationId).where("ticket.deletedAt", "is", null);

/** Those of them that match. Whoever edits sees all that they have themselves, so that these are found and counted in their index alone. */
export const selectMatching = (db: Db, actor: Staff, filter: Filter) => {
  const all = db.selectFrom("careTicket as ticket");
  const areTheirs = filter.assignee === "me" && seenBy(actor) !== "none";
  return narrow(areTheirs ? ofThem(all, actor.organisation.id) : seen(all, actor), actor, filter);
};

/** All that are not solved or revoked have an index of their own. */
const unsolvedAlone = sql<boolean>`ticket.state not in ('solved', 'revoked')`;
const isUnsolved = (states: readonly TicketState[]) =>
  new Set(states).size === unsolvedStates.length && unsolvedStates.every((state) => states.includes(state));

export function narrow<O>(query: Tickets<O>, actor: Staff, filter: Filter): Tickets<O> {
  const { states = [], assignee, categoryId, neighbourhoodId, memberId, helperId, source, search = "" } = filter;
  const { deadlineBefore } = filter;
  const unsolved = isUnsolved(states);
  return saying(query, search)
    .$if(unsolved, (q) => q.where(unsolvedAlone))
    .$if(!unsolved && states.length === 1, (q) => q.where("ticket.state", "=", states[0] ?? "open"))
    .$if(!unsolved && states.length > 1, (q) => q.where("ticket.state", "=", sql<"open">`any(${states}::text[])`))
    .$if(assignee === "nobody", (q) => q.where("ticket.assigneeId", "is", null))
    .$if(assignee !== undefined && assignee !== "nobody", (q) =>
      q.where("ticket.assigneeId", "=", assignee === "me" ? actor.accountId : (assignee ?? "")),
    )
    .$if(categoryId !== undefined, (q) => q.where("ticket.categoryId", "=", categoryId ?? ""))
    .$if(neighbourhoodId !== undefined, (q) => q.where("ticket.neighbourhoodId", "=", neighbourhoodId ?? ""))
    .$if(memberId !== undefined, (q) => q.where("ticket.memberId", "=", memberId ?? ""))
    .$if(helperId !== undefined, (q) => q.where("ticket.helperId", "=", helperId ?? ""))
    .$if(source !== undefined, (q) => q.where("ticket.source", "=", source ?? "staff"))
    .$if(deadlineBefore !== undefined, (q) =>
      q.where("ticket.deadlineOn", "<", deadlineBefore ?? "").where(unsolvedAlone),
    );
}

/** With a number, that ticket; with words, those that have each of them. */
export function saying<O>(query: Tickets<O>, search: string): Tickets<O> {
  const number = numberIn(search);
  if (number !== undefined) return query.where("ticket.number", "=", Number(number));
  return query.where((eb) => eb.and(wordsIn(search).map((word) => eb("ticket.words", "like", like.word(word)))));
}

export const numberIn = (search: string) => /^#?(\d{1,9})$/.exec(search.trim())?.[1];

/** Whether words are looked for, not a number. */
export const hasWords = ({ search = "" }: Pick<Filter, "search">) =>
  numberIn(search) === undefined && wordsIn(search).length > 0;
