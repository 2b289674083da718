/** What people say of themselves, beside their names. */
import type { Db } from "#kernel/database.ts";

export interface ProfileValues {
  jobTitle?: string;
  phone?: string | null;
}

export async function putProfile(db: Db, accountId: string, values: ProfileValues, now: Date): Promise<void> {
  await db
    .insertInto("public.accountProfile")
    .values({ accountId, ...values, changedAt: now })
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ ...values, changedAt: now }))
    .execute();
}
