/** Counters of tickets by state and assignee: reading them costs the same however many tickets there are. */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";

/** Which confidential tickets count: all, none, or those of the account with this id. */
export type ConfidentialScope = "all" | "none" | { accountId: string };

const isVisible = (sees: ConfidentialScope) =>
  sees === "all"
    ? sql<boolean>`true`
    : sees === "none"
      ? sql<boolean>`not is_confidential`
      : sql<boolean>`(not is_confidential or assignee_id = ${sees.accountId})`;

export type TicketCounter = Awaited<ReturnType<typeof listTicketCounters>>[number];

export const listTicketCounters = (db: Db, organisationId: string, sees: ConfidentialScope) =>
  db
    .selectFrom("careTicketTally")
    .select(["state", "assigneeId", sql<number>`sum(total)::int`.as("total")])
    .where("organisationId", "=", organisationId)
    .where(isVisible(sees))
    .groupBy(["state", "assigneeId"])
    .execute();

const countTickets = (db: Db, organisationId: string, sees: ConfidentialScope) =>
  db
    .selectFrom("careTicket")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("organisationId", "=", organisationId)
    .where("deletedAt", "is", null)
    .where(isVisible(sees));

/** Tickets solved at that moment or later. */
export async function countSolvedSince(
  db: Db,
  organisationId: string,
  since: Date,
  sees: ConfidentialScope,
): Promise<number> {
  const { total } = await countTickets(db, organisationId, sees)
    .where("state", "=", "solved")
    .where("solvedAt", ">=", since)
    .executeTakeFirstOrThrow();
  return total;
}

/** Unsolved tickets with an internal deadline before that day. */
export async function countOverdue(
  db: Db,
  organisationId: string,
  today: string,
  sees: ConfidentialScope,
): Promise<number> {
  const { total } = await countTickets(db, organisationId, sees)
    .where(sql<boolean>`state not in ('solved', 'revoked')`)
    .where("deadlineOn", "<", today)
    .executeTakeFirstOrThrow();
  return total;
}
