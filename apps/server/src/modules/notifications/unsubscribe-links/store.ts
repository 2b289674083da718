import { randomBytes } from "node:crypto";
import type { Network } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { seal, unseal } from "#kernel/keys/seal.ts";
import { onlyKey, unsubscribeKeyAt } from "../sealed.ts";

/** If two processes create one at the same time, the first is kept. */
export async function findOrInsertUnsubscribeKey(db: Db, now: Date): Promise<string> {
  const known = await db
    .selectFrom("public.unsubscribeKey")
    .select("value")
    .where("id", "=", onlyKey)
    .executeTakeFirst();
  if (known) return unseal(db, unsubscribeKeyAt, known.value);
  const value = await seal(db, unsubscribeKeyAt, randomBytes(32).toString("base64url"));
  await db
    .insertInto("public.unsubscribeKey")
    .values({ id: onlyKey, value, createdAt: now })
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
