/**
 * Who is behind a session, on every request: one statement by primary keys, for residents a second one in their network.
 * One for both would have to join the network's table with the platform's, which costs more on a cluster than it saves here.
 */
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { planned } from "#kernel/planned.ts";

export type Identity = Awaited<ReturnType<typeof findIdentity>>[number];

/** Membership, organisation, licences and network are those of the active place, as they are now; absent when there is none. */
export const findIdentity = planned((db, sessionId: string, now: Date) =>
  db
    .selectFrom("public.session as s")
    .innerJoin("public.account as a", "a.id", "s.accountId")
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
    .select(["s.signOnOrganisationId", "s.secondStep", "s.expiresAt"])
    .select((eb) => [
      "s.id as sessionId",
      "s.accountId",
      "a.language",
      "a.firstName",
      "a.lastName",
      "a.isSystem",
      "m.id as membershipId",
      "m.type as membershipType",
      "m.networkLevel",
      "m.participationLevel",
      "m.careLevel",
      "o.id as organisationId",
      "o.name as organisationName",
      "o.kind as organisationKind",
      "o.secondFactorFrom",
      "r.residentId",
      "n.id as networkId",
      "n.slug",
      "n.name as networkName",
      "n.schemaName",
      "n.timeZone",
      "n.languages",
      jsonArrayFrom(
        eb
          .selectFrom("public.licence as l")
          .select(["l.module", "l.level", "l.fromAt", "l.untilAt", "l.neighbourhoodIds", "l.projectId", "l.surveyId"])
          .whereRef("l.organisationId", "=", "m.organisationId"),
      ).as("licences"),
    ])
    .where("s.id", "=", sessionId)
    .where("s.endedAt", "is", null)
    .where("s.expiresAt", ">", now)
    .where("a.disabledAt", "is", null)
    // Between password and second step a session opens nothing.
    .where((eb) => eb.or([eb("s.secondStep", "is", null), eb("s.secondStep", "=", "done")])),
);

export const findResident = planned((db, residentId: string) =>
  db
    .selectFrom("resident")
    .select(["id", "householdId", "neighbourhoodId", "streetId", "kind", "provenAt"])
    .where("id", "=", residentId)
    .where("leftAt", "is", null),
);
