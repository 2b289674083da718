import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

/** The outcome of each delivery to one recipient, by subject; settled ones are deleted after thirty days. */
export async function listDeliveryStates(db: Db, subjectIds: readonly string[]) {
  const rows = await db
    .selectFrom("public.delivery")
    .select(["subjectId", "state"])
    .where("subjectId", "=", anyOf(subjectIds))
    .execute();
  return new Map(rows.map(({ subjectId, state }) => [subjectId, state]));
}
