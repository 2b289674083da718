/** Going live, at once or by the job, and what readers are told then. */
import type { Network } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { alertReached } from "./alerts.ts";
import { putLive, type WentLive } from "./store/live.ts";

export type Going = Pick<Context<Tx>, "db" | "now" | "enqueue" | "announce" | "config"> & { network: Network };

/** In one transaction, with as many statements for one neighbourhood as for all. Returns false if another call was first, or it is not due. */
export async function goLive(call: Going, postId: string): Promise<boolean> {
  const post = await putLive(call.db, postId, call.now);
  if (!post) return false;
  await tellLive(call, post);
  return true;
}

/** Must run in the transaction in which it went live. */
export async function tellLive(call: Going, { id, type, organisationId, neighbourhoodIds }: WentLive): Promise<void> {
  if (type === "urgent") await call.enqueue(alertReached, { postId: id });
  await call.announce("publishing", { networkId: call.network.id, organisationId });
  await tellReaders(call, neighbourhoodIds);
}

export async function tellReaders(
  { announce, network }: Pick<Going, "announce" | "network">,
  neighbourhoodIds: string[],
) {
  if (neighbourhoodIds.length > 0) await announce("feed", { networkId: network.id, neighbourhoodIds });
}
