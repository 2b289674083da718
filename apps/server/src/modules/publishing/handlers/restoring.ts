/** Taking back: a deletion, or a change of a live message. D §6 */
import { PostDraft, publishing } from "@stoep/contract/publishing";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { alertReached } from "../alerts.ts";
import { changePost } from "../changing.ts";
import { cleaned, contentOf, type PostContent } from "../content.ts";
import { tellReaders } from "../live.ts";
import { recordPost } from "../log.ts";
import { deleteVerdict, saveVerdict, verdicts } from "../policy.ts";
import { isFresh, keptSince, pollKindOf, stateOf } from "../rules.ts";
import { lockDeleted, setUndeleted } from "../store/live.ts";
import { lockPost, type StoredPost } from "../store/posts.ts";
import { findVersion } from "../store/versions.ts";
import { show } from "./editing.ts";

export const restoringHandlers = handle(publishing, {
  async undeletePost(call) {
    const { params, actor, announce, db, now } = call;
    const { organisation, network } = actor;
    const post = (await lockDeleted(db, organisation.id, params.postId, keptSince(now))) ?? refuse("not_found");
    ensure(deleteVerdict(actor, post));
    const neighbourhoodIds = await setUndeleted(db, post, now);
    await recordPost(call, "publishing.undelete", post, { new: { state: stateOf(post) } });
    if (post.publishedAt && post.type === "urgent" && isFresh(post.publishedAt, now)) {
      await call.enqueue(alertReached, { postId: post.id });
    }
    await tellReaders({ announce, network }, neighbourhoodIds);
    await announce("publishing", { networkId: network.id, organisationId: organisation.id });
    return show(call, post.id);
  },

  async restoreVersion(call) {
    const { params, body, actor, db, now } = call;
    const before = (await lockPost(db, actor.organisation.id, params.postId)) ?? refuse("not_found");
    ensure(verdicts(actor, before).edit);
    if (before.version !== body.version) refuse("changed_meanwhile");
    const { content } = (await findVersion(db, before.id, params.version)) ?? refuse("not_found");
    const restored = restoredContent(before, PostDraft.parse(content), now);
    ensure(saveVerdict(actor, restored.neighbourhoodIds, before));
    await changePost(call, before, restored, "publishing.restoreVersion");
    return show(call, before.id);
  },
});

/** Files that were taken out are gone, so they stay as they are; so does what people have voted on, and a closing that has passed. */
function restoredContent(before: StoredPost, earlier: PostContent, now: Date): PostContent {
  const current = contentOf(before);
  const { images, attachmentIds, type, options, pollClosesAt } = current;
  const alts = new Map(earlier.images.map(({ id, altText }) => [id, altText]));
  const isPast = earlier.pollClosesAt !== null && new Date(earlier.pollClosesAt) <= now;
  return cleaned({
    ...earlier,
    images: images.map(({ id, altText }) => ({ id, altText: alts.get(id) ?? altText })),
    attachmentIds,
    ...(before.votes > 0 && pollKindOf(type) && { type, options }),
    ...(isPast && { pollClosesAt }),
  });
}
