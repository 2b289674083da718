import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

/** Those merged into these before. */
export async function listPartsOf(db: Db, ideaIds: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom("idea").select("id").where("mergedInto", "=", anyOf(ideaIds)).execute();
  return rows.map(({ id }) => id);
}

/** Nobody else can read what was merged into it meanwhile, or support it. */
export async function isHiddenNow(db: Db, ideaId: string): Promise<boolean> {
  const found = await db
    .selectFrom("idea")
    .select("id")
    .where("id", "=", ideaId)
    .where("hiddenAt", "is not", null)
    .executeTakeFirst();
  return found !== undefined;
}
