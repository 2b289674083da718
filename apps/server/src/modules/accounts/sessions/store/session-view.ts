/** What a session shows people about themselves. */
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Network } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { licenceColumns } from "./licence-columns.ts";

/** Replaces Stoep's own logo and colour. */
export interface NetworkLook {
  accent: string | null;
  logoSha256: string | null;
}

export function findSession(db: Db, sessionId: string) {
  return db
    .selectFrom("public.session as s")
    .innerJoin("public.account as a", "a.id", "s.accountId")
    .leftJoin("public.accountProfile as p", "p.accountId", "a.id")
    .select((eb) => [
      "s.createdAt",
      "s.membershipId",
      "s.residentId",
      "a.id",
      "a.email",
      "a.firstName",
      "a.lastName",
      "a.publicName",
      "a.language",
      "a.isSystem",
      "s.secondStep",
      "s.signOnScope",
      "s.signOnNetworkId",
      "s.signOnOrganisationId",
      "p.pictureSha256",
      eb.exists(eb.selectFrom("public.factor").select("id").whereRef("accountId", "=", "a.id")).as("hasSecondFactor"),
    ])
    .where("s.id", "=", sessionId)
    .executeTakeFirstOrThrow();
}

export type MembershipRow = Awaited<ReturnType<typeof listMemberships>>[number];
export function listMemberships(db: Db, accountId: string) {
  return selectMemberships(db, accountId)
    .select((eb) => [
      "m.id",
      "m.type",
      "m.networkLevel",
      "m.participationLevel",
      "m.careLevel",
      "o.id as organisationId",
      "o.name as organisationName",
      "o.kind",
      "o.secondFactorFrom",
      "o.isCareSecured",
      "m.careSince",
      "n.id as networkId",
      "n.slug",
      "n.name",
      "n.timeZone",
      "n.languages",
      "n.accent",
      "n.logoSha256",
      jsonArrayFrom(
        eb.selectFrom("public.licence as l").select(licenceColumns).whereRef("l.organisationId", "=", "o.id"),
      ).as("licences"),
    ])
    .execute();
}

/** Memberships `m` with organisation `o` and network `n`, ordered by the organisation's name. The caller adds the columns. */
export const selectMemberships = (db: Db, accountId: string) =>
  db
    .selectFrom("public.membership as m")
    .innerJoin("public.organisation as o", "o.id", "m.organisationId")
    .innerJoin("public.network as n", "n.id", "o.networkId")
    .where("m.accountId", "=", accountId)
    .orderBy("o.name")
    .orderBy("m.id");

export function listResidences(db: Db, accountId: string) {
  return selectResidences(db, accountId)
    .select(["r.residentId", "n.id", "n.slug", "n.name", "n.schemaName as schema", "n.timeZone", "n.languages"])
    .select(["n.accent", "n.logoSha256"])
    .execute();
}

/** Residences `r` with network `n`, ordered by the network's name. The caller adds the columns. */
export const selectResidences = (db: Db, accountId: string) =>
  db
    .selectFrom("public.residence as r")
    .innerJoin("public.network as n", "n.id", "r.networkId")
    .where("r.accountId", "=", accountId)
    .orderBy("n.name");

/** `db` is bound to the residence's network. */
export async function findHome(db: Db, residentId: string, network: Network & NetworkLook) {
  const home = await db
    .selectFrom("resident as r")
    .innerJoin("neighbourhood as a", "a.id", "r.neighbourhoodId")
    .select(["r.id", "r.kind", "r.publicName", "r.provenAt", "a.id as neighbourhoodId", "a.name as neighbourhoodName"])
    .where("r.id", "=", residentId)
    .where("r.leftAt", "is", null)
    .executeTakeFirst();
  return home && { ...home, network };
}
export type HomeRow = NonNullable<Awaited<ReturnType<typeof findHome>>>;
