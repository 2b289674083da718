/** Who refuses all mails except those that nobody can refuse. S1 §2 Personal account */
import type { Db } from "#kernel/database.ts";

export interface MailPreference {
  refusesAll: boolean;
}

export async function findMailPreference(db: Db, accountId: string): Promise<MailPreference> {
  const row = await db
    .selectFrom("public.mailPreference")
    .select("refusesAll")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row ?? { refusesAll: false };
}

export async function updateMailPreference(
  db: Db,
  accountId: string,
  { refusesAll }: MailPreference,
  now: Date,
): Promise<void> {
  await db
    .insertInto("public.mailPreference")
    .values({ accountId, refusesAll, changedAt: now })
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ refusesAll, changedAt: now }))
    .execute();
}

/** For an account that is closed. */
export async function deleteMailPreference(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom("public.mailPreference").where("accountId", "=", accountId).execute();
}
