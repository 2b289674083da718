/** Deleting and putting back one or several messages with all that follows: the log, waiting mails, readers. */
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { closeAsGone, reopenGone } from "#modules/conversations/index.ts";
import { withdrawQueued } from "#modules/notifications/index.ts";
import { settleRestored, tellOfDeletion } from "./activities/changing.ts";
import { alertReached } from "./alerts.ts";
import { tellReaders } from "./live.ts";
import { recordPosts } from "./log.ts";
import { forgetNews } from "./news.ts";
import { isFresh, stateOf } from "./rules.ts";
import { type Deletable, setDeleted, setUndeleted } from "./store/deleting.ts";

type Call = RouteCall<Staff, Tx>;

/** The rows must be locked, and the actor allowed to delete each. */
export async function deletePosts(call: Call, posts: readonly Deletable[]): Promise<void> {
  if (posts.length === 0) return;
  const { actor, db, now } = call;
  const neighbourhoodIds = await setDeleted(db, posts, now);
  await recordPosts(call, "publishing.delete", posts, (post) => ({ old: { state: stateOf(post) } }));
  const postIds = posts.map(({ id }) => id);
  await withdrawQueued(db, postIds);
  await call.enqueue(forgetNews, { postIds });
  await tellModerators(call, await closeAsGone(db, postIds, now));
  await tellOfDeletion({ ...call, network: actor.network }, posts, "datesCancelled");
  await tellReaders({ ...call, network: actor.network }, neighbourhoodIds);
  await tellColleagues(call);
}

/** The rows must be locked, and the actor allowed to put back each. */
export async function undeletePosts(call: Call, posts: readonly Deletable[]): Promise<void> {
  if (posts.length === 0) return;
  const { actor, db, now } = call;
  const neighbourhoodIds = await setUndeleted(db, posts, now);
  await recordPosts(call, "publishing.undelete", posts, (post) => ({ new: { state: stateOf(post) } }));
  for (const { id, type, publishedAt } of posts) {
    if (publishedAt && type === "urgent" && isFresh(publishedAt, now)) await call.enqueue(alertReached, { postId: id });
  }
  await tellModerators(call, await reopenGone(db, posts));
  await tellOfDeletion({ ...call, network: actor.network }, posts, "datesRestored");
  await settleRestored({ ...call, network: actor.network }, posts);
  await tellReaders({ ...call, network: actor.network }, neighbourhoodIds);
  await tellColleagues(call);
}

/** Of cases that no longer wait, or wait again. */
async function tellModerators({ announce, actor: { network, organisation } }: Call, cases: string[]): Promise<void> {
  if (cases.length > 0) await announce("conversations", { networkId: network.id, organisationId: organisation.id });
}

const tellColleagues = ({ announce, actor: { network, organisation } }: Call) =>
  announce("publishing", { networkId: network.id, organisationId: organisation.id });
