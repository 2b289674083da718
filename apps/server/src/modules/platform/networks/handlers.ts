import { type NetworkRow, networkRoutes } from "@stoep/contract/platform";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { viewLogo } from "#modules/accounts/index.ts";
import { listNetworkRecords, type NetworkRecord } from "#modules/neighbourhoods/index.ts";
import { countHouseholds, viewHouseholdTotal } from "#modules/residents/index.ts";
import { requireNetwork } from "../network-lookup.ts";
import { countOrganisations } from "../organisations/index.ts";
import { createNetwork, editNetwork, setNetworkLogo, shrinkLogo } from "./operations.ts";

export const networkHandlers = handle(networkRoutes, {
  async listNetworks(call) {
    const items: NetworkRow[] = [];
    for (const network of await listNetworkRecords(call.db)) items.push(await loadNetworkRow(call, network));
    return { items };
  },

  async getNetwork(call) {
    return loadNetworkRow(call, await requireNetwork(call, call.params.networkId));
  },

  async createNetwork(call) {
    const { id } = await createNetwork(call, call.body);
    return loadNetworkRow(call, await requireNetwork(call, id));
  },

  async editNetwork(call) {
    await editNetwork(call, call.params.networkId, call.body);
    return loadNetworkRow(call, await requireNetwork(call, call.params.networkId));
  },

  async setNetworkLogo(call) {
    const { id } = await requireNetwork(call, call.params.networkId);
    const logo = await shrinkLogo(call, call.file, call);
    await call.transact((scope) => setNetworkLogo({ ...call, ...scope }, id, logo));
    return loadNetworkRow(call, await requireNetwork(call, id));
  },

  async deleteNetworkLogo(call) {
    const { networkId } = call.params;
    await setNetworkLogo(call, networkId, null);
    return loadNetworkRow(call, await requireNetwork(call, networkId));
  },
});

async function loadNetworkRow(
  { db, bind }: Pick<RouteCall, "db" | "bind">,
  network: NetworkRecord,
): Promise<NetworkRow> {
  const { id, slug, name, languages, timeZone, currency, tiles, accent, dataLicence, createdAt } = network;
  const logo = viewLogo(slug, network.logoSha256);
  const places = await countHouseholds(bind(network).db);
  const { registered: households, ...total } = viewHouseholdTotal(places);
  const counts = {
    ...total,
    households,
    neighbourhoods: places.length,
    organisations: await countOrganisations(db, id),
  };
  return {
    id,
    slug,
    name,
    languages,
    timeZone,
    currency,
    tiles,
    accent,
    dataLicence,
    logo,
    createdAt: createdAt.toISOString(),
    counts,
  };
}
