import type { Db } from "#kernel/database.ts";
import type { LockedIdea } from "../ideas/index.ts";

/** That of the costs it had before, which must not be read as another; else the project's, else that of the network. */
export async function currencyOf(db: Db, { projectId, currency: before }: Pick<LockedIdea, "projectId" | "currency">) {
  if (before !== null) return before;
  const { currency, usual } = await db
    .selectFrom("project")
    .innerJoin("public.organisation as owner", "owner.id", "project.organisationId")
    .innerJoin("public.network as home", "home.id", "owner.networkId")
    .where("project.id", "=", projectId)
    .select(["project.currency", "home.currency as usual"])
    .executeTakeFirstOrThrow();
  return currency ?? usual;
}
