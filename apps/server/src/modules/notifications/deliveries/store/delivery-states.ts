import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";

/** The outcome of each delivery to one recipient, by subject; settled ones are deleted after thirty days. */
export async function listDeliveryStates(db: Db, subjectIds: readonly string[]) {
  const rows = await db
    .selectFrom("public.delivery")
    .select(["subjectId", "state"])
    .where("subjectId", "=", sql<string>`any(${subjectIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ subjectId, state }) => [subjectId, state]));
}
