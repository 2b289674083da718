/** Links in mails: requested by anyone, made by a job, used once. */
import { v7 as newId } from "uuid";
import type { Db } from "#kernel/database.ts";
import { hashOfToken, newToken } from "#kernel/tokens.ts";

export type LinkPurpose = "reset-password" | "change-email";
export interface LinkRequest {
  purpose: LinkPurpose | "sign-in";
  /** Who the link is for; with change-email the new address. */
  email: string;
  /** With change-email: the requester. */
  accountId: string | null;
  /** Where the link leads, below the public URL. */
  path: string;
  /** Whether the path is below the address of the network where the person lives. */
  belowHome: boolean;
}

export async function insertLinkRequest(db: Db, request: LinkRequest, now: Date): Promise<string> {
  const id = newId();
  await db
    .insertInto("public.linkRequest")
    .values({ id, ...request, createdAt: now })
    .execute();
  return id;
}

/** Deletes the request and returns it: a second call finds nothing. */
export function takeLinkRequest(db: Db, id: string) {
  return db.deleteFrom("public.linkRequest").where("id", "=", id).returningAll().executeTakeFirst();
}

export interface NewMailedLink {
  purpose: LinkPurpose;
  accountId: string;
  email: string | null;
  lastsMs: number;
}

export async function insertMailedLink(db: Db, { lastsMs, ...link }: NewMailedLink, now: Date) {
  const [id, code] = [newId(), newToken()];
  const expiresAt = new Date(now.getTime() + lastsMs);
  await db
    .insertInto("public.oneTimeLink")
    .values({ id, ...link, tokenHash: hashOfToken(code), createdAt: now, expiresAt })
    .execute();
  return { id, code };
}

export interface LinkSecret {
  id: string;
  code: string;
}

export function findMailedLink(db: Db, purpose: LinkPurpose, { id, code }: LinkSecret, now: Date) {
  return db
    .selectFrom("public.oneTimeLink")
    .select(["accountId", "email"])
    .where("id", "=", id)
    .where("tokenHash", "=", hashOfToken(code))
    .where("purpose", "=", purpose)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
}

/** Exactly one of many simultaneous callers gets it. */
export function useMailedLink(db: Db, purpose: LinkPurpose, { id, code }: LinkSecret, now: Date) {
  return db
    .updateTable("public.oneTimeLink")
    .set({ usedAt: now })
    .where("id", "=", id)
    .where("tokenHash", "=", hashOfToken(code))
    .where("purpose", "=", purpose)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning(["accountId", "email"])
    .executeTakeFirst();
}

/** After a new password or address: earlier mailed links stop working. */
export async function revokeMailedLinks(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable("public.oneTimeLink")
    .set({ usedAt: now })
    .where("accountId", "=", accountId)
    .where("usedAt", "is", null)
    .execute();
  await db
    .updateTable("public.signInLink")
    .set({ usedAt: now })
    .where("accountId", "=", accountId)
    .where("usedAt", "is", null)
    .execute();
  await db.deleteFrom("public.linkRequest").where("accountId", "=", accountId).execute();
}
