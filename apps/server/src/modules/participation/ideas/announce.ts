/** Tells open screens that ideas of a project changed. */
import type { NetworkCall } from "#kernel/call.ts";
import { announceToReaders } from "../projects/index.ts";

interface Announced {
  organisationId: string;
  isPublic: boolean;
  neighbourhoodIds: string[];
}

/** To those who may read the project, and to the colleagues of its organisation. */
export async function announceIdea(
  call: Pick<NetworkCall, "actor" | "announce">,
  { organisationId, ...readers }: Announced,
): Promise<void> {
  const { network } = call.actor;
  await announceToReaders({ announce: call.announce, network }, readers);
  await call.announce("participation", { networkId: network.id, organisationId });
}
