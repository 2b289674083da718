/** Refresh tokens, each usable once. Only their hashes are stored. */
import type { Db } from "#kernel/database.ts";
import { hashOfToken, newToken } from "#kernel/tokens.ts";
import { sessionMs } from "../../limits.ts";

const momentAfter = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Returns the token, which is stored nowhere. */
export async function insertRefreshToken(
  db: Db,
  sessionId: string,
  now: Date,
  { lastsMs = sessionMs, token = newToken() } = {},
): Promise<string> {
  await db
    .insertInto("public.refreshToken")
    .values({ tokenHash: hashOfToken(token), sessionId, createdAt: now, expiresAt: momentAfter(now, lastsMs) })
    .execute();
  return token;
}

/** Exactly one of many simultaneous callers gets the session's id. */
export async function useRefreshToken(db: Db, token: string, now: Date): Promise<string | undefined> {
  const used = await db
    .updateTable("public.refreshToken")
    .set({ usedAt: now })
    .where("tokenHash", "=", hashOfToken(token))
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning("sessionId")
    .executeTakeFirst();
  return used?.sessionId;
}

/** The session of an unused token that was made after `since`. */
export async function findRecentToken(db: Db, token: string, since: Date): Promise<string | undefined> {
  const found = await db
    .selectFrom("public.refreshToken")
    .select("sessionId")
    .where("tokenHash", "=", hashOfToken(token))
    .where("usedAt", "is", null)
    .where("createdAt", ">", since)
    .executeTakeFirst();
  return found?.sessionId;
}

/** A token that was used before, with its session. */
export async function findUsedToken(db: Db, token: string): Promise<{ sessionId: string; usedAt: Date } | undefined> {
  const used = await db
    .selectFrom("public.refreshToken")
    .select(["sessionId", "usedAt"])
    .where("tokenHash", "=", hashOfToken(token))
    .where("usedAt", "is not", null)
    .executeTakeFirst();
  return used?.usedAt ? { sessionId: used.sessionId, usedAt: used.usedAt } : undefined;
}

/** Whether this token of the session can still be used. */
export async function isUnusedToken(db: Db, sessionId: string, token: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom("public.refreshToken")
    .select("sessionId")
    .where("tokenHash", "=", hashOfToken(token))
    .where("sessionId", "=", sessionId)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return found !== undefined;
}
