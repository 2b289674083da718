/** An account's organisations and invitations, and emptying the account. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";

/** The organisations that the account belongs to in any role, by name. */
export function listOrganisations(db: Db, accountId: string) {
  return db
    .selectFrom("public.membership as m")
    .innerJoin("public.organisation as o", "o.id", "m.organisationId")
    .innerJoin("public.network as n", "n.id", "o.networkId")
    .select(["m.id as membershipId", "m.type", "m.networkLevel", "m.participationLevel", "m.careLevel"])
    .select(["o.id", "o.name", "o.networkId", "n.name as network"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("public.membership as other")
            .innerJoin("public.account as a", "a.id", "other.accountId")
            .select("other.id")
            .whereRef("other.organisationId", "=", "o.id")
            .whereRef("other.id", "<>", "m.id")
            .where("other.type", "=", "owner")
            .where("a.disabledAt", "is", null),
        )
        .$castTo<boolean>()
        .as("hasOtherOwner"),
    )
    .where("m.accountId", "=", accountId)
    .orderBy("o.name")
    .orderBy("o.id")
    .execute();
}
export type OrganisationRow = Awaited<ReturnType<typeof listOrganisations>>[number];

/** Makes others who change their members wait. Always locks in the same order, to avoid deadlocks. */
export async function lockOrganisations(db: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .selectFrom("public.organisation")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** Makes anyone who admits the account somewhere, or signs in with it, wait until they find it closed. */
export async function lockForClosure(db: Tx, accountId: string): Promise<void> {
  // This lock does not block inserts that refer to the account, such as notices: their transactions may hold rows that are erased
  // next.
  await db.selectFrom("public.account").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
}

export async function deleteMemberships(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom("public.membership").where("accountId", "=", accountId).execute();
}

/** Revokes open invitations to the address, from these organisations or from all. Returns which. */
export function revokeInvitations(db: Db, email: string, organisationIds: string[] | "all", now: Date) {
  return db
    .updateTable("public.invitation")
    .set({ revokedAt: now })
    .where("email", "=", email)
    .where("acceptedAt", "is", null)
    .where("revokedAt", "is", null)
    .$if(organisationIds !== "all", (query) => query.where("organisationId", "in", organisationIds as string[]))
    .returning(["id", "organisationId"])
    .execute();
}

/** Removes the links with providers of these organisations. */
export async function deleteIdentitiesFrom(db: Db, accountId: string, organisationIds: string[]): Promise<void> {
  await db
    .deleteFrom("public.identity")
    .where("accountId", "=", accountId)
    .where("providerId", "in", (eb) =>
      eb.selectFrom("public.identityProvider").select("id").where("organisationId", "in", organisationIds),
    )
    .execute();
}

/** Ends all sessions except those in the residents' application. */
export async function endStaffSessions(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable("public.session")
    .set({ endedAt: now, membershipId: null })
    .where("accountId", "=", accountId)
    .where("client", "<>", "resident")
    .where("endedAt", "is", null)
    .execute();
}

/** Ends the sessions in the residents' application, and that the account lives anywhere. */
export async function deleteResidences(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable("public.session")
    .set({ endedAt: now, residentId: null })
    .where("accountId", "=", accountId)
    .where("client", "=", "resident")
    .where("endedAt", "is", null)
    .execute();
  await db.deleteFrom("public.residence").where("accountId", "=", accountId).execute();
}

/** Removes names, address, picture, sessions and every way to sign in. The row stays for what refers to it; the address is free again. */
export async function emptyAccount(
  db: Db,
  { accountId, email, now }: { accountId: string; email: string; now: Date },
): Promise<void> {
  await db.deleteFrom("public.session").where("accountId", "=", accountId).execute();
  await db.deleteFrom("public.credential").where("accountId", "=", accountId).execute();
  await db.deleteFrom("public.factor").where("accountId", "=", accountId).execute();
  await db.deleteFrom("public.recoveryCode").where("accountId", "=", accountId).execute();
  await db.deleteFrom("public.identity").where("accountId", "=", accountId).execute();
  await db.deleteFrom("public.signOn").where("accountId", "=", accountId).execute();
  await db
    .deleteFrom("public.linkRequest")
    .where((eb) => eb.or([eb("accountId", "=", accountId), eb("email", "=", email)]))
    .execute();
  // Accepted and revoked ones stay for who invited whom.
  await db
    .updateTable("public.invitation")
    .set({ email: sql<string>`'closed-' || id` })
    .where("email", "=", email)
    .execute();
  await db.deleteFrom("public.accountProfile").where("accountId", "=", accountId).execute();
  await db.deleteFrom("public.signInLink").where("accountId", "=", accountId).execute();
  await db.deleteFrom("public.oneTimeLink").where("accountId", "=", accountId).execute();
  await db
    .updateTable("public.account")
    .set({
      email: sql<string>`'closed-' || id`,
      firstName: "",
      lastName: "",
      publicName: "",
      isSystem: false,
      disabledAt: now,
      closedAt: now,
    })
    .where("id", "=", accountId)
    .execute();
}
