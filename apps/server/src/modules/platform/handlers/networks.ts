import { type NetworkRow, networks } from "@stoep/contract/platform";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { findNetworkRecord, listNetworkRecords, type NetworkRecord } from "#modules/neighbourhoods/index.ts";
import { countHouseholds, viewHouseholdTotal } from "#modules/residents/index.ts";
import { createNetwork, editNetwork } from "../operations/networks.ts";
import { countOrganisations } from "../store/organisations.ts";

export const networkHandlers = handle(networks, {
  async listNetworks(call) {
    const items: NetworkRow[] = [];
    for (const network of await listNetworkRecords(call.db)) items.push(await viewNetwork(call, network));
    return { items };
  },

  async getNetwork(call) {
    return viewNetwork(call, await networkNamed(call, call.params.networkId));
  },

  async createNetwork(call) {
    const { id } = await createNetwork(call, call.body);
    return viewNetwork(call, await networkNamed(call, id));
  },

  async editNetwork(call) {
    await editNetwork(call, call.params.networkId, call.body);
    return viewNetwork(call, await networkNamed(call, call.params.networkId));
  },
});

export async function networkNamed({ db }: Pick<RouteCall, "db">, id: string): Promise<NetworkRecord> {
  return (await findNetworkRecord(db, id)) ?? refuse("not_found");
}

async function viewNetwork({ db, bind }: Pick<RouteCall, "db" | "bind">, network: NetworkRecord): Promise<NetworkRow> {
  const { id, slug, name, languages, timeZone, currency, tiles, createdAt } = network;
  const places = await countHouseholds(bind(network).db);
  const { registered: households, ...total } = viewHouseholdTotal(places);
  const counts = {
    ...{ ...total, households },
    neighbourhoods: places.length,
    organisations: await countOrganisations(db, id),
  };
  return { id, slug, name, languages, timeZone, currency, tiles, createdAt: createdAt.toISOString(), counts };
}
