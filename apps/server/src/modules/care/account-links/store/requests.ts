/** Requests to residents to link their account, and the links. */
import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { CareLinkRequestTable } from "../../../../schema/db.types.ts";

/** The resident of the network with exactly this e-mail address or number; null when several have it. */
export async function findAccountByContact(
  db: Db,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<string | null> {
  const rows = await db
    .selectFrom("public.account as sought")
    .innerJoin("resident", "resident.accountId", "sought.id")
    .leftJoin("public.accountProfile as profile", "profile.accountId", "sought.id")
    .select("sought.id")
    .where("sought.disabledAt", "is", null)
    .where("resident.leftAt", "is", null)
    .where((eb) => eb.or([eb("sought.email", "=", email), eb("profile.phone", "=", phone)]))
    .limit(2)
    .execute();
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

/** Whether the account is already linked, has an open request, or declined after `since`. */
export async function mustNotBeAsked(
  db: Tx,
  organisationId: string,
  accountId: string,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const linked = await db
    .selectFrom("carePerson")
    .select("id")
    .where("organisationId", "=", organisationId)
    .where("accountId", "=", accountId)
    .where("mergedInto", "is", null)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (linked) return true;
  const asked = await db
    .selectFrom("careLinkRequest")
    .select("id")
    .where("organisationId", "=", organisationId)
    .where("accountId", "=", accountId)
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "=", "asked"), eb("expiresAt", ">", now)]),
        eb.and([eb("state", "=", "declined"), eb("answeredAt", ">", since)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined;
}

/** Withdraws requests that were not answered in time. */
export async function withdrawExpired(db: Tx, organisationId: string, now: Date): Promise<void> {
  await db
    .updateTable("careLinkRequest")
    .set({ state: "withdrawn" })
    .where("organisationId", "=", organisationId)
    .where("state", "=", sql.lit("asked" as const))
    .where("expiresAt", "<=", now)
    .execute();
}

/** Returns false if the same resident was asked at the same moment. */
export async function insertRequest(db: Tx, row: Insertable<CareLinkRequestTable>): Promise<boolean> {
  const made = await db
    .insertInto("careLinkRequest")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** The request that colleagues see as open: declined ones too, so that a no looks like no answer. */
export const findOpenRequest = (db: Db, personId: string, now: Date) =>
  db
    .selectFrom("careLinkRequest")
    .select(["id", "askedAt", "expiresAt", "accountId"])
    .where("personId", "=", personId)
    .where("state", "in", ["asked", "declined"])
    .where("expiresAt", ">", now)
    .where("closedAt", "is", null)
    .orderBy("askedAt", "desc")
    .limit(1)
    .executeTakeFirst();

/** Withdraws the person's requests; a decline is kept, so that the resident is not asked again. Returns the ids of those closed. */
export async function closeRequests(db: Tx, personId: string, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable("careLinkRequest")
    .set({
      closedAt: now,
      state: sql<"withdrawn">`case when state = 'asked' then 'withdrawn' else state end`,
    })
    .where("personId", "=", personId)
    .where("closedAt", "is", null)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export const findRequest = (db: Db, id: string, accountId: string) =>
  db
    .selectFrom("careLinkRequest")
    .select(["id", "organisationId", "personId"])
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirst();

/** Must be locked after the person. */
export const lockRequest = (db: Tx, id: string) =>
  db.selectFrom("careLinkRequest").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export async function updateAnswer(db: Tx, id: string, state: "agreed" | "declined", answeredAt: Date): Promise<void> {
  await db.updateTable("careLinkRequest").set({ state, answeredAt }).where("id", "=", id).execute();
}

/** With the name in the person's record. */
export const listOpenRequests = (db: Db, accountId: string, now: Date) =>
  db
    .selectFrom("careLinkRequest as request")
    .innerJoin("carePerson as person", "person.id", "request.personId")
    .innerJoin("public.organisation as asker", "asker.id", "request.organisationId")
    .select(["request.id", "request.organisationId", "asker.name as organisation", "request.askedAt"])
    .select(["request.expiresAt", "person.firstName", "person.lastName", "person.companyName"])
    .where("request.accountId", "=", accountId)
    .where("request.state", "=", "asked")
    .where("request.expiresAt", ">", now)
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null)
    .orderBy("request.askedAt", "desc")
    .execute();

const selectLinkedPeople = (db: Db, accountId: string) =>
  db
    .selectFrom("carePerson as person")
    .where("person.accountId", "=", accountId)
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null);

export const listLinks = (db: Db, accountId: string) =>
  selectLinkedPeople(db, accountId)
    .innerJoin("public.organisation as owner", "owner.id", "person.organisationId")
    .leftJoin("careHelper as helper", "helper.personId", "person.id")
    .select(["person.organisationId", "owner.name as organisation", "person.linkedAt"])
    .select(sql<boolean>`helper.person_id is not null`.as("isHelper"))
    .orderBy("person.linkedAt", "desc")
    .execute();

/** The organisation's record of this resident. */
export const findLinkedPersonId = (db: Db, accountId: string, organisationId: string) =>
  selectLinkedPeople(db, accountId)
    .select("person.id")
    .where("person.organisationId", "=", organisationId)
    .executeTakeFirst();

/** For the resident's own data: every request and their answer. */
export const listOwnRequests = (db: Db, accountId: string) =>
  db
    .selectFrom("careLinkRequest as request")
    .innerJoin("public.organisation as asker", "asker.id", "request.organisationId")
    .select(["asker.name as organisation", "request.state", "request.askedAt", "request.answeredAt"])
    .where("request.accountId", "=", accountId)
    .orderBy("request.askedAt", "desc")
    .execute();
export type OwnRequest = Awaited<ReturnType<typeof listOwnRequests>>[number];

export async function findAccountOfResident(db: Db, residentId: string): Promise<string | undefined> {
  const row = await db.selectFrom("resident").select("accountId").where("id", "=", residentId).executeTakeFirst();
  return row?.accountId;
}

/**
 * Removes the account from all its requests, which look unchanged to colleagues. Returns, for each organisation with an agreed
 * request, who asked.
 */
export async function eraseAccount(db: Tx, accountId: string): Promise<Map<string, string | null>> {
  const rows = await db
    .updateTable("careLinkRequest")
    .set({ accountId: null })
    .where("accountId", "=", accountId)
    .returning(["organisationId", "askedBy", "state", "answeredAt"])
    .execute();
  const agreed = rows.filter(({ state }) => state === "agreed");
  agreed.sort((one, other) => Number(one.answeredAt) - Number(other.answeredAt));
  return new Map(agreed.map(({ organisationId, askedBy }) => [organisationId, askedBy]));
}

/** Who asked for the link that the resident agreed to last; null when that colleague is gone, or after thirteen months. */
export async function findRequester(db: Db, organisationId: string, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom("careLinkRequest")
    .select("askedBy")
    .where("organisationId", "=", organisationId)
    .where("accountId", "=", accountId)
    .where("state", "=", "agreed")
    .orderBy("answeredAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.askedBy ?? null;
}

/** Closes requests that expired without a yes, declined or not, and returns each of them once. */
export async function closeUnanswered(db: Tx, now: Date, limit: number) {
  const over = db
    .selectFrom("careLinkRequest")
    .select("id")
    .where("state", "<>", sql.lit("agreed" as const))
    .where("closedAt", "is", null)
    .where("expiresAt", "<=", now)
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable("careLinkRequest as request")
    .from("carePerson as person")
    .set({
      closedAt: now,
      state: sql<"withdrawn">`case when request.state = 'asked' then 'withdrawn' else request.state end`,
    })
    .whereRef("person.id", "=", "request.personId")
    .where("request.id", "in", over)
    .returning(["request.id as eventId", "request.organisationId", "request.personId", "request.askedBy"])
    .returning(["person.firstName", "person.lastName", "person.companyName", "person.accountId"])
    .execute();
}

export async function deleteRequestsBefore(db: Tx, askedBefore: Date): Promise<void> {
  await db.deleteFrom("careLinkRequest").where("askedAt", "<", askedBefore).execute();
}

/** Selects a resident who lives in the network, as a recipient of notices. */
export const selectResidentRecipient = (db: Db, accountId: string) =>
  db
    .selectFrom("resident")
    .select(["resident.id as readerId", "resident.accountId"])
    .where("resident.leftAt", "is", null)
    .where("resident.accountId", "=", accountId);
