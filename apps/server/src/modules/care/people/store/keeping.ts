/** How long people are kept, and what a resident may take along. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";

/** Members who are no helpers, with no ticket since then, and none that is under way. */
export const lockForgotten = (db: Tx, since: Date, limit: number) =>
  db
    .selectFrom("carePerson as person")
    .select("person.id")
    .where("person.isMember", "=", sql.lit(true))
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null)
    .where("person.joinedAt", "<", since)
    .where((eb) =>
      eb.and([
        eb.not(eb.exists(eb.selectFrom("careHelper").select("personId").whereRef("personId", "=", "person.id"))),
        eb.not(
          eb.exists(
            eb
              .selectFrom("careTicket as ticket")
              .select("ticket.id")
              .whereRef("ticket.memberId", "=", "person.id")
              .where((one) =>
                one.or([one("ticket.updatedAt", ">=", since), one("ticket.state", "not in", ["solved", "revoked"])]),
              ),
          ),
        ),
      ]),
    )
    .orderBy("person.joinedAt")
    .limit(limit)
    .forUpdate("person")
    .skipLocked()
    .execute();

/** What was typed stands again. Returns the organisations whose record was linked to the account. */
export async function unlinkAccount(db: Tx, accountId: string): Promise<string[]> {
  const rows = await db
    .updateTable("carePerson")
    .set((eb) => ({ accountId: null, linkedAt: null, version: eb("version", "+", 1) }))
    .where("accountId", "=", accountId)
    .returning("organisationId")
    .execute();
  return [...new Set(rows.map(({ organisationId }) => organisationId))];
}

/** The same in one organisation, also of a record that was merged and could be taken apart. */
export async function unlinkPerson(db: Tx, organisationId: string, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable("carePerson")
    .set((eb) => ({ accountId: null, linkedAt: null, updatedAt: now, version: eb("version", "+", 1) }))
    .where("organisationId", "=", organisationId)
    .where("accountId", "=", accountId)
    .execute();
}

/** What care holds about a resident who is linked, in each organisation. What colleagues wrote to each other is theirs. */
export const listOwnRecords = (db: Db, accountId: string) =>
  db
    .selectFrom("carePerson as person")
    .innerJoin("public.organisation as helping", "helping.id", "person.organisationId")
    .selectAll("person")
    .select("helping.name as organisation")
    .where("person.accountId", "=", accountId)
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null)
    .orderBy("person.joinedAt")
    .execute();
export type OwnRecord = Awaited<ReturnType<typeof listOwnRecords>>[number];
