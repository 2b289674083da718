/** How long people are kept, and what a resident may take along. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { PersonRow } from "./people.ts";

/** Members who are no helpers, with no ticket since then, and none that is under way. */
export const lockExpiredMembers = (db: Tx, since: Date, limit: number) =>
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

/**
 * What was typed stands again: in one organisation or in all, also of a record that was merged and could be taken apart. Returns whom
 * it is of.
 */
export async function unlinkAccount(
  db: Tx,
  { accountId, organisationId }: { accountId: string; organisationId?: string },
  now: Date,
): Promise<UnlinkedPerson[]> {
  const rows = await db
    .updateTable("carePerson")
    .set((eb) => ({
      firstName: eb.fn.coalesce("typedFirstName", "firstName"),
      lastName: eb.fn.coalesce("typedLastName", "lastName"),
      typedFirstName: null,
      typedLastName: null,
      accountId: null,
      linkedAt: null,
      unlinkedAt: now,
      updatedAt: now,
      version: eb("version", "+", 1),
    }))
    .where("accountId", "=", accountId)
    .$if(organisationId !== undefined, (query) => query.where("organisationId", "=", organisationId ?? ""))
    .returning(["id", "organisationId", "firstName", "lastName", "companyName", "mergedInto", "deletedAt"])
    .execute();
  return rows.filter(({ mergedInto, deletedAt }) => mergedInto === null && deletedAt === null);
}

interface LinkedAccount {
  accountId: string;
  firstName: string;
  lastName: string;
}
/** What a person is called by their account; who has no name there keeps the one that was typed. */
const accountNameColumns = ({ firstName, lastName }: LinkedAccount) =>
  firstName === "" ? {} : { firstName, lastName };

/**
 * Links a person that is locked: their name is the account's from now on, and what was typed is kept for the end.
 * @throws a unique violation if the account is linked with somebody of the organisation.
 */
export async function linkAccount(db: Tx, personId: string, account: LinkedAccount, now: Date): Promise<void> {
  await db
    .updateTable("carePerson")
    .set((eb) => ({
      accountId: account.accountId,
      linkedAt: now,
      updatedAt: now,
      version: eb("version", "+", 1),
      typedFirstName: eb.ref("firstName"),
      typedLastName: eb.ref("lastName"),
      ...accountNameColumns(account),
    }))
    .where("id", "=", personId)
    .execute();
}

/** The account has another name. Also of a record that was merged. Returns whose name it is. */
export const updateNameOfAccount = (db: Tx, account: LinkedAccount, now: Date) =>
  db
    .updateTable("carePerson")
    .set((eb) => ({ ...accountNameColumns(account), updatedAt: now, version: eb("version", "+", 1) }))
    .where("accountId", "=", account.accountId)
    .where(({ or, eb }) => or([eb("firstName", "<>", account.firstName), eb("lastName", "<>", account.lastName)]))
    .returning(["id", "organisationId", "mergedInto"])
    .execute();

type UnlinkedPerson = Pick<PersonRow, "id" | "organisationId" | "firstName" | "lastName" | "companyName">;

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
