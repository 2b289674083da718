/** A network by its id, for the back office. */
import type { RouteCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { findNetworkRecord, type NetworkRecord } from "#modules/neighbourhoods/index.ts";

/** Refuses with `not_found`. */
export async function requireNetwork({ db }: Pick<RouteCall, "db">, id: string): Promise<NetworkRecord> {
  return (await findNetworkRecord(db, id)) ?? refuse("not_found");
}
