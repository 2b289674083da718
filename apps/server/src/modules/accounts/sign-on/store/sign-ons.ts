/** On the way to a provider and back. */
import type { Language } from "@stoep/contract/kernel";
import type { Db } from "#kernel/database.ts";
import { signOnMs } from "../../limits.ts";
import { hashOfToken } from "../../people/index.ts";

export interface NewSignOn {
  state: string;
  browser: string;
  providerId: string;
  /** Whose account it will be linked to; null: it signs in. */
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

/** Whose account it is to be linked to: null when it signs in, undefined when there is nothing to finish in this browser. */
export async function linkedAccountOf(db: Db, state: string, browser: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom("public.signOn")
    .select("accountId")
    .where("stateHash", "=", hashOfToken(state))
    .where("browserHash", "=", hashOfToken(browser))
    .executeTakeFirst();
  return row?.accountId;
}

/** Of many at the same time exactly one gets it. In another browser than the one it began in, it is not there. */
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
