/** Links that sign in once. Only their hashes are stored. */
import type { Db } from "#kernel/database.ts";
import { hashOfToken, newToken } from "#kernel/tokens.ts";
import { signInLinkMs } from "../../limits.ts";

/** A token for one sign-in without a password, within an hour. */
export async function createSignInLink(db: Db, accountId: string, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insertInto("public.signInLink")
    .values({
      tokenHash: hashOfToken(token),
      accountId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + signInLinkMs),
    })
    .execute();
  return token;
}

/** Exactly one of many simultaneous callers gets the account's id. */
export async function useSignInLink(db: Db, token: string, now: Date): Promise<string | undefined> {
  const used = await db
    .updateTable("public.signInLink")
    .set({ usedAt: now })
    .where("tokenHash", "=", hashOfToken(token))
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning("accountId")
    .executeTakeFirst();
  return used?.accountId;
}
