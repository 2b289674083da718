/** Organisations of all networks, by name. */
import type { OrganisationRow } from "@stoep/contract/platform";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db, Tx } from "#kernel/database.ts";
import { inPages } from "#kernel/page.ts";
import { saysWords } from "#kernel/word-search.ts";
import { licenceColumns } from "#modules/accounts/index.ts";

type Kind = OrganisationRow["kind"];

export async function countOrganisations(db: Db, networkId: string): Promise<number> {
  const { count } = await db
    .selectFrom("public.organisation")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("networkId", "=", networkId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const selectOrganisations = (db: Db) =>
  db
    .selectFrom("public.organisation as o")
    .innerJoin("public.network as n", "n.id", "o.networkId")
    .select(["o.id", "o.name", "o.kind", "o.createdAt", "n.id as networkId", "n.slug", "n.name as networkName"])
    .select(["n.schemaName as schema"])
    .select((eb) => [
      eb
        .selectFrom("public.membership as m")
        .select((inner) => inner.fn.countAll<number>().as("members"))
        .whereRef("m.organisationId", "=", "o.id")
        .where("m.type", "not in", ["pending", "disabled"])
        .as("members"),
      jsonArrayFrom(
        eb.selectFrom("public.licence as l").select(licenceColumns).whereRef("l.organisationId", "=", "o.id"),
      ).as("licences"),
    ]);

interface OrganisationRowFilters {
  networkId?: string | undefined;
  kind?: Kind | undefined;
  search?: string | undefined;
}

export function listOrganisations(
  db: Db,
  { networkId, kind, search }: OrganisationRowFilters,
  place: [name: string, id: string] | null,
  limit: number,
) {
  return selectOrganisations(db)
    .$if(networkId !== undefined, (query) => query.where("o.networkId", "=", networkId ?? ""))
    .$if(kind !== undefined, (query) => query.where("o.kind", "=", kind ?? "city"))
    .$if(Boolean(search), (query) => query.where(saysWords(sql.ref("o.name"), search)))
    .$call((query) => inPages(query, ["o.name", "o.id"], "asc", { place, limit }))
    .execute();
}

export type OrganisationRecord = Awaited<ReturnType<typeof listOrganisations>>[number];

export function findOrganisation(db: Db, id: string): Promise<OrganisationRecord | undefined> {
  return selectOrganisations(db).where("o.id", "=", id).executeTakeFirst();
}

export function listOwners(db: Db, organisationId: string) {
  return db
    .selectFrom("public.membership as m")
    .innerJoin("public.account as a", "a.id", "m.accountId")
    .select(["a.id as accountId", "a.firstName", "a.lastName", "a.email", "m.lastUsedAt"])
    .where("m.organisationId", "=", organisationId)
    .where("m.type", "=", "owner")
    .orderBy("a.email")
    .execute();
}

/** Open invitations to owners. */
export function listOwnerInvitations(db: Db, organisationId: string) {
  return db
    .selectFrom("public.invitation")
    .select(["id", "email", "language", "expiresAt"])
    .where("organisationId", "=", organisationId)
    .where("type", "=", "owner")
    .where("acceptedAt", "is", null)
    .where("revokedAt", "is", null)
    .orderBy("createdAt", "desc")
    .execute();
}

/** Locks it until the end of the transaction. */
export function lockOrganisation(db: Tx, id: string) {
  return db
    .selectFrom("public.organisation")
    .select(["id", "name", "kind", "networkId"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}
