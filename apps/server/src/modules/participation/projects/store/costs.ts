/** Costs of a project's ideas. */
import { type SqlBool, sql } from "kysely";
import type { Db } from "#kernel/database.ts";

/** Whether amounts were given in a currency that is not the one that the project would then have: its own, else the network's. */
export async function hasCostsInOther(db: Db, projectId: string, currency: string | null): Promise<boolean> {
  const other = await db
    .selectFrom("idea")
    .innerJoin("public.organisation as owner", "owner.id", "idea.organisationId")
    .innerJoin("public.network as home", "home.id", "owner.networkId")
    .where("idea.projectId", "=", projectId)
    .where("idea.deletedAt", "is", null)
    .where(sql<SqlBool>`idea.currency <> coalesce(${currency}::text, home.currency)`)
    .select("idea.id")
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
