import type { Language } from "@stoep/contract/kernel";
import type { Network } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";

export function listNetworks(db: Db): Promise<Network[]> {
  return db
    .selectFrom("public.network")
    .select(["id", "slug", "name", "schemaName as schema", "timeZone", "languages"])
    .orderBy("name")
    .execute();
}

export async function insertNetwork(db: Db, network: Network & { languages: Language[] }, now: Date): Promise<void> {
  const { schema, ...rest } = network;
  await db
    .insertInto("public.network")
    .values({ ...rest, schemaName: schema, createdAt: now })
    .execute();
}
