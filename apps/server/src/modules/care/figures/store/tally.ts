/** What is kept of tickets by state and assignee: the same cost however many there are. */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";

/** `null`: sees all; otherwise the account whose confidential tickets count too. */
export type Sees = string | null;

/** Of the tally: the nil id where nobody has the ticket. */
export const nobody = "00000000-0000-0000-0000-000000000000";

export type TallyRow = Awaited<ReturnType<typeof listTally>>[number];

export const listTally = (db: Db, organisationId: string, sees: Sees) =>
  db
    .selectFrom("careTicketTally")
    .select(["state", "assigneeId", sql<number>`sum(total)::int`.as("total")])
    .where("organisationId", "=", organisationId)
    .$if(sees !== null, (query) =>
      query.where(({ or, eb }) => or([eb("isConfidential", "=", false), eb("assigneeId", "=", sees ?? nobody)])),
    )
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
    .$if(sees !== null, (query) =>
      query.where(({ or, eb }) => or([eb("isConfidential", "=", false), eb("assigneeId", "=", sees ?? nobody)])),
    )
    .executeTakeFirstOrThrow();
  return total;
}
