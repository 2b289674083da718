/** Helpers' counters, updated in the transaction of a ticket's change, so that ranking costs the same however many tickets there were. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";

export type HelperRecord = NonNullable<Awaited<ReturnType<typeof lockHelper>>>;

const selectHelper = (db: Db, organisationId: string, personId: string) =>
  db
    .selectFrom("careHelper as helper")
    .innerJoin("carePerson as person", "person.id", "helper.personId")
    .selectAll("helper")
    .select(["person.firstName", "person.lastName", "person.companyName", "person.email", "person.phone"])
    .select(["person.language", "person.accountId", "person.suspendedAt"])
    .where("helper.personId", "=", personId)
    .where("helper.organisationId", "=", organisationId)
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null);

/** The helper with the person's name. */
export const findHelper = (db: Db, organisationId: string, personId: string) =>
  selectHelper(db, organisationId, personId).executeTakeFirst();

/**
 * Until the end of the transaction nobody else accepts, declines or counts them, or deletes the person. Locks the person first, in the
 * order of those who delete people: one statement for both would take the helper first, and two could wait for each other.
 */
export async function lockHelper(db: Tx, organisationId: string, personId: string) {
  await db
    .selectFrom("carePerson")
    .select("id")
    .where("id", "=", personId)
    .where("organisationId", "=", organisationId)
    .forKeyShare()
    .executeTakeFirst();
  return selectHelper(db, organisationId, personId).forUpdate("helper").executeTakeFirst();
}

interface HelpedTicket {
  helperId: string;
  memberId: string;
  organisationId: string;
  at: Date;
}
/** Counts one more solved ticket, for the helper and for the duo with this member. */
export async function addHelpedTicket(db: Tx, { helperId, memberId, organisationId, at }: HelpedTicket): Promise<void> {
  await db
    .updateTable("careHelper")
    .set((eb) => ({ helped: eb("helped", "+", 1), lastHelpedAt: sql<Date>`greatest(last_helped_at, ${at})` }))
    .where("personId", "=", helperId)
    .execute();
  await db
    .insertInto("careDuo")
    .values({ helperId, memberId, organisationId, solved: 1, lastAt: at })
    .onConflict((conflict) =>
      conflict.columns(["helperId", "memberId"]).doUpdateSet((eb) => ({
        solved: eb("careDuo.solved", "+", 1),
        lastAt: sql<Date>`greatest(care_duo.last_at, excluded.last_at)`,
      })),
    )
    .execute();
}

/** Notes when helpers were asked: among equals, the one asked longest ago ranks first. Updates in a fixed order. */
export async function updateLastAsked(db: Tx, helperIds: readonly string[], at: Date): Promise<void> {
  for (const helperId of [...helperIds].sort())
    await db
      .updateTable("careHelper")
      .set({ lastAskedAt: sql<Date>`greatest(last_asked_at, ${at})` })
      .where("personId", "=", helperId)
      .execute();
}

export async function updateLastRefused(db: Tx, helperId: string, at: Date): Promise<void> {
  await db
    .updateTable("careHelper")
    .set({ lastRefusedAt: sql<Date>`greatest(last_refused_at, ${at})` })
    .where("personId", "=", helperId)
    .execute();
}

interface LoadMonth {
  helperId: string;
  /** Its first day, by the network's clocks. */
  month: string;
  /** Counted apart, for those who see all tickets. */
  isConfidential: boolean;
}
/** `by`: 1 when they are given a task, -1 when it is taken back. */
export async function addToLoad(db: Tx, { helperId, month, isConfidential }: LoadMonth, by: 1 | -1): Promise<void> {
  const [tasks, hidden] = isConfidential ? [0, by] : [by, 0];
  await db
    .insertInto("careHelperLoad")
    .values({ helperId, month, tasks: Math.max(tasks, 0), confidentialTasks: Math.max(hidden, 0) })
    .onConflict((conflict) =>
      conflict.columns(["helperId", "month"]).doUpdateSet({
        tasks: sql<number>`greatest(0, care_helper_load.tasks + ${tasks}::integer)`,
        confidentialTasks: sql<number>`greatest(0, care_helper_load.confidential_tasks + ${hidden}::integer)`,
      }),
    )
    .execute();
}

export async function isAbsent(db: Db, helperId: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom("careAbsence")
    .select("id")
    .where("personId", "=", helperId)
    .where("fromOn", "<=", day)
    .where("untilOn", ">=", day)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The helper's number of tasks in a month, as somebody counts them who sees all tickets, or only those that are not confidential. */
export async function findLoad(
  db: Db,
  helperId: string,
  month: string,
  { seesAll }: { seesAll: boolean },
): Promise<number> {
  const row = await db
    .selectFrom("careHelperLoad")
    .select(["tasks", "confidentialTasks"])
    .where("helperId", "=", helperId)
    .where("month", "=", month)
    .executeTakeFirst();
  return (row?.tasks ?? 0) + (seesAll ? (row?.confidentialTasks ?? 0) : 0);
}

/** The number of tasks in each month from `from` on that has any, latest first; counted as `findLoad` does. */
export async function listLoads(
  db: Db,
  helperId: string,
  from: string,
  { seesAll }: { seesAll: boolean },
): Promise<{ month: string; tickets: number }[]> {
  const tickets = seesAll ? sql<number>`tasks + confidential_tasks` : sql<number>`tasks`;
  return db
    .selectFrom("careHelperLoad")
    .select(["month", tickets.as("tickets")])
    .where("helperId", "=", helperId)
    .where("month", ">=", from)
    .where(tickets, ">", 0)
    .orderBy("month", "desc")
    .execute();
}
