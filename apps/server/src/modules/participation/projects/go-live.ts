import type { NoticeScope, StaffCall } from "#kernel/call.ts";
import type { Audience } from "#kernel/live.ts";
import { notifyAuthorOfShout } from "./notify.ts";
import { type LiveProject, putLive } from "./store/publication.ts";

/** In one transaction. Returns false if another call was first, or it is not due. */
export async function goLive(call: NoticeScope, projectId: string): Promise<boolean> {
  const project = await putLive(call.db, projectId, call.now);
  if (!project) return false;
  await announceLive(call, project);
  return true;
}

/** Must run in the transaction in which it went live. */
export async function announceLive(call: NoticeScope, project: LiveProject): Promise<void> {
  await notifyAuthorOfShout(call, project);
  const { announce, network } = call;
  await announce("participation", { networkId: network.id, organisationId: project.organisationId });
  await announceToReaders(call, project);
}

interface Readable {
  isPublic: boolean;
  neighbourhoodIds: string[];
}

/** To residents whose screens may show it: one on the public pages is read in the whole network. */
export async function announceToReaders(
  { announce, network }: Pick<NoticeScope, "announce" | "network">,
  { isPublic, neighbourhoodIds }: Readable,
): Promise<void> {
  const audience: Audience = { networkId: network.id };
  if (!isPublic) audience.neighbourhoodIds = neighbourhoodIds;
  if (isPublic || neighbourhoodIds.length > 0) await announce("participation", audience);
}

export const announceToColleagues = ({ announce, actor: { network, organisation } }: StaffCall): Promise<void> =>
  announce("participation", { networkId: network.id, organisationId: organisation.id });
