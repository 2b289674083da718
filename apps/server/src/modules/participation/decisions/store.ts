import type { Db } from "#kernel/database.ts";

/** The project's currency, else that of the network. */
export async function currencyOf(db: Db, { projectId }: { projectId: string }) {
  const { currency, usual } = await db
    .selectFrom("project")
    .innerJoin("public.organisation as owner", "owner.id", "project.organisationId")
    .innerJoin("public.network as home", "home.id", "owner.networkId")
    .where("project.id", "=", projectId)
    .select(["project.currency", "home.currency as usual"])
    .executeTakeFirstOrThrow();
  return currency ?? usual;
}
