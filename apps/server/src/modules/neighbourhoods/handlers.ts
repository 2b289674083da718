import { neighbourhoods } from "@stoep/contract/neighbourhoods";
import type { RouteCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import * as accounts from "#modules/accounts/index.ts";
import { findAddressHits } from "./address-search.ts";
import { findNeighbourhoodAt } from "./create-network.ts";
import { foldAddress } from "./rules.ts";
import { listStreets as findStreets, listStreetNames } from "./store/address-search.ts";
import * as areas from "./store/areas.ts";
import { drawAreas, findLayer, packLayer } from "./store/map-layers.ts";
import * as networks from "./store/networks.ts";
import {
  viewAddressHit,
  viewLayer,
  viewNeighbourhood,
  viewPlaceHit,
  viewPublicNetwork,
  viewStreetNames,
} from "./views.ts";

/** Enough for a class that signs up behind one address, too few for a program that copies the list. */
const lookUpLimit = { max: 300, seconds: 60 };

async function requireNetworkDb({ db, bind }: RouteCall, slug: string): Promise<Db> {
  const network = (await accounts.findNetworkBySlug(db, slug)) ?? refuse("not_found");
  return bind(network).db;
}

export const handlers = handle(neighbourhoods, {
  async listNetworks({ db }) {
    return { items: (await networks.listPublicNetworks(db)).map(viewPublicNetwork) };
  },

  async listNeighbourhoods(call) {
    const rows = await areas.listNeighbourhoods(await requireNetworkDb(call, call.params.networkSlug));
    const { compare } = new Intl.Collator(call.language, { numeric: true });
    return { items: rows.sort((a, b) => compare(a.name, b.name)).map(viewNeighbourhood) };
  },

  async readAreas(call) {
    const db = await requireNetworkDb(call, call.params.networkSlug);
    return viewLayer((await findLayer(db, "areas")) ?? (await drawAreas(db, "")));
  },

  async readLines(call) {
    const db = await requireNetworkDb(call, call.params.networkSlug);
    return viewLayer((await findLayer(db, "lines")) ?? (await packLayer('{"type":"FeatureCollection","features":[]}')));
  },

  async readStreetNames(call) {
    const db = await requireNetworkDb(call, call.params.networkSlug);
    const names = await listStreetNames(db);
    return viewStreetNames(await packLayer(JSON.stringify(names)));
  },

  async getTileConfig({ db, params }) {
    return (await networks.findTileConfig(db, params.networkSlug)) ?? refuse("not_found");
  },

  async readLogo({ db, params }) {
    const found = await networks.findLogo(db, params.networkSlug);
    if (!found?.logo || !found.sha256) return refuse("not_found");
    const { logo: content, sha256 } = found;
    return { content, bytes: content.length, type: "image/webp", etag: `"${sha256.slice(0, 22)}"` };
  },

  async findAddresses(call) {
    const db = await requireNetworkDb(call, call.params.networkSlug);
    await accounts.limitTries(call, "address look-up", lookUpLimit);
    return { items: (await findAddressHits(db, call.query.search)).map(viewAddressHit) };
  },

  async findPlaces({ db, query }) {
    return { items: (await findAddressHits(db, query.search)).map(viewPlaceHit) };
  },

  async locate(call) {
    const db = await requireNetworkDb(call, call.params.networkSlug);
    await accounts.limitTries(call, "address look-up", lookUpLimit);
    const found = await findNeighbourhoodAt(db, call.query);
    return { neighbourhood: found && { id: found.id, name: found.name } };
  },

  async listStreets({ db, query }) {
    const words = foldAddress(query.search ?? "")
      .split(" ")
      .filter(Boolean);
    const { neighbourhoodIds } = query;
    // An author who types a street need not know in which neighbourhood it is.
    if (neighbourhoodIds.length === 0) return { items: words.length > 0 ? await findStreets(db, null, words, 50) : [] };
    return { items: await findStreets(db, neighbourhoodIds, words, 1000) };
  },
});
