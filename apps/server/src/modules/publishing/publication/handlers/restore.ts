/** Undoing a deletion, or a change of a live message. D §6 */

import { PostDraft, publishing } from "@stoep/contract/publishing";
import { pollKindOf } from "@stoep/contract/publishing/values";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { keptLink } from "../../links/index.ts";
import {
  cleanContent,
  contentOf,
  deleteVerdict,
  findVersion,
  loadPost,
  lockPost,
  type PostContent,
  restorableSince,
  type StoredPost,
  saveVerdict,
  scheduleOf,
  verdicts,
  writeVerdict,
} from "../../posts/index.ts";
import { changePost } from "../change.ts";
import { undeletePosts } from "../delete.ts";
import { lockDeletedPosts } from "../store/deletion.ts";

export const restoreHandlers = handle(publishing, {
  async undeletePost(call) {
    const { params, actor, db, now } = call;
    const [post] = await lockDeletedPosts(db, actor.organisation.id, [params.postId], restorableSince(now));
    if (!post) refuse("not_found");
    ensure(deleteVerdict(actor, post));
    await undeletePosts(call, [post]);
    return loadPost(call, post.id);
  },

  async restoreVersion(call) {
    const { params, body, actor, db, now } = call;
    const before = (await lockPost(db, actor.organisation.id, params.postId)) ?? refuse("not_found");
    ensure(verdicts(actor, before).edit);
    if (before.version !== body.version) refuse("changed_meanwhile");
    const { content } = (await findVersion(db, before.id, params.version)) ?? refuse("not_found");
    const earlier = restoredContent(before, PostDraft.parse(content), now);
    const restored = { ...earlier, link: await restoredLink(call, before, earlier) };
    ensure(writeVerdict(actor, restored));
    ensure(saveVerdict(actor, restored.neighbourhoodIds, before));
    const { confirmed } = body;
    await changePost(call, before, restored, { action: "publishing.restoreVersion", confirmed });
    return loadPost(call, before.id);
  },
});

/** What it belonged to, if residents can still open that and the editor may choose it; else what it belongs to now. */
async function restoredLink(call: StaffCall, before: StoredPost, { link }: PostContent) {
  const kept = await keptLink(call, link, { openAt: call.now, isChosen: true });
  return kept === null && link !== null ? contentOf(before).link : kept;
}

/**
 * The old content, except what must stay: present files, because removed ones are deleted; the options that were voted on; a closing
 * time that has passed; and an activity's dates.
 */
function restoredContent(before: StoredPost, earlier: PostContent, now: Date): PostContent {
  const current = contentOf(before);
  const { images, attachmentIds, type, options, pollClosesAt, activity } = current;
  const alts = new Map(earlier.images.map(({ id, altText }) => [id, altText]));
  const isPast = earlier.pollClosesAt !== null && new Date(earlier.pollClosesAt) <= now;
  return cleanContent({
    ...earlier,
    images: images.map(({ id, altText }) => ({ id, altText: alts.get(id) ?? altText })),
    attachmentIds,
    activity: earlier.activity && activity && { ...earlier.activity, ...scheduleOf(activity) },
    ...(before.votes > 0 && pollKindOf(type) && { type, options }),
    ...(isPast && { pollClosesAt }),
  });
}
