/** Sign-on providers of the installation and of networks, with the same checks as an organisation's own. */
import type { EditSharedProvider, NewSharedProvider } from "@stoep/contract/platform";
import type { Tx } from "#kernel/database.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { signOn } from "#modules/accounts/index.ts";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import { lockAsSystem } from "../accounts/index.ts";

type OperationCall = signOn.ProviderCall;
type ProviderRemoval = Parameters<typeof signOn.removeProvider>[0];

function providerScopeOf(by: Pick<OperationCall, "actor">, networkId: string | null): signOn.ProviderScope {
  return {
    owner: networkId
      ? { scope: "network", networkId, organisationId: null }
      : { scope: "installation", networkId: null, organisationId: null },
    ensure: async (db: Tx) => void (await lockAsSystem({ ...by, db })),
    log: { organisationId: null, networkId: networkId ?? undefined },
  };
}

/** Returns its id. */
export async function addProvider(by: OperationCall, { networkId, ...provider }: NewSharedProvider): Promise<string> {
  if (networkId && !(await neighbourhoods.findNetworkRecord(by.db, networkId)))
    return refuseFields({ networkId: "invalid" });
  return signOn.addProvider(by, providerScopeOf(by, networkId), { ...provider, admits: "nobody" });
}

export async function editProvider(
  by: OperationCall,
  provider: signOn.SharedProvider,
  wanted: EditSharedProvider,
): Promise<void> {
  await signOn.changeProvider(by, providerScopeOf(by, provider.networkId), provider, { ...wanted, admits: "nobody" });
}

export async function removeProvider(by: ProviderRemoval, provider: signOn.SharedProvider): Promise<void> {
  await signOn.removeProvider(by, providerScopeOf(by, provider.networkId), provider);
}
