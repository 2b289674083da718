/** What is kept of tickets by state and assignee: the same cost however many there are. */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";

/** Which confidential tickets count: all, none, or those of the account with this id. */
export type Sees = "all" | "none" | { accountId: string };

/** Of the tally: the nil id where nobody has the ticket. */
export const nobody = "00000000-0000-0000-0000-000000000000";

const isSeen = (sees: Sees) =>
  sees === "all"
    ? sql<boolean>`true`
    : sees === "none"
      ? sql<boolean>`not is_confidential`
      : sql<boolean>`(not is_confidential or assignee_id = ${sees.accountId})`;

export type TallyRow = Awaited<ReturnType<typeof listTally>>[number];

export const listTally = (db: Db, organisationId: string, sees: Sees) =>
  db
    .selectFrom("careTicketTally")
    .select(["state", "assigneeId", sql<number>`sum(total)::int`.as("total")])
    .where("organisationId", "=", organisationId)
    .where(isSeen(sees))
    .groupBy(["state", "assigneeId"])
    .execute();

/** Solved at that moment or later. */
export async function countSolvedSince(db: Db, organisationId: string, since: Date, sees: Sees): Promise<number> {
  const { total } = await db
    .selectFrom("careTicket")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("organisationId", "=", organisationId)
    .where("deletedAt", "is", null)
    .where("state", "=", "solved")
    .where("solvedAt", ">=", since)
    .where(isSeen(sees))
    .executeTakeFirstOrThrow();
  return total;
}

/** Unsolved, with an internal deadline before that day. */
export async function countOverdue(db: Db, organisationId: string, today: string, sees: Sees): Promise<number> {
  const { total } = await db
    .selectFrom("careTicket")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("organisationId", "=", organisationId)
    .where("deletedAt", "is", null)
    .where(sql<boolean>`state not in ('solved', 'revoked')`)
    .where("deadlineOn", "<", today)
    .where(isSeen(sees))
    .executeTakeFirstOrThrow();
  return total;
}
