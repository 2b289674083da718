/** Sign-on providers: of the installation, of networks, of organisations. */
import type { Db, Tx } from "#kernel/database.ts";
import type { PublicIdentityProviderTable } from "../../../../schema/db.types.ts";
import type { SignOnOwner } from "../../sessions/index.ts";

export type ProviderRow = PublicIdentityProviderTable;
export type NewProvider = Omit<ProviderRow, "createdAt">;

/** A constraint keeps the three columns consistent. */
export const ownerOf = ({ scope, networkId, organisationId }: ProviderRow) =>
  ({ scope, networkId, organisationId }) as SignOnOwner;

const selectProviders = (db: Db) =>
  db
    .selectFrom("public.identityProvider as p")
    .leftJoin("public.organisation as o", "o.id", "p.organisationId")
    .leftJoin("public.network as n", "n.id", "p.networkId")
    .selectAll("p")
    .select((eb) => ["n.slug as networkSlug", eb.fn.coalesce("o.name", "n.name").as("owner")]);
const selectEnabled = (db: Db) => selectProviders(db).where("p.isEnabled", "=", true);
export type NamedProvider = ProviderRow & {
  /** The name of the network or organisation; null: the installation. */
  owner: string | null;
  networkSlug: string | null;
};

/** For anyone who knows the name. */
export function findProviderBySlug(db: Db, slug: string): Promise<NamedProvider | undefined> {
  return selectEnabled(db).where("p.slug", "=", slug).executeTakeFirst();
}

/** Only an enabled one. */
export function findProviderById(db: Db, id: string): Promise<NamedProvider | undefined> {
  return selectEnabled(db).where("p.id", "=", id).executeTakeFirst();
}

/** The public ones: first those of the network with this slug, then the installation's. */
export function listOpenProviders(db: Db, network: string | undefined): Promise<NamedProvider[]> {
  return selectEnabled(db)
    .where((eb) => eb.or([eb("p.scope", "=", "installation"), eb("n.slug", "=", network ?? "")]))
    .orderBy("p.scope", "desc")
    .orderBy("p.name")
    .orderBy("p.id")
    .execute();
}

/** Those of the account's organisations and networks, and the installation's. The residents' app leaves out organisations'. */
export function listProvidersFor(db: Db, accountId: string, client: string): Promise<NamedProvider[]> {
  return selectEnabled(db)
    .where((eb) => {
      const memberships = eb
        .selectFrom("public.membership as m")
        .innerJoin("public.organisation as mo", "mo.id", "m.organisationId")
        .where("m.accountId", "=", accountId)
        .where("m.type", "<>", "disabled");
      const residences = eb.selectFrom("public.residence as r").where("r.accountId", "=", accountId);
      return eb.or([
        eb("p.scope", "=", "installation"),
        eb("p.networkId", "in", memberships.select("mo.networkId")),
        eb("p.networkId", "in", residences.select("r.networkId")),
        ...(client === "resident" ? [] : [eb("p.organisationId", "in", memberships.select("m.organisationId"))]),
      ]);
    })
    .orderBy("owner")
    .orderBy("p.name")
    .execute();
}

const selectCounted = (db: Db) =>
  selectProviders(db).select((eb) =>
    eb
      .selectFrom("public.identity as i")
      .select(eb.fn.countAll<string>().as("count"))
      .whereRef("i.providerId", "=", "p.id")
      .as("linkedCount"),
  );
export type CountedProvider = NamedProvider & { linkedCount: string | null };

const selectOfOwner = (db: Db, { scope, networkId, organisationId }: SignOnOwner) =>
  selectCounted(db)
    .where("p.scope", "=", scope)
    .$if(networkId !== null, (query) => query.where("p.networkId", "=", networkId))
    .$if(organisationId !== null, (query) => query.where("p.organisationId", "=", organisationId));

export function listProvidersOf(db: Db, owner: SignOnOwner): Promise<CountedProvider[]> {
  return selectOfOwner(db, owner).orderBy("p.name").orderBy("p.id").execute();
}

export function findProviderOf(db: Db, owner: SignOnOwner, id: string): Promise<CountedProvider | undefined> {
  return selectOfOwner(db, owner).where("p.id", "=", id).executeTakeFirst();
}

/** The installation's and networks', without organisations'. */
const selectShared = (db: Db) => selectCounted(db).where("p.scope", "in", ["installation", "network"]);
export type SharedProvider = CountedProvider;

/** The installation's first, then by network. */
export function listSharedProviders(db: Db): Promise<SharedProvider[]> {
  return selectShared(db)
    .orderBy("n.name", (order) => order.nullsFirst())
    .orderBy("p.name")
    .orderBy("p.id")
    .execute();
}

export function findSharedProvider(db: Db, id: string): Promise<SharedProvider | undefined> {
  return selectShared(db).where("p.id", "=", id).executeTakeFirst();
}

export function findSharedProviderBySlug(db: Db, slug: string): Promise<SharedProvider | undefined> {
  return selectShared(db).where("p.slug", "=", slug).executeTakeFirst();
}

/** Keeps others from changing it until the end of the transaction. */
export function lockProvider(db: Tx, id: string): Promise<ProviderRow | undefined> {
  return db.selectFrom("public.identityProvider").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Returns false when the name is taken. */
export async function insertProvider(db: Db, provider: NewProvider, now: Date): Promise<boolean> {
  const created = await db
    .insertInto("public.identityProvider")
    .values({ ...provider, createdAt: now })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("id")
    .executeTakeFirst();
  return created !== undefined;
}

export async function updateProvider(db: Db, id: string, provider: Partial<Omit<NewProvider, "id">>): Promise<void> {
  await db.updateTable("public.identityProvider").set(provider).where("id", "=", id).execute();
}

export async function deleteProvider(db: Db, id: string): Promise<void> {
  await db.deleteFrom("public.identityProvider").where("id", "=", id).execute();
}
