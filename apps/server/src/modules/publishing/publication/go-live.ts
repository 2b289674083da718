import type { MailScope, NoticeScope } from "#kernel/call.ts";
import { sendAlert } from "../alerts/index.ts";
import { type LivePost, putLive } from "./store/publication.ts";

/** In one transaction, with as many statements for one neighbourhood as for all. Returns false if another call was first, or it is not due. */
export async function goLive(call: MailScope & NoticeScope, postId: string): Promise<boolean> {
  const post = await putLive(call.db, postId, call.now);
  if (!post) return false;
  await announceLive(call, post);
  return true;
}

/** Must run in the transaction in which it went live. */
export async function announceLive(
  call: MailScope & NoticeScope,
  { id, type, organisationId, neighbourhoodIds }: LivePost,
): Promise<void> {
  if (type === "urgent") await call.enqueue(sendAlert, { postId: id });
  await call.announce("publishing", { networkId: call.network.id, organisationId });
  await announceToReaders(call, neighbourhoodIds);
}

export async function announceToReaders(
  { announce, network }: Pick<NoticeScope, "announce" | "network">,
  neighbourhoodIds: string[],
) {
  if (neighbourhoodIds.length > 0) await announce("feed", { networkId: network.id, neighbourhoodIds });
}
