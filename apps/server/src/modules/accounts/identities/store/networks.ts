/** The networks of the installation. */
import type { Network } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";

const selectNetworks = (db: Db) =>
  db.selectFrom("public.network").select(["id", "slug", "name", "schemaName as schema", "timeZone", "languages"]);

export function findNetworkBySlug(db: Db, slug: string): Promise<Network | undefined> {
  return selectNetworks(db).where("slug", "=", slug).executeTakeFirst();
}

/** Lists the networks for jobs. */
export function networkList(platform: Db) {
  return {
    byId: async (id: string): Promise<Network | null> =>
      (await selectNetworks(platform).where("id", "=", id).executeTakeFirst()) ?? null,
    byIds: async (ids: readonly string[]): Promise<Network[]> =>
      ids.length === 0 ? [] : await selectNetworks(platform).where("id", "in", ids).orderBy("slug").execute(),
    all: (): Promise<Network[]> => selectNetworks(platform).orderBy("slug").execute(),
  };
}
