/** A message's moment: what happens when it goes live, at once or by the job, and what its readers are told. */
import type { Network } from "#kernel/actor.ts";
import type { Surroundings } from "#kernel/call.ts";
import { alertReached } from "./alerts.ts";
import { rollUpPost } from "./roll-up.ts";
import { putInFeeds, putLive } from "./store/live.ts";

export type Going = Pick<Surroundings, "db" | "now" | "enqueue" | "announce"> & { network: Network };

/** In one transaction, with as many statements for one neighbourhood as for all. False: another call was first, or it is not due. */
export async function goLive(call: Going, postId: string): Promise<boolean> {
  const { db, now, network } = call;
  const post = await putLive(db, postId, now);
  if (!post) return false;
  const neighbourhoodIds = await putInFeeds(db, post.id, now);
  if (post.type === "urgent") await call.enqueue(alertReached, { postId: post.id });
  await call.enqueue(rollUpPost, { postId: post.id });
  await call.announce("publishing", { networkId: network.id, organisationId: post.organisationId });
  await tellReaders(call, neighbourhoodIds);
  return true;
}

export async function tellReaders(
  { announce, network }: Pick<Going, "announce" | "network">,
  neighbourhoodIds: string[],
) {
  if (neighbourhoodIds.length > 0) await announce("feed", { networkId: network.id, neighbourhoodIds });
}
