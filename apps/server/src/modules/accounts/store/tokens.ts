/** Tokens that are handed out once and taken back once. Only their hashes are kept. */
import { createHash, randomBytes } from "node:crypto";
import type { Db } from "#kernel/database.ts";
import { sessionMs, signInLinkMs } from "../rules/limits.ts";

/** 256 random bits: nothing to guess, so a plain hash hides it. */
export const newToken = () => randomBytes(32).toString("base64url");
export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

export async function insertRefreshToken(db: Db, sessionId: string, now: Date, lastsMs = sessionMs): Promise<string> {
  const token = newToken();
  await db
    .insertInto("public.refreshToken")
    .values({ tokenHash: hashOf(token), sessionId, createdAt: now, expiresAt: later(now, lastsMs) })
    .execute();
  return token;
}

/** Of many at the same time exactly one gets the session's id. */
export async function useRefreshToken(db: Db, token: string, now: Date): Promise<string | undefined> {
  const used = await db
    .updateTable("public.refreshToken")
    .set({ usedAt: now })
    .where("tokenHash", "=", hashOf(token))
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning("sessionId")
    .executeTakeFirst();
  return used?.sessionId;
}

/** The session of a token that was used before: somebody else has it too. */
export async function sessionOfUsedToken(db: Db, token: string): Promise<string | undefined> {
  const used = await db
    .selectFrom("public.refreshToken")
    .select("sessionId")
    .where("tokenHash", "=", hashOf(token))
    .where("usedAt", "is not", null)
    .executeTakeFirst();
  return used?.sessionId;
}

/** A token for one sign-in without a password, within a quarter of an hour. */
export async function createSignInLink(db: Db, accountId: string, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insertInto("public.signInLink")
    .values({ tokenHash: hashOf(token), accountId, createdAt: now, expiresAt: later(now, signInLinkMs) })
    .execute();
  return token;
}

/** Of many at the same time exactly one gets the account's id. */
export async function useSignInLink(db: Db, token: string, now: Date): Promise<string | undefined> {
  const used = await db
    .updateTable("public.signInLink")
    .set({ usedAt: now })
    .where("tokenHash", "=", hashOf(token))
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning("accountId")
    .executeTakeFirst();
  return used?.accountId;
}
