import { providerRoutes } from "@stoep/contract/platform";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { ensureConfirmed, signOn } from "#modules/accounts/index.ts";
import * as operations from "./operations.ts";
import { type ReadCall, viewSharedProvider } from "./views.ts";

export const providerHandlers = handle(providerRoutes, {
  async listSharedProviders(call) {
    const rows = await signOn.listSharedProviders(call.db);
    return {
      items: rows.map((row) => viewSharedProvider(call, row)),
      redirectUri: signOn.redirectUri(call, "dashboard"),
      residentRedirectUri: signOn.redirectUri(call, "resident"),
    };
  },

  async addSharedProvider(call) {
    await ensureConfirmed(call);
    const id = await operations.addProvider(call, call.body);
    return viewSharedProvider(call, await requireProvider(call, id));
  },

  async editSharedProvider(call) {
    const provider = await requireProvider(call, call.params.providerId);
    await ensureConfirmed(call);
    await operations.editProvider(call, provider, call.body);
    return viewSharedProvider(call, await requireProvider(call, provider.id));
  },

  async removeSharedProvider(call) {
    const provider = await requireProvider(call, call.params.providerId);
    await ensureConfirmed(call);
    await operations.removeProvider(call, provider);
    return { done: true };
  },
});

/** An organisation's provider is not found: its owners manage it. */
const requireProvider = async ({ db }: ReadCall, id: string) =>
  (await signOn.findSharedProvider(db, id)) ?? refuse("not_found");
