/** Links of people with accounts, how long people are kept, and what a resident can download. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { PersonRow } from "./people.ts";
import { deleteCalendars } from "./visit-calendars.ts";

/** Members who are not helpers, with no ticket since then and none in progress. */
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

/** Of all organisations. */
export const listDeletedSince = (db: Db, since: Date) =>
  db.selectFrom("carePerson").select("id").where("deletedAt", ">=", since).orderBy("deletedAt").execute();

/**
 * Ends the account's links in one organisation or in all, of merged records too, and restores the typed names. Returns the people,
 * except merged and deleted ones.
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
  await deleteCalendars(
    db,
    rows.map(({ id }) => id),
  );
  return rows.filter(({ mergedInto, deletedAt }) => mergedInto === null && deletedAt === null);
}

interface LinkedAccount {
  accountId: string;
  firstName: string;
  lastName: string;
}
/** The account's name; an account without one keeps the typed name. */
const accountNameColumns = ({ firstName, lastName }: LinkedAccount) =>
  firstName === "" ? {} : { firstName, lastName };

/**
 * Links a locked person: they get the account's name, and the typed one is kept for when the link ends.
 * @throws a unique violation if the account is already linked in this organisation.
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

/** Copies the account's changed name to its people, merged records too. Returns them. */
export const updateNameOfAccount = (db: Tx, account: LinkedAccount, now: Date) =>
  db
    .updateTable("carePerson")
    .set((eb) => ({ ...accountNameColumns(account), updatedAt: now, version: eb("version", "+", 1) }))
    .where("accountId", "=", account.accountId)
    .where(({ or, eb }) => or([eb("firstName", "<>", account.firstName), eb("lastName", "<>", account.lastName)]))
    .returning(["id", "organisationId", "mergedInto"])
    .execute();

type UnlinkedPerson = Pick<PersonRow, "id" | "organisationId" | "firstName" | "lastName" | "companyName">;

/** What care stores about a linked resident in each organisation; without the notes of colleagues. */
export const listOwnRecords = (db: Db, accountId: string) =>
  db
    .selectFrom("carePerson as person")
    .innerJoin("public.organisation as helping", "helping.id", "person.organisationId")
    .selectAll("person")
    .select("helping.name as organisation")
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("carePerson as other")
          .select("other.id")
          .whereRef("other.careHouseholdId", "=", "person.careHouseholdId")
          .whereRef("other.id", "<>", "person.id")
          .where("other.mergedInto", "is", null)
          .where("other.deletedAt", "is", null),
      ).as("sharesHousehold"),
    )
    .where("person.accountId", "=", accountId)
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null)
    .orderBy("person.joinedAt")
    .execute();
export type OwnRecord = Awaited<ReturnType<typeof listOwnRecords>>[number];
