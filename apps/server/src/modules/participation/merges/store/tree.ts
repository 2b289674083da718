/** Which ideas are merged into which. */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { networkTable } from "#kernel/sql/network-table.ts";
import { countSupport } from "./support.ts";

/** Merges them, with all that was merged into them, into that one. The project must be held. */
export async function attach(db: Db, ideaIds: readonly string[], intoId: string, at: Date): Promise<void> {
  await db
    .updateTable("idea")
    .set({ mergedInto: intoId, mergedUnder: intoId, mergedAt: at })
    .where("id", "=", anyOf(ideaIds))
    .execute();
  await db.updateTable("idea").set({ mergedInto: intoId }).where("mergedInto", "=", anyOf(ideaIds)).execute();
  await countSupport(db, [...ideaIds, intoId]);
}

/** Takes it out, with all that was merged into it before. The project must be held. */
export async function detach(db: Db, { id, mergedInto }: { id: string; mergedInto: string }): Promise<void> {
  await db
    .updateTable("idea")
    .set({ mergedInto: null, mergedUnder: null, mergedAt: null })
    .where("id", "=", id)
    .execute();
  await leadBack(db, id);
  await countSupport(db, [id, mergedInto]);
}

/** What was merged under it, at whatever depth, leads to it again. */
async function leadBack(db: Db, id: string): Promise<void> {
  await sql`
    with recursive below as (
      select id from ${networkTable(db, "idea")} where merged_under = ${id}
      union all
      select one.id from ${networkTable(db, "idea")} as one join below on one.merged_under = below.id
    )
    update ${networkTable(db, "idea")} as one set merged_into = ${id} from below where one.id = below.id`.execute(db);
}

/**
 * Before an idea is withdrawn or its author's account is deleted: those merged directly into it stand on their own again, however long
 * ago that was, and keep what was merged into them. One that was merged itself leaves its own to the one above.
 */
export async function releaseMerged(db: Db, ideaId: string): Promise<void> {
  const { mergedInto, mergedUnder } = await db
    .selectFrom("idea")
    .select(["mergedInto", "mergedUnder"])
    .where("id", "=", ideaId)
    .executeTakeFirstOrThrow();
  const children = await db.selectFrom("idea").select("id").where("mergedUnder", "=", ideaId).orderBy("id").execute();
  const ids = children.map(({ id }) => id);
  if (ids.length === 0) return;
  if (mergedInto !== null) {
    await db.updateTable("idea").set({ mergedUnder }).where("id", "=", anyOf(ids)).execute();
    return;
  }
  for (const id of ids) await detach(db, { id, mergedInto: ideaId });
}
