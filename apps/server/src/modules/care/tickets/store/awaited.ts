/** Tickets that wait for an answer: of the member once there is a helper, of helpers while somebody who was asked has not answered. */
import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "../../../../schema/db.types.ts";

type TicketDatabase = Database & { ticket: Database["careTicket"] };
type Builder = ExpressionBuilder<TicketDatabase, "ticket">;

/** Those who were asked for the ticket and have not answered. */
const unanswered = ({ selectFrom }: Builder) =>
  selectFrom("careCandidate as candidate")
    .whereRef("candidate.ticketId", "=", "ticket.id")
    .where("candidate.state", "=", "sent");

/** null: nobody. An aggregate is looked up ticket by ticket, where `exists` beside an `or` would read the candidates of all. */
const firstAskedAt = (eb: Builder) =>
  unanswered(eb).select(({ fn }) => fn.min<Date | null>("candidate.askedAt").as("at"));
const isWaiting = sql<boolean>`ticket.state = 'waiting'`;

export const isAwaited = (eb: Builder) =>
  eb.and([
    sql<boolean>`ticket.state in ('waiting', 'looking')`,
    eb.or([isWaiting, eb(firstAskedAt(eb), "is not", null)]),
  ]);

/** Of tickets for which `isAwaited` holds. */
export const awaitedSince = (eb: Builder) =>
  sql<Date>`case when ${isWaiting} then ticket.state_at else (${firstAskedAt(eb)}) end`;

/** 0 if the ticket waits for the member. */
export const countUnanswered = (eb: Builder) =>
  sql<number>`case when ${isWaiting} then 0 else (${unanswered(eb).select(({ fn }) => fn.countAll().as("asked"))}) end`;
