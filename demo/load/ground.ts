/** The ground of a demonstration city: its network, neighbourhoods, addresses and street map, imported as for any city. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Network } from "../../apps/server/src/kernel/actor.ts";
import { findNetworkBySlug } from "../../apps/server/src/modules/accounts/index.ts";
import {
  createNetwork,
  importAddresses,
  importLines,
  importNeighbourhoods,
  putLogo,
} from "../../apps/server/src/modules/neighbourhoods/index.ts";
import { ZONE } from "../moments.ts";
import { cities } from "../people/organisations.ts";
import { drawNetworkLogo } from "../pictures/network-marks.ts";
import type { City } from "../shapes.ts";
import type { Tools } from "./site.ts";

const AREAS =
  "Wijken voor omgevingsanalyse. © gemeentebesturen, verzameld door Data & Analyse van de Vlaamse provincies";
const LINES = "© OpenStreetMap contributors (ODbL 1.0)";

const open = (city: City, file: string) => createReadStream(join(import.meta.dirname, "../data", city, file));

export async function openNetwork({ store, now }: Tools, city: City): Promise<Network> {
  const { slug, name, accent } = cities[city];
  const there = await findNetworkBySlug(store.platform, slug);
  if (there) return there;
  const wanted = { slug, name, accent, timeZone: ZONE, languages: ["nl", "en", "fr", "tr"] as const };
  const network = await createNetwork(store.platform, { ...wanted, languages: [...wanted.languages] }, now);
  const logo = await sharp(Buffer.from(drawNetworkLogo(city)))
    .webp({ quality: 90 })
    .toBuffer();
  await putLogo(store.platform, network.id, { logo, sha256: createHash("sha256").update(logo).digest("hex") });
  return network;
}

/** Idempotent: importing the same files again changes nothing. */
export async function importGround({ store, now, say }: Tools, network: Network, city: City): Promise<void> {
  const target = { db: store.network(network.schema), network, now };
  const areas = await importNeighbourhoods(target, open(city, "neighbourhoods.geojson"), { attribution: AREAS });
  say(`${network.name}: ${areas.read} neighbourhoods`);
  const lines = await importLines(target, open(city, "streets.geojson.gz"), { attribution: LINES });
  say(`${network.name}: ${lines.read} lines of streets`);
  const addresses = await importAddresses(target, open(city, "addresses.csv.gz"));
  say(`${network.name}: ${addresses.read} addresses, ${addresses.rejected} without a usable position`);
}
