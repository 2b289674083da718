/** Sign-ons under way to a provider and back. */
import type { Language } from "@stoep/contract/kernel";
import type { Db } from "#kernel/database.ts";
import { hashOfToken } from "#kernel/tokens.ts";
import { signOnMs } from "../../limits.ts";

export interface NewSignOn {
  state: string;
  browser: string;
  providerId: string;
  /** The account to link it to; null for a sign-in. */
  accountId: string | null;
  verifier: string;
  nonce: string;
  language: Language;
}

export async function insertSignOn(db: Db, { state, browser, ...signOn }: NewSignOn, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + signOnMs);
  await db
    .insertInto("public.signOn")
    .values({ ...signOn, stateHash: hashOfToken(state), browserHash: hashOfToken(browser), createdAt: now, expiresAt })
    .execute();
}

/** The account to link it to; null for a sign-in, undefined when there is nothing to finish in this browser. */
export async function linkedAccountOf(db: Db, state: string, browser: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom("public.signOn")
    .select("accountId")
    .where("stateHash", "=", hashOfToken(state))
    .where("browserHash", "=", hashOfToken(browser))
    .executeTakeFirst();
  return row?.accountId;
}

/** Exactly one of many simultaneous callers gets it. It is not found in a browser other than the one where it began. */
export function useSignOn(db: Db, state: string, browser: string, now: Date) {
  return db
    .updateTable("public.signOn")
    .set({ usedAt: now })
    .where("stateHash", "=", hashOfToken(state))
    .where("browserHash", "=", hashOfToken(browser))
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .returningAll()
    .executeTakeFirst();
}
