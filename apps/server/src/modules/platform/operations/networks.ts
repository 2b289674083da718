/** Making and changing networks. */
import type { EditNetwork, NewNetwork } from "@stoep/contract/platform";
import type { Network } from "#kernel/actor.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { type AuditedBy, changes, record } from "#modules/audit/index.ts";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";

/** Creates schema, row and log entry, or nothing. Refuses with the field code `slugTaken`. */
export async function createNetwork(by: AuditedBy, network: NewNetwork): Promise<Network> {
  const made = await neighbourhoods.createNetwork(by.db, network, by.now).catch((error) => {
    if (error instanceof neighbourhoods.TakenError) return refuseFields({ slug: "slugTaken" });
    throw error;
  });
  await record(by, {
    action: "platform.createNetwork",
    subject: { kind: "network", id: made.id, name: made.name },
    new: { ...network },
    organisationId: null,
    networkId: made.id,
  });
  return made;
}

/** Refuses with `not_found`. */
export async function editNetwork(by: AuditedBy, networkId: string, wanted: EditNetwork): Promise<void> {
  const before = (await neighbourhoods.lockNetwork(by.db, networkId)) ?? refuse("not_found");
  // PostgreSQL does not keep the order of keys in JSON.
  const { url, attribution, maxZoom } = before.tiles ?? {};
  const tiles = before.tiles && { url, attribution, maxZoom };
  const changed = changes({ ...before, tiles }, { ...wanted });
  if (!changed) return;
  await neighbourhoods.updateNetwork(by.db, networkId, wanted);
  await record(by, {
    action: "platform.editNetwork",
    subject: { kind: "network", id: networkId, name: wanted.name },
    ...changed,
    organisationId: null,
    networkId,
  });
}
