/** Finds the person behind a session, on every request: one statement by primary keys. docs/decisions/2026-11-21-identify-reads-residents.md */
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "#kernel/database.ts";
import { preparedQuery } from "#kernel/sql/prepared-query.ts";
import { licenceColumns } from "./licence-columns.ts";

export type Identity = Awaited<ReturnType<typeof findIdentity>>[number];

/** Between password and second step a session gives no access. */
const openSession = (db: Db, sessionId: string, now: Date) =>
  db
    .selectFrom("public.session as s")
    .innerJoin("public.account as a", "a.id", "s.accountId")
    .where("s.id", "=", sessionId)
    .where("s.endedAt", "is", null)
    .where("s.expiresAt", ">", now)
    .where("a.disabledAt", "is", null)
    .where((eb) => eb.or([eb("s.secondStep", "is", null), eb("s.secondStep", "=", "done")]));

const personColumns = [
  "s.id as sessionId",
  "s.accountId",
  "s.signOnScope",
  "s.expiresAt",
  "a.language",
  "a.firstName",
  "a.lastName",
  "a.isSystem",
] as const;
const networkColumns = [
  "n.id as networkId",
  "n.slug",
  "n.name as networkName",
  "n.schemaName",
  "n.timeZone",
  "n.languages",
] as const;
const residentColumns = [
  "h.id",
  "h.householdId",
  "h.neighbourhoodId",
  "h.streetId",
  "h.kind",
  "h.provenAt",
  "h.followedIds",
] as const;

/** With the current membership, organisation, licences and network of the active place; absent when there is none. */
export const findIdentity = preparedQuery((db, sessionId: string, now: Date) =>
  openSession(db, sessionId, now)
    .leftJoin("public.membership as m", (join) =>
      join.onRef("m.id", "=", "s.membershipId").onRef("m.accountId", "=", "s.accountId"),
    )
    .leftJoin("public.organisation as o", "o.id", "m.organisationId")
    .leftJoin("public.residence as r", (join) =>
      join.onRef("r.residentId", "=", "s.residentId").onRef("r.accountId", "=", "s.accountId"),
    )
    .leftJoin("public.network as n", (join) =>
      join.on((eb) => eb("n.id", "=", eb.fn.coalesce("o.networkId", "r.networkId"))),
    )
    .select((eb) => [
      ...personColumns,
      ...networkColumns,
      "s.secondStep",
      "m.id as membershipId",
      "m.type as membershipType",
      "m.networkLevel",
      "m.participationLevel",
      "m.careLevel",
      "o.id as organisationId",
      "o.name as organisationName",
      "o.kind as organisationKind",
      "o.secondFactorFrom",
      "o.isCareSecured",
      "m.careSince",
      "r.residentId",
      jsonArrayFrom(
        eb
          .selectFrom("public.licence as l")
          .select(licenceColumns)
          .whereRef("l.organisationId", "=", "m.organisationId"),
      ).as("licences"),
    ]),
);

/** A resident of the network of `db`, in one statement; undefined when the session is now somewhere else. */
export const findResidentIdentity = preparedQuery((db, sessionId: string, now: Date) =>
  openSession(db, sessionId, now)
    .innerJoin("public.residence as r", (join) =>
      join.onRef("r.residentId", "=", "s.residentId").onRef("r.accountId", "=", "s.accountId"),
    )
    .innerJoin("public.network as n", "n.id", "r.networkId")
    .innerJoin("resident as h", "h.id", "r.residentId")
    .select([...personColumns, ...networkColumns, ...residentColumns])
    .where("s.membershipId", "is", null)
    .where("h.leftAt", "is", null),
);

export type ResidentRow = Awaited<ReturnType<typeof findResident>>[number];

export const findResident = preparedQuery((db, residentId: string) =>
  db.selectFrom("resident as h").select(residentColumns).where("h.id", "=", residentId).where("h.leftAt", "is", null),
);

/** The schema of the network that a resident's session is in; null for staff and for sessions without a place. */
export async function findSchemaOfSession(db: Db, sessionId: string): Promise<string | null> {
  const found = await db
    .selectFrom("public.session as s")
    .innerJoin("public.residence as r", "r.residentId", "s.residentId")
    .innerJoin("public.network as n", "n.id", "r.networkId")
    .select("n.schemaName")
    .where("s.id", "=", sessionId)
    .executeTakeFirst();
  return found?.schemaName ?? null;
}

/** The first time that this member uses care; later ones change nothing. */
export async function startCare(db: Db, membershipId: string, now: Date): Promise<void> {
  await db
    .updateTable("public.membership")
    .set({ careSince: now })
    .where("id", "=", membershipId)
    .where("careSince", "is", null)
    .execute();
}
