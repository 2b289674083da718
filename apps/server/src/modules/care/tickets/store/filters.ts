/** The filters of the list. A single value is compared with `=`, so that its index also gives the order. */
import { type TicketFilter, type TicketState, unsolvedStates } from "@stoep/contract/care";
import { searchWords } from "@stoep/contract/search-words";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { isAssignedTo } from "#kernel/sql/filters.ts";
import { hasWordOrName, type NamedWord, namedWord } from "#kernel/word-search.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { confidentialScopeOf, type TicketReader, ticketReaderOf, visibleTo } from "../visibility.ts";
import type { VisitSpan } from "../visits.ts";
import { isAwaited } from "./awaited.ts";

type Tickets<O> = SelectQueryBuilder<Database & { ticket: Database["careTicket"] }, "ticket", O>;

/** The requested filter, with the day before which a deadline is overdue, and when visits are. */
export type TicketListFilter = Partial<Omit<TicketFilter, "deadline" | "visit">> & {
  deadlineBefore?: string | undefined;
  visits?: VisitSpan | undefined;
  /** Of a person in either role. */
  personId?: string;
  /** The words of the search with the names that have them; without it, only texts are searched. */
  words?: readonly NamedWord[];
};

/** All that the reader may see. */
export const selectVisible = (db: Db, actor: Staff) => whereVisible(db.selectFrom("careTicket as ticket"), actor);

export const whereVisible = <O>(query: Tickets<O>, actor: Staff): Tickets<O> =>
  whereVisibleTo(query, ticketReaderOf(actor));

export const whereVisibleTo = <O>(query: Tickets<O>, reader: TicketReader): Tickets<O> =>
  ofOrganisation(query, reader.organisationId).where(visibleTo(reader));

export const ofOrganisation = <O>(query: Tickets<O>, organisationId: string): Tickets<O> =>
  query.where("ticket.organisationId", "=", organisationId).where("ticket.deletedAt", "is", null);

/**
 * The visible tickets that match. Editors see all tickets assigned to themselves, so these need no visibility condition, and their
 * index alone finds and counts them.
 */
export const selectMatching = (db: Db, actor: Staff, filter: TicketListFilter) => {
  const all = db.selectFrom("careTicket as ticket");
  const areTheirs = filter.assignee === "me" && confidentialScopeOf(actor) !== "none";
  return applyFilter(areTheirs ? ofOrganisation(all, actor.organisation.id) : whereVisible(all, actor), actor, filter);
};

/** Tickets that are neither solved nor revoked have their own index. */
const unsolvedAlone = sql<boolean>`ticket.state not in ('solved', 'revoked')`;
const isUnsolved = (states: readonly TicketState[]) =>
  new Set(states).size === unsolvedStates.length && unsolvedStates.every((state) => states.includes(state));

export function applyFilter<O>(query: Tickets<O>, actor: Staff, filter: TicketListFilter): Tickets<O> {
  const { states = [], assignee, categoryId, neighbourhoodId, memberId, helperId, source, search = "" } = filter;
  const { deadlineBefore, tagId, visits, answer, personId = "" } = filter;
  const unsolved = isUnsolved(states);
  return whereWords(query, search, filter.words)
    .$if(unsolved, (q) => q.where(unsolvedAlone))
    .$if(!unsolved && states.length === 1, (q) => q.where("ticket.state", "=", states[0] ?? "open"))
    .$if(!unsolved && states.length > 1, (q) => q.where("ticket.state", "=", sql<"open">`any(${states}::text[])`))
    .$if(assignee !== undefined, (q) => q.where(isAssignedTo("ticket.assigneeId", assignee ?? "", actor)))
    .$if(categoryId !== undefined, (q) => q.where("ticket.categoryId", "=", categoryId ?? ""))
    .$if(neighbourhoodId !== undefined, (q) => q.where("ticket.neighbourhoodId", "=", neighbourhoodId ?? ""))
    .$if(memberId !== undefined, (q) => q.where("ticket.memberId", "=", memberId ?? ""))
    .$if(helperId !== undefined, (q) => q.where("ticket.helperId", "=", helperId ?? ""))
    .$if(tagId !== undefined, (q) => whereMemberHas(q, tagId ?? ""))
    .$if(visits !== undefined, (q) => whereVisits(q, visits ?? {}))
    .$if(answer !== undefined, (q) => q.where(isAwaited))
    .$if(personId !== "", (q) =>
      q.where((eb) => eb.or([eb("ticket.memberId", "=", personId), eb("ticket.helperId", "=", personId)])),
    )
    .$if(source !== undefined, (q) => q.where("ticket.source", "=", source ?? "staff"))
    .$if(deadlineBefore !== undefined, (q) =>
      q.where("ticket.deadlineOn", "<", deadlineBefore ?? "").where(unsolvedAlone),
    );
}

/** Unsolved tickets with a visit within these bounds. */
export const whereVisits = <O>(
  query: Tickets<O>,
  { startsFrom, startsBefore, endsAfter, endsUntil }: VisitSpan,
): Tickets<O> =>
  query
    .where(unsolvedAlone)
    .where("ticket.startsAt", "is not", null)
    .$if(startsFrom !== undefined, (q) => q.where("ticket.startsAt", ">=", startsFrom ?? null))
    .$if(startsBefore !== undefined, (q) => q.where("ticket.startsAt", "<", startsBefore ?? null))
    .$if(endsAfter !== undefined, (q) => q.where("ticket.endsAt", ">", endsAfter ?? null))
    .$if(endsUntil !== undefined, (q) => q.where("ticket.endsAt", "<=", endsUntil ?? null));

/** The ticket's member has the tag, as of now. */
const whereMemberHas = <O>(query: Tickets<O>, tagId: string): Tickets<O> =>
  query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom("carePersonTag as tagged")
        .select("tagged.personId")
        .whereRef("tagged.personId", "=", "ticket.memberId")
        .where("tagged.tagId", "=", tagId),
    ),
  );

/** A number finds that ticket; words find tickets that contain each of them, or a name that is shown with them. */
export function whereWords<O>(query: Tickets<O>, search: string, named?: readonly NamedWord[]): Tickets<O> {
  const number = ticketNumberIn(search);
  if (number !== undefined) return query.where("ticket.number", "=", Number(number));
  const words = named ?? searchWords(search).map((word) => namedWord(word, []));
  return query.where((eb) => eb.and(words.map((word) => hasWordOrName("ticket.words", word))));
}

export const ticketNumberIn = (search: string) => /^#?(\d{1,9})$/.exec(search.trim())?.[1];

export const isWordSearch = ({ search = "" }: Pick<TicketListFilter, "search">) =>
  ticketNumberIn(search) === undefined && searchWords(search).length > 0;

/** The latest of them, as far as lists of matches need them. */
export const latestFirst = (query: Tickets<object>, limit: number) =>
  query
    .select(["ticket.id", "ticket.createdAt"])
    .orderBy("ticket.createdAt", "desc")
    .orderBy("ticket.id", "desc")
    .limit(limit);
