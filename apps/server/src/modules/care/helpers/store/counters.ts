/** What is counted of a helper, in the transaction of the ticket's change, so that ranking costs the same however many tickets there were. */
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

/** With who they are. */
export const findHelper = (db: Db, organisationId: string, personId: string) =>
  selectHelper(db, organisationId, personId).executeTakeFirst();

/** Until the end of the transaction nobody else accepts, declines or counts them. Of one who is both, the person is locked first. */
export const lockHelper = (db: Tx, organisationId: string, personId: string) =>
  selectHelper(db, organisationId, personId).forUpdate("helper").executeTakeFirst();

interface HelpedTicket {
  helperId: string;
  memberId: string;
  organisationId: string;
  at: Date;
}
/** One more ticket that they solved, for this member. */
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

/** They were asked for a ticket: whoever was asked longest ago comes first among equals. In a fixed order. */
export async function updateLastAsked(db: Tx, helperIds: readonly string[], at: Date): Promise<void> {
  for (const helperId of [...helperIds].sort())
    await db
      .updateTable("careHelper")
      .set({ lastAskedAt: sql<Date>`greatest(last_asked_at, ${at})` })
      .where("personId", "=", helperId)
      .execute();
}

/** They said no. */
export async function updateLastRefused(db: Tx, helperId: string, at: Date): Promise<void> {
  await db
    .updateTable("careHelper")
    .set({ lastRefusedAt: sql<Date>`greatest(last_refused_at, ${at})` })
    .where("personId", "=", helperId)
    .execute();
}

/** `month`: its first day, by the network's clocks. `by`: one when they get a task in it, minus one when it is taken from them. */
export async function addToLoad(db: Tx, helperId: string, month: string, by: 1 | -1): Promise<void> {
  await db
    .insertInto("careHelperLoad")
    .values({ helperId, month, tasks: Math.max(by, 0) })
    .onConflict((conflict) =>
      conflict
        .columns(["helperId", "month"])
        .doUpdateSet({ tasks: sql<number>`greatest(0, care_helper_load.tasks + ${by})` }),
    )
    .execute();
}

/** Whether they said that they are not there on that day. */
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

/** Tasks that a helper has in a month. */
export async function findLoad(db: Db, helperId: string, month: string): Promise<number> {
  const row = await db
    .selectFrom("careHelperLoad")
    .select("tasks")
    .where("helperId", "=", helperId)
    .where("month", "=", month)
    .executeTakeFirst();
  return row?.tasks ?? 0;
}
