import { randomBytes } from "node:crypto";
import type { Network } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";

/** If two processes create one at the same time, the first is kept. */
export async function findOrInsertUnsubscribeKey(db: Db, now: Date): Promise<string> {
  const stored = () => db.selectFrom("public.unsubscribeKey").select("value").where("id", "=", 1).executeTakeFirst();
  const known = await stored();
  if (known) return known.value;
  await db
    .insertInto("public.unsubscribeKey")
    .values({ id: 1, value: randomBytes(32).toString("base64url"), createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findOrInsertUnsubscribeKey(db, now);
}

export const findNetwork = (db: Db, id: string): Promise<Network | undefined> =>
  db
    .selectFrom("public.network")
    .select(["id", "slug", "name", "schemaName as schema", "timeZone", "languages"])
    .where("id", "=", id)
    .executeTakeFirst();
