import { z } from "zod";
import { imageMaxBytes } from "../../files/index.ts";
import { routes, system } from "../../kernel/index.ts";
import { EditNetwork, NetworkRow, NewNetwork } from "./schemas.ts";

export const networkRoutes = routes({
  listNetworks: {
    summary: "All networks, with their contents",
    method: "GET",
    path: "/platformapi/networks",
    access: system,
    response: z.object({ items: z.array(NetworkRow) }),
    refusals: [],
  },
  getNetwork: {
    summary: "One network",
    method: "GET",
    path: "/platformapi/networks/:networkId",
    access: system,
    response: NetworkRow,
    refusals: ["not_found"],
  },
  createNetwork: {
    summary: "Make an empty network with its own schema",
    method: "POST",
    path: "/platformapi/networks",
    access: system,
    limit: "backOffice",
    body: NewNetwork,
    response: NetworkRow,
    refusals: [],
  },
  editNetwork: {
    summary: "Change name, languages, time zone, currency, map tiles and colour; the slug stays",
    method: "POST",
    path: "/platformapi/networks/:networkId",
    access: system,
    limit: "backOffice",
    body: EditNetwork,
    response: NetworkRow,
    refusals: ["not_found"],
  },
  setNetworkLogo: {
    summary: "Upload the logo of a network",
    method: "POST",
    path: "/platformapi/networks/:networkId/logo",
    access: system,
    limit: "uploads",
    upload: { maxBytes: imageMaxBytes },
    response: NetworkRow,
    refusals: ["not_found", "file_too_large", "file_kind_refused"],
  },
  deleteNetworkLogo: {
    summary: "Remove a network's logo; Stoep's own is used again",
    method: "DELETE",
    path: "/platformapi/networks/:networkId/logo",
    access: system,
    limit: "backOffice",
    response: NetworkRow,
    refusals: ["not_found"],
  },
});
