/** Who has a message open in the editor. Anyone silent for a while no longer counts; the next report for that message deletes their row. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";

interface Presence {
  postId: string;
  accountId: string;
}

/** Returns whether this changed who is present, so that the others must be notified. */
export async function upsertPresence(
  db: Tx,
  { postId, accountId }: Presence,
  now: Date,
  since: Date,
): Promise<boolean> {
  const gone = await db
    .deleteFrom("postPresence")
    .where((eb) => eb.or([eb("postId", "=", postId), eb("accountId", "=", accountId)]))
    .where("saidAt", "<", since)
    .returning("postId")
    .execute();
  const { isNew } = await db
    .insertInto("postPresence")
    .values({ postId, accountId, since: now, saidAt: now })
    .onConflict((conflict) => conflict.columns(["postId", "accountId"]).doUpdateSet({ saidAt: now }))
    .returning(sql<boolean>`xmax = 0`.as("isNew"))
    .executeTakeFirstOrThrow();
  return isNew || gone.some((row) => row.postId === postId);
}

export async function deletePresence(db: Tx, { postId, accountId }: Presence): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("postPresence")
    .where("postId", "=", postId)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** The other people present, the earliest first. */
export function listPresentColleagues(db: Db, { postId, accountId }: Presence, since: Date) {
  return db
    .selectFrom("postPresence")
    .innerJoin("public.account as person", "person.id", "postPresence.accountId")
    .select(["person.firstName", "person.lastName", "postPresence.since"])
    .where("postPresence.postId", "=", postId)
    .where("postPresence.accountId", "<>", accountId)
    .where("postPresence.saidAt", ">=", since)
    .orderBy("postPresence.since")
    .orderBy("postPresence.accountId")
    .limit(20)
    .execute();
}
