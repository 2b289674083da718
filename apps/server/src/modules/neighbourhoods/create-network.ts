/** Creating a network, and finding the neighbourhood of a point. */
import type { Language } from "@stoep/contract/kernel";
import type { Currency, DataLicence, MapTiles } from "@stoep/contract/neighbourhoods";
import { v7 as newId } from "uuid";
import type { Network } from "#kernel/actor.ts";
import { type Db, inTransaction, violation } from "#kernel/database.ts";
import { createNetworkSchema } from "../../schema/migrate.ts";
import { areaHolds, compareByCode } from "./area-geometry.ts";
import { schemaOf } from "./rules.ts";
import { listAreasAround } from "./store/areas.ts";
import { insertNetwork } from "./store/networks.ts";

export interface NewNetwork {
  slug: string;
  name: string;
  timeZone: string;
  languages: Language[];
  /** EUR by default. */
  currency?: Currency;
  /** The network's own lines by default. */
  tiles?: MapTiles | null;
  /** Stoep's own by default. */
  accent?: string | null;
  /** CC-BY-4.0 by default. */
  dataLicence?: DataLicence;
}

/** A network with this slug already exists. */
export class SlugTakenError extends Error {
  override name = "TakenError";
}

/** Creates an empty network with its own schema, completely or not at all. `platform` may be a transaction. @throws SlugTakenError */
export async function createNetwork(
  platform: Db,
  {
    slug,
    name,
    timeZone,
    languages,
    currency = "EUR",
    tiles = null,
    accent = null,
    dataLicence = "CC-BY-4.0",
  }: NewNetwork,
  now: Date,
): Promise<Network> {
  const network: Network = { id: newId(), slug, name, schema: schemaOf(slug), timeZone, languages };
  await inTransaction(platform, async (trx) => {
    await insertNetwork(trx, { ...network, currency, tiles, accent, dataLicence }, now).catch((error) => {
      throw violation(error) === "unique" ? new SlugTakenError(`A network called "${slug}" already exists.`) : error;
    });
    await createNetworkSchema(trx, network.schema);
  });
  return network;
}

/** The neighbourhood that contains a point; null outside all. On a shared border, the one with the lower code. D §5 */
export async function findNeighbourhoodAt(
  db: Db,
  { longitude, latitude }: { longitude: number; latitude: number },
): Promise<{ id: string; code: string; name: string } | null> {
  const around = await listAreasAround(db, [longitude, latitude]);
  const found = around.sort(compareByCode).find(({ area }) => areaHolds(area, [longitude, latitude]));
  return found ? { id: found.id, code: found.code, name: found.name } : null;
}
