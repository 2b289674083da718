import type { Consequences } from "@stoep/contract/publishing";
import type { StaffCall } from "#kernel/call.ts";
import { closeWithdrawn, reopenRestored } from "#modules/conversations/index.ts";
import { withdrawQueued } from "#modules/notifications/index.ts";
import { fillPlacesOfRestored, notifyOfDeletion } from "../activities/index.ts";
import { sendAlert } from "../alerts/index.ts";
import { isFreshlyPublished, recordPosts, stateOf, withdrawNotices } from "../posts/index.ts";
import { attendeeConsequences } from "./consequences.ts";
import { announceToReaders } from "./go-live.ts";
import { type DeletablePost, markDeleted, markRestored } from "./store/deletion.ts";

/** The rows must be locked, and the actor allowed to delete each. Returns what that does to people. */
export async function deletePosts(call: StaffCall, posts: readonly DeletablePost[]): Promise<Consequences> {
  if (posts.length === 0) return [];
  const { actor, db, now } = call;
  const neighbourhoodIds = await markDeleted(db, posts, now);
  await recordPosts(call, "publishing.delete", posts, (post) => ({ old: { state: stateOf(post) } }));
  const postIds = posts.map(({ id }) => id);
  await withdrawQueued(db, postIds);
  await call.enqueue(withdrawNotices, { postIds });
  await announceToModerators(call, await closeWithdrawn(db, postIds, now));
  const cancelled = await notifyOfDeletion({ ...call, network: actor.network }, posts, "datesCancelled");
  await announceToReaders({ ...call, network: actor.network }, neighbourhoodIds);
  await announceToColleagues(call);
  return attendeeConsequences({ cancelled });
}

/** The rows must be locked, and the actor allowed to restore each. */
export async function undeletePosts(call: StaffCall, posts: readonly DeletablePost[]): Promise<void> {
  if (posts.length === 0) return;
  const { actor, db, now } = call;
  const neighbourhoodIds = await markRestored(db, posts, now);
  await recordPosts(call, "publishing.undelete", posts, (post) => ({ new: { state: stateOf(post) } }));
  for (const { id, type, publishedAt } of posts) {
    if (publishedAt && type === "urgent" && isFreshlyPublished(publishedAt, now))
      await call.enqueue(sendAlert, { postId: id });
  }
  await announceToModerators(call, await reopenRestored(db, posts));
  await notifyOfDeletion({ ...call, network: actor.network }, posts, "datesRestored");
  await fillPlacesOfRestored({ ...call, network: actor.network }, posts);
  await announceToReaders({ ...call, network: actor.network }, neighbourhoodIds);
  await announceToColleagues(call);
}

/** For cases that were closed or reopened. */
async function announceToModerators(
  { announce, actor: { network, organisation } }: StaffCall,
  cases: string[],
): Promise<void> {
  if (cases.length > 0) await announce("conversations", { networkId: network.id, organisationId: organisation.id });
}

const announceToColleagues = ({ announce, actor: { network, organisation } }: StaffCall) =>
  announce("publishing", { networkId: network.id, organisationId: organisation.id });
