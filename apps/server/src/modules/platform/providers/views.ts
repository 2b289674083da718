import { namedReference } from "@stoep/contract/kernel";
import type { SharedProvider } from "@stoep/contract/platform";
import type { RouteCall } from "#kernel/call.ts";
import { signOn } from "#modules/accounts/index.ts";

export type ReadCall = Pick<RouteCall, "db" | "config">;

export function viewSharedProvider(call: ReadCall, row: signOn.SharedProvider): SharedProvider {
  const { admits: _, ...shown } = signOn.viewProvider(call, row);
  return { ...shown, network: namedReference(row.networkId, row.owner) };
}
