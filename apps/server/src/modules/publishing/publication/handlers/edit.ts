import { publishing } from "@stoep/contract/publishing";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import {
  cleanContent,
  deleteVerdict,
  loadPost,
  lockPost,
  saveVerdict,
  verdicts,
  writeVerdict,
} from "../../posts/index.ts";
import { changePost } from "../change.ts";
import { ensureTextsConfirmed } from "../consequences.ts";
import { deletePosts } from "../delete.ts";
import { lockOwnPosts } from "../store/deletion.ts";

export const editHandlers = handle(publishing, {
  async updatePost(call) {
    const { params, body, actor, db } = call;
    const { organisation } = actor;
    const before = (await lockPost(db, organisation.id, params.postId)) ?? refuse("not_found");
    ensure(verdicts(actor, before).edit);
    if (before.version !== body.version) refuse("changed_meanwhile");
    ensure(writeVerdict(actor, { ...body.post, kind: before.kind }));
    ensure(saveVerdict(actor, body.post.neighbourhoodIds, before));
    if (before.followsId && body.post.type !== "urgent") refuse("invalid_input", { "post.type": "invalid" });
    await changePost(call, before, cleanContent(body.post), { confirmed: body.confirmed });
    return loadPost(call, before.id);
  },

  async deletePost(call) {
    const { params, query, actor, db } = call;
    const [post] = await lockOwnPosts(db, actor.organisation.id, [params.postId]);
    if (!post) refuse("not_found");
    ensure(deleteVerdict(actor, post));
    ensureTextsConfirmed(await deletePosts(call, [post]), query.confirmed);
    return { done: true };
  },
});
