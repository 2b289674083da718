/** Rows of support; how they are counted is a matter of merging. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";

export async function insertSupport(db: Tx, ideaId: string, residentId: string, at: Date): Promise<void> {
  await db
    .insertInto("ideaSupport")
    .values({ ideaId, residentId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of an idea that nobody supports yet. */
export async function insertSupporters(
  db: Tx,
  ideaId: string,
  supporters: readonly { residentId: string; at: Date }[],
): Promise<void> {
  if (supporters.length === 0) return;
  const rows = supporters.map(({ residentId, at }) => ({ ideaId, residentId, at }));
  await db.insertInto("ideaSupport").values(rows).execute();
}

/** Also that of ideas merged into it. */
export async function deleteSupport(db: Tx, rootId: string, residentId: string): Promise<void> {
  await db
    .deleteFrom("ideaSupport")
    .where("residentId", "=", residentId)
    .where(
      sql<boolean>`idea_id in (${db
        .selectFrom("idea")
        .select("id")
        .where((eb) => eb.or([eb("id", "=", rootId), eb("mergedInto", "=", rootId)]))})`,
    )
    .execute();
}

/** Forgets what somebody supported; counts follow from the residence that they left. */
export async function deleteSupportOf(db: Tx, residentId: string): Promise<void> {
  await db.deleteFrom("ideaSupport").where("residentId", "=", residentId).execute();
}

export async function countOf(db: Db, ideaId: string): Promise<number> {
  const row = await db.selectFrom("ideaTally").select("supporters").where("ideaId", "=", ideaId).executeTakeFirst();
  return row?.supporters ?? 0;
}
