/** Which members have a second factor. */
import type { Db } from "#kernel/database.ts";

/** Counts members who can sign in: neither pending nor deactivated. */
export async function countSecondFactors(db: Db, organisationId: string) {
  const counts = await db
    .selectFrom("public.membership as m")
    .select((eb) => [
      eb.fn.countAll().as("members"),
      eb.fn
        .countAll()
        .filterWhere(eb.exists(eb.selectFrom("public.factor").select("id").whereRef("accountId", "=", "m.accountId")))
        .as("withSecondFactor"),
    ])
    .where("m.organisationId", "=", organisationId)
    .where("m.type", "not in", ["pending", "disabled"])
    .executeTakeFirstOrThrow();
  return { members: Number(counts.members), withSecondFactor: Number(counts.withSecondFactor) };
}
