/** Table `first_account_link`: at most one row, of which only the hash is kept. */
import type { Db } from "#kernel/database.ts";

export async function hasSystemAccount(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom("public.account")
    .select("id")
    .where("isSystem", "=", true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

interface FirstAccountLink {
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
}

export async function putFirstAccountLink(db: Db, link: FirstAccountLink): Promise<void> {
  await db
    .insertInto("public.firstAccountLink")
    .values(link)
    .onConflict((conflict) => conflict.column("one").doUpdateSet({ ...link, usedAt: null }))
    .execute();
}

export async function hasFirstAccountLink(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom("public.firstAccountLink")
    .select("tokenHash")
    .where("tokenHash", "=", tokenHash)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns true to exactly one of many simultaneous callers. */
export async function useFirstAccountLink(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("public.firstAccountLink")
    .set({ usedAt: now })
    .where("tokenHash", "=", tokenHash)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
