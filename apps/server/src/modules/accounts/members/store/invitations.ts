/** Invitations and their links. Only hashes of the links are stored. */
import { invitationDays, type Levels } from "@stoep/contract/accounts";
import { daysAfter, type Language } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { Db, Tx } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { hashOfToken, newToken } from "#kernel/tokens.ts";

export interface NewInvitations {
  organisationId: string;
  type: "user" | "owner";
  levels: Levels;
  language: Language;
  invitedBy: string | null;
}
export interface InvitationWithToken {
  id: string;
  email: string;
  token: string;
}

/** One for each address, in one statement. An earlier invitation gets a new link, and its old one no longer works. */
export async function putInvitations(
  db: Db,
  emails: string[],
  { levels, ...invitation }: NewInvitations,
  now: Date,
): Promise<InvitationWithToken[]> {
  // Always in the same order, so that two people who invite the same addresses do not deadlock.
  const tokens = new Map([...emails].sort().map((email) => [email, newToken()]));
  const rows = [...tokens].map(([email, token]) => ({
    id: newId(),
    email,
    ...invitation,
    networkLevel: levels.network,
    participationLevel: levels.participation,
    careLevel: levels.care,
    tokenHash: hashOfToken(token),
    createdAt: now,
    expiresAt: daysAfter(now, invitationDays),
  }));
  const put = await db
    .insertInto("public.invitation")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["organisationId", "email"])
        .where("acceptedAt", "is", null)
        .where("revokedAt", "is", null)
        .doUpdateSet(({ ref }) => ({
          type: ref("excluded.type"),
          networkLevel: ref("excluded.networkLevel"),
          participationLevel: ref("excluded.participationLevel"),
          careLevel: ref("excluded.careLevel"),
          language: ref("excluded.language"),
          tokenHash: ref("excluded.tokenHash"),
          invitedBy: ref("excluded.invitedBy"),
          createdAt: ref("excluded.createdAt"),
          expiresAt: ref("excluded.expiresAt"),
        })),
    )
    .returning(["id", "email"])
    .execute();
  return put.map((row) => ({ ...row, token: tokens.get(row.email) ?? "" }));
}

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];
export type InvitationState = "open" | "accepted" | "revoked" | "expired";

/** The newest first, after the given place. */
export function listInvitations(
  db: Db,
  organisationId: string,
  { state, now }: { state: InvitationState | undefined; now: Date },
  place: PageCursor | null,
  limit: number,
) {
  const isUnused = state === "open" || state === "expired";
  return db
    .selectFrom("public.invitation as i")
    .leftJoin("public.account as a", "a.id", "i.invitedBy")
    .select(["i.id", "i.email", "i.type", "i.networkLevel", "i.participationLevel", "i.careLevel"])
    .select(["i.createdAt", "i.expiresAt", "i.acceptedAt", "i.revokedAt", "a.firstName", "a.lastName"])
    .where("i.organisationId", "=", organisationId)
    .$if(state === "accepted", (query) => query.where("i.acceptedAt", "is not", null))
    .$if(state === "revoked", (query) => query.where("i.revokedAt", "is not", null))
    .$if(isUnused, (query) =>
      query
        .where("i.acceptedAt", "is", null)
        .where("i.revokedAt", "is", null)
        .where("i.expiresAt", state === "open" ? ">" : "<=", now),
    )
    .$call((query) => inPages(query, ["i.createdAt", "i.id"], "desc", { place, limit }))
    .execute();
}

/** undefined when it was already used or revoked, or is not the organisation's. */
export function revokeInvitation(db: Db, organisationId: string, id: string, now: Date) {
  return db
    .updateTable("public.invitation")
    .set({ revokedAt: now })
    .where("id", "=", id)
    .where("organisationId", "=", organisationId)
    .where("acceptedAt", "is", null)
    .where("revokedAt", "is", null)
    .returning(["id", "email"])
    .executeTakeFirst();
}

/** There is at most one open invitation. */
export function revokeInvitationTo(db: Db, organisationId: string, email: string, now: Date) {
  return db
    .updateTable("public.invitation")
    .set({ revokedAt: now })
    .where("organisationId", "=", organisationId)
    .where("email", "=", email)
    .where("acceptedAt", "is", null)
    .where("revokedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
}

export async function hasInvitation(db: Db, organisationId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom("public.invitation")
    .select("id")
    .where("id", "=", id)
    .where("organisationId", "=", organisationId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks it until the end of the transaction. */
export function lockInvitation(db: Tx, organisationId: string, id: string) {
  return db
    .selectFrom("public.invitation")
    .select(["id", "email", "acceptedAt", "revokedAt", "expiresAt"])
    .where("id", "=", id)
    .where("organisationId", "=", organisationId)
    .forUpdate()
    .executeTakeFirst();
}

export type InvitationByToken = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

export function findInvitation(db: Db, token: string) {
  return db
    .selectFrom("public.invitation as i")
    .innerJoin("public.organisation as o", "o.id", "i.organisationId")
    .innerJoin("public.network as n", "n.id", "o.networkId")
    .select([
      "i.id",
      "i.organisationId",
      "i.email",
      "i.type",
      "i.language",
      "i.expiresAt",
      "i.acceptedAt",
      "i.revokedAt",
    ])
    .select([
      "i.networkLevel",
      "i.participationLevel",
      "i.careLevel",
      "o.name as organisation",
      "n.name as network",
      "n.slug as networkSlug",
    ])
    .where("i.tokenHash", "=", hashOfToken(token))
    .executeTakeFirst();
}

/** Returns true to exactly one of many simultaneous callers. */
export async function useInvitation(db: Db, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("public.invitation")
    .set({ acceptedAt: now })
    .where("tokenHash", "=", hashOfToken(token))
    .where("acceptedAt", "is", null)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
