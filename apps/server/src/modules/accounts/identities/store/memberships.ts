/** Organisations and their members. */
import type { Level, MembershipType, Module } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { Db } from "#kernel/database.ts";

export interface NewOrganisation {
  networkId: string;
  name: string;
  kind: "city" | "company" | "association";
}

/** The id of the new organisation; null when the network already has one of that name. */
export async function createOrganisation(db: Db, organisation: NewOrganisation, now: Date): Promise<string | null> {
  const created = await db
    .insertInto("public.organisation")
    .values({ id: newId(), ...organisation, createdAt: now })
    .onConflict((conflict) => conflict.columns(["networkId", "name"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return created?.id ?? null;
}

/** Throws a uniqueness violation when the network already has one of that name. */
export async function updateOrganisation(
  db: Db,
  id: string,
  changed: Partial<Pick<NewOrganisation, "name" | "kind">> & { isCareSecured?: boolean },
): Promise<void> {
  await db.updateTable("public.organisation").set(changed).where("id", "=", id).execute();
}

export interface NewMembership {
  accountId: string;
  organisationId: string;
  type: MembershipType;
  levels?: Partial<Record<Module, Level>>;
}

/** The id of the new membership; null when there is one already. */
export async function createMembership(db: Db, membership: NewMembership, now: Date): Promise<string | null> {
  const { levels = {}, ...rest } = membership;
  const created = await db
    .insertInto("public.membership")
    .values({
      id: newId(),
      ...rest,
      networkLevel: levels.network ?? null,
      participationLevel: levels.participation ?? null,
      careLevel: levels.care ?? null,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.columns(["accountId", "organisationId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return created?.id ?? null;
}

export function findMembership(db: Db, accountId: string, membershipId: string) {
  return db
    .selectFrom("public.membership as m")
    .innerJoin("public.organisation as o", "o.id", "m.organisationId")
    .select(["m.id", "m.organisationId", "o.networkId", "m.type"])
    .select(["m.networkLevel", "m.participationLevel", "m.careLevel"])
    .where("m.id", "=", membershipId)
    .where("m.accountId", "=", accountId)
    .executeTakeFirst();
}

export function findResidence(db: Db, accountId: string, residentId: string) {
  return db
    .selectFrom("public.residence")
    .select(["residentId", "networkId"])
    .where("residentId", "=", residentId)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
}

/** The membership in one organisation; null when there is none that may be activated. */
export async function findMembershipIn(db: Db, accountId: string, organisationId: string): Promise<string | null> {
  const found = await db
    .selectFrom("public.membership")
    .select("id")
    .where("accountId", "=", accountId)
    .where("organisationId", "=", organisationId)
    .where("type", "<>", "disabled")
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Stores where a person lives: one residence in each network. */
export async function putResidence(
  db: Db,
  { accountId, networkId, residentId }: { accountId: string; networkId: string; residentId: string },
): Promise<void> {
  await db
    .insertInto("public.residence")
    .values({ accountId, networkId, residentId })
    .onConflict((conflict) => conflict.columns(["accountId", "networkId"]).doUpdateSet({ residentId }))
    .execute();
}

/** Moves a resident to another network, and with them every session that was open in the first one. */
export async function moveResidence(
  db: Db,
  { accountId, networkId, from, to }: { accountId: string; networkId: string; from: string; to: string },
): Promise<void> {
  await putResidence(db, { accountId, networkId, residentId: to });
  await db
    .updateTable("public.session")
    .set({ residentId: to })
    .where("accountId", "=", accountId)
    .where("residentId", "=", from)
    .execute();
  await db.deleteFrom("public.residence").where("residentId", "=", from).execute();
}

/** The places that the account may activate, last used first. `networkId`: only those in this network. */
export async function listPlaces(db: Db, accountId: string, networkId: string | null) {
  const memberships = await db
    .selectFrom("public.membership as m")
    .innerJoin("public.organisation as o", "o.id", "m.organisationId")
    .select(["m.id", "m.lastUsedAt"])
    .where("m.accountId", "=", accountId)
    .where("m.type", "<>", "disabled")
    .$if(networkId !== null, (query) => query.where("o.networkId", "=", networkId))
    .orderBy("m.lastUsedAt", (order) => order.desc().nullsLast())
    .execute();
  const residences = await db
    .selectFrom("public.residence")
    .select(["residentId as id", "lastUsedAt"])
    .where("accountId", "=", accountId)
    .$if(networkId !== null, (query) => query.where("networkId", "=", networkId as string))
    .orderBy("lastUsedAt", (order) => order.desc().nullsLast())
    .execute();
  return { memberships, residences };
}

/** The network of the account's organisation or, without one, the network where the person lives. */
export async function findHomeNetwork(db: Db, accountId: string) {
  const staff = await db
    .selectFrom("public.membership as m")
    .innerJoin("public.organisation as o", "o.id", "m.organisationId")
    .innerJoin("public.network as n", "n.id", "o.networkId")
    .select(["n.slug", "n.timeZone"])
    .where("m.accountId", "=", accountId)
    .where("m.type", "<>", "disabled")
    .orderBy("m.lastUsedAt", (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  if (staff) return { ...staff, isResident: false };
  const resident = await findResidenceNetwork(db, accountId);
  return resident && { ...resident, isResident: true };
}

/** The last used, if there are several. */
export async function findResidenceSlug(db: Db, accountId: string): Promise<string | undefined> {
  return (await findResidenceNetwork(db, accountId))?.slug;
}

function findResidenceNetwork(db: Db, accountId: string) {
  return db
    .selectFrom("public.residence as r")
    .innerJoin("public.network as n", "n.id", "r.networkId")
    .select(["n.slug", "n.timeZone"])
    .where("r.accountId", "=", accountId)
    .orderBy("r.lastUsedAt", (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
}
