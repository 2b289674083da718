/** What a list's file takes from the call that asks for it. */
import type { SpreadsheetQuery } from "@stoep/contract/files";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { ListFileOptions } from "./list-file.ts";

interface SpreadsheetCall extends Pick<RouteCall, "db" | "language" | "now" | "provided"> {
  query: SpreadsheetQuery;
}

/** Of an organisation's list: in the time zone and the colour of its network. */
export async function fileOptions(call: SpreadsheetCall & { actor: Staff }): Promise<ListFileOptions> {
  const { organisation, network } = call.actor;
  const look = await call.provided.networkLook(call.db, network.id);
  return { ...readOptions(call), timeZone: network.timeZone, author: organisation.name, look };
}

/** Of a list of the provider's, over all networks: in UTC, under the product's name. */
export const platformFileOptions = (call: SpreadsheetCall): ListFileOptions => ({
  ...readOptions(call),
  timeZone: "UTC",
  author: "Stoep",
  look: { accent: null },
});

const readOptions = ({ query, language, now }: SpreadsheetCall) => ({
  format: query.format,
  filteredBy: query.filteredBy,
  language,
  now,
});

/** The list's own filters, without what is about the file. */
export const filtersOf = <Q extends SpreadsheetQuery>({ format: _, filteredBy: __, ...filters }: Q) => filters;
