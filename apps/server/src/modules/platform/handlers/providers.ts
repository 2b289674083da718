import { providers, type SharedProvider } from "@stoep/contract/platform";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { ensureConfirmed, signOn } from "#modules/accounts/index.ts";
import * as operations from "../operations/providers.ts";

type Reading = Pick<RouteCall, "db" | "config">;

export const providerHandlers = handle(providers, {
  async listSharedProviders(call) {
    const rows = await signOn.listSharedProviders(call.db);
    return {
      items: rows.map((row) => viewProvider(call, row)),
      redirectUri: signOn.redirectUri(call, "dashboard"),
      residentRedirectUri: signOn.redirectUri(call, "resident"),
    };
  },

  async addSharedProvider(call) {
    await ensureConfirmed(call);
    const id = await operations.addProvider(call, call.body);
    return viewProvider(call, await providerNamed(call, id));
  },

  async editSharedProvider(call) {
    const provider = await providerNamed(call, call.params.providerId);
    await ensureConfirmed(call);
    await operations.editProvider(call, provider, call.body);
    return viewProvider(call, await providerNamed(call, provider.id));
  },

  async removeSharedProvider(call) {
    const provider = await providerNamed(call, call.params.providerId);
    await ensureConfirmed(call);
    await operations.removeProvider(call, provider);
    return { done: true };
  },
});

/** An organisation's provider is not found: its owners manage it. */
const providerNamed = async ({ db }: Reading, id: string) =>
  (await signOn.findSharedProvider(db, id)) ?? refuse("not_found");

function viewProvider(call: Reading, row: signOn.SharedProvider): SharedProvider {
  const { admits: _, ...shown } = signOn.viewProvider(call, row);
  return { ...shown, network: row.networkId ? { id: row.networkId, name: row.owner ?? "" } : null };
}
