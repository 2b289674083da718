/** The sign-on providers that organisations have set up. */
import { v7 as newId } from "uuid";
import type { Db } from "#kernel/database.ts";
import type { PublicIdentityProviderTable } from "../../../../schema/db.types.ts";

export type ProviderRow = PublicIdentityProviderTable;
export type NewProvider = Omit<ProviderRow, "id" | "createdAt">;

const withOrganisation = (db: Db) =>
  db
    .selectFrom("public.identityProvider as p")
    .innerJoin("public.organisation as o", "o.id", "p.organisationId")
    .selectAll("p")
    .select("o.name as organisation");
export type NamedProvider = ProviderRow & { organisation: string };

/** Whoever knows the name may try. */
export function findProviderBySlug(db: Db, slug: string): Promise<NamedProvider | undefined> {
  return withOrganisation(db).where("p.slug", "=", slug).where("p.isEnabled", "=", true).executeTakeFirst();
}

/** One that was switched off meanwhile lets nobody in. */
export function findProviderById(db: Db, id: string): Promise<NamedProvider | undefined> {
  return withOrganisation(db).where("p.id", "=", id).where("p.isEnabled", "=", true).executeTakeFirst();
}

/** Those of the organisations that the account belongs to. */
export function listProvidersFor(db: Db, accountId: string): Promise<NamedProvider[]> {
  return withOrganisation(db)
    .innerJoin("public.membership as m", "m.organisationId", "p.organisationId")
    .where("m.accountId", "=", accountId)
    .where("m.type", "<>", "disabled")
    .where("p.isEnabled", "=", true)
    .orderBy("o.name")
    .orderBy("p.name")
    .execute();
}

const ofOrganisation = (db: Db, organisationId: string) =>
  db
    .selectFrom("public.identityProvider as p")
    .selectAll("p")
    .select((eb) =>
      eb
        .selectFrom("public.identity as i")
        .select(eb.fn.countAll<string>().as("count"))
        .whereRef("i.providerId", "=", "p.id")
        .as("linkedCount"),
    )
    .where("p.organisationId", "=", organisationId);
export type CountedProvider = ProviderRow & { linkedCount: string | null };

export function listProviders(db: Db, organisationId: string): Promise<CountedProvider[]> {
  return ofOrganisation(db, organisationId).orderBy("p.name").orderBy("p.id").execute();
}

export function findOwnProvider(db: Db, organisationId: string, id: string): Promise<CountedProvider | undefined> {
  return ofOrganisation(db, organisationId).where("p.id", "=", id).executeTakeFirst();
}

/** The new id; null when the name is taken. */
export async function insertProvider(db: Db, provider: NewProvider, now: Date): Promise<string | null> {
  const created = await db
    .insertInto("public.identityProvider")
    .values({ id: newId(), ...provider, createdAt: now })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("id")
    .executeTakeFirst();
  return created?.id ?? null;
}

export async function updateProvider(db: Db, id: string, provider: Partial<NewProvider>): Promise<void> {
  await db.updateTable("public.identityProvider").set(provider).where("id", "=", id).execute();
}

export async function deleteProvider(db: Db, id: string): Promise<void> {
  await db.deleteFrom("public.identityProvider").where("id", "=", id).execute();
}
