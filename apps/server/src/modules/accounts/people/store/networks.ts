/** The networks of the installation. */
import type { Network } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";

const networks = (db: Db) =>
  db.selectFrom("public.network").select(["id", "slug", "name", "schemaName as schema", "timeZone", "languages"]);

export function networkBySlug(db: Db, slug: string): Promise<Network | undefined> {
  return networks(db).where("slug", "=", slug).executeTakeFirst();
}

/** Lists the networks for jobs. */
export function networksOf(platform: Db) {
  return {
    byId: async (id: string): Promise<Network | null> =>
      (await networks(platform).where("id", "=", id).executeTakeFirst()) ?? null,
    all: (): Promise<Network[]> => networks(platform).orderBy("slug").execute(),
  };
}
