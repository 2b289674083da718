import type { Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Network } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";

export function listNetworks(db: Db): Promise<Network[]> {
  return db
    .selectFrom("public.network")
    .select(["id", "slug", "name", "schemaName as schema", "timeZone", "languages"])
    .orderBy("name")
    .execute();
}

/** With the names of the cities that run it. */
export function listPublicNetworks(db: Db) {
  return db
    .selectFrom("public.network")
    .select(["slug", "name", "languages"])
    .select((eb) => {
      const cities = eb
        .selectFrom("public.organisation as city")
        .select("city.name")
        .whereRef("city.networkId", "=", "public.network.id")
        .where("city.kind", "=", "city")
        .orderBy("city.name");
      return sql<string[]>`array(${cities})`.as("runBy");
    })
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
