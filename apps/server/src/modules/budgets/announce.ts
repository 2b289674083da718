/** Tells open screens that rounds of a project changed. */
import type { StaffCall } from "#kernel/call.ts";
import type { StoredProject } from "#modules/participation/index.ts";

export const announceToColleagues = ({ announce, actor: { network, organisation } }: StaffCall): Promise<void> =>
  announce("budgets", { networkId: network.id, organisationId: organisation.id });

/** Also to residents who may read the project: on the public pages everybody does. */
export async function announceToAll(call: StaffCall, project: StoredProject): Promise<void> {
  await announceToColleagues(call);
  const { isPublic, neighbourhoodIds } = project;
  const networkId = call.actor.network.id;
  await call.announce("budgets", isPublic ? { networkId } : { networkId, neighbourhoodIds });
}
