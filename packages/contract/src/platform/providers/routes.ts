import { z } from "zod";
import { Done, Id, routes, system } from "../../kernel/index.ts";
import { EditSharedProvider, NewSharedProvider, SharedProvider, SharedProviderList } from "./schemas.ts";

const byId = z.object({ providerId: Id });

export const providerRoutes = routes({
  listSharedProviders: {
    summary: "The sign-on providers of the installation and of networks",
    method: "GET",
    path: "/platformapi/providers",
    access: system,
    response: SharedProviderList,
    refusals: [],
  },
  addSharedProvider: {
    summary: "Add a provider for the installation or a network; it must be reachable",
    method: "POST",
    path: "/platformapi/providers",
    access: system,
    limit: "backOffice",
    body: NewSharedProvider,
    outsideTransaction: true,
    response: SharedProvider,
    refusals: ["provider_unavailable", "confirmation_required", "too_many_requests", "system_only"],
  },
  editSharedProvider: {
    summary: "Change such a provider, but not its owner",
    method: "PUT",
    path: "/platformapi/providers/:providerId",
    access: system,
    limit: "backOffice",
    params: byId,
    body: EditSharedProvider,
    outsideTransaction: true,
    response: SharedProvider,
    refusals: [
      "not_found",
      "provider_unavailable",
      "confirmation_required",
      "changed_meanwhile",
      "too_many_requests",
      "system_only",
    ],
  },
  removeSharedProvider: {
    summary: "Remove such a provider; linked accounts stay, without this way to sign in",
    method: "DELETE",
    path: "/platformapi/providers/:providerId",
    access: system,
    limit: "backOffice",
    params: byId,
    response: Done,
    refusals: ["not_found", "confirmation_required", "system_only"],
  },
});
