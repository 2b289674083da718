import type { Db } from "#kernel/database.ts";

export async function renameAccount(db: Db, id: string, names: { firstName: string; lastName: string }): Promise<void> {
  await db.updateTable("public.account").set(names).where("id", "=", id).execute();
}
