import { z } from "zod";
import { routes, system } from "../../kernel/index.ts";
import {
  AddressOptions,
  addressFileMaxBytes,
  ImportView,
  NeighbourhoodOptions,
  neighbourhoodFileMaxBytes,
} from "./schemas.ts";

export const importRoutes = routes({
  listImports: {
    summary: "A network's imports of the last 30 days, newest first",
    method: "GET",
    path: "/platformapi/networks/:networkId/imports",
    access: system,
    response: z.object({ items: z.array(ImportView) }),
    refusals: ["not_found"],
  },
  previewNeighbourhoods: {
    summary: "Upload GeoJSON and see what it would change; nothing changes yet",
    method: "POST",
    path: "/platformapi/networks/:networkId/imports/neighbourhoods",
    access: system,
    limit: "uploads",
    query: NeighbourhoodOptions,
    upload: { maxBytes: neighbourhoodFileMaxBytes },
    response: ImportView,
    refusals: ["not_found", "file_too_large", "file_kind_refused"],
  },
  previewAddresses: {
    summary: "Upload addresses as CSV, plain or gzip; a job finds what they would change, and nothing changes yet",
    method: "POST",
    path: "/platformapi/networks/:networkId/imports/addresses",
    access: system,
    limit: "uploads",
    query: AddressOptions,
    upload: { maxBytes: addressFileMaxBytes },
    response: ImportView,
    refusals: ["not_found", "file_too_large", "file_kind_refused"],
  },
  getImport: {
    summary: "The progress of an import",
    method: "GET",
    path: "/platformapi/imports/:importId",
    access: system,
    response: ImportView,
    refusals: ["not_found"],
  },
  readPreviewAreas: {
    summary: "The areas as they would become, as GeoJSON with code, name and the change to each",
    method: "GET",
    path: "/platformapi/imports/:importId/areas",
    access: system,
    download: { type: "application/geo+json" },
    refusals: ["not_found"],
  },
  readRejections: {
    summary: "All rejected rows as CSV, each with its reason as a code and in words",
    method: "GET",
    path: "/platformapi/imports/:importId/rejections",
    access: system,
    limit: "exports",
    download: { type: "text/csv" },
    refusals: ["not_found"],
  },
  confirmImport: {
    summary:
      "Load what was previewed, within the hour; neighbourhoods at once and while the network is as it was, addresses by a job",
    method: "POST",
    path: "/platformapi/imports/:importId/confirm",
    access: system,
    limit: "backOffice",
    outsideTransaction: true,
    response: ImportView,
    refusals: ["not_found", "already_closed", "changed_meanwhile", "import_running"],
  },
});
