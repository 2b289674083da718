import { publishing, youTubeId } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { changePost } from "../change.ts";
import { cleanContent } from "../content.ts";
import { readNumberCursor } from "../cursors.ts";
import { deletePosts } from "../delete.ts";
import { deleteVerdict, saveVerdict, verdicts, writeVerdict } from "../policy.ts";
import { loadPost } from "../presentation.ts";
import { savePost } from "../save.ts";
import { lockOwnPosts } from "../store/deletion.ts";
import { isOwnPost, lockPost } from "../store/posts.ts";
import { findOwnAlert } from "../store/recipients.ts";
import { listVersions as findVersions } from "../store/versions.ts";
import { viewPost, viewVersion } from "../views.ts";

export const editHandlers = handle(publishing, {
  async getPost(call) {
    return loadPost(call, call.params.postId);
  },

  async createPost(call) {
    const { body, actor, db, now, announce } = call;
    const { organisation, accountId, network } = actor;
    ensure(writeVerdict(actor, body));
    ensure(saveVerdict(actor, body.neighbourhoodIds));
    const id = newId();
    const saved = await savePost(
      db,
      { id, organisationId: organisation.id, accountId, now, timeZone: network.timeZone },
      cleanContent(body),
    );
    await announce("publishing", { networkId: network.id, organisationId: organisation.id });
    return saved ? viewPost(call, { ...saved, createdByName: actor.name }) : loadPost(call, id);
  },

  async createFollowUp(call) {
    const { params, body, actor, db, now, announce } = call;
    const { organisation, accountId, network } = actor;
    const alert = (await findOwnAlert(db, organisation.id, params.postId)) ?? refuse("not_found");
    if (alert.type !== "urgent" || !alert.publishedAt) refuse("not_allowed");
    ensure(saveVerdict(actor, body.post.neighbourhoodIds));
    const id = newId();
    // A follow-up of a follow-up also belongs to the first alert.
    const follows = { followsId: alert.followsId ?? alert.id, followUp: body.kind };
    const author = { id, organisationId: organisation.id, accountId, now, timeZone: network.timeZone, follows };
    await savePost(db, author, cleanContent({ ...body.post, kind: "message", type: "urgent" }));
    await announce("publishing", { networkId: network.id, organisationId: organisation.id });
    return loadPost(call, id);
  },

  async updatePost(call) {
    const { params, body, actor, db } = call;
    const { organisation } = actor;
    const before = (await lockPost(db, organisation.id, params.postId)) ?? refuse("not_found");
    ensure(verdicts(actor, before).edit);
    if (before.version !== body.version) refuse("changed_meanwhile");
    ensure(writeVerdict(actor, { ...body.post, kind: before.kind }));
    ensure(saveVerdict(actor, body.post.neighbourhoodIds, before));
    if (before.followsId && body.post.type !== "urgent") refuse("invalid_input", { "post.type": "invalid" });
    await changePost(call, before, cleanContent(body.post));
    return loadPost(call, before.id);
  },

  async deletePost(call) {
    const { params, actor, db } = call;
    const [post] = await lockOwnPosts(db, actor.organisation.id, [params.postId]);
    if (!post) refuse("not_found");
    ensure(deleteVerdict(actor, post));
    await deletePosts(call, [post]);
    return { done: true };
  },

  async listVersions({ params, query, actor, db }) {
    if (!(await isOwnPost(db, actor.organisation.id, params.postId))) refuse("not_found");
    const size = 20;
    const rows = await findVersions(db, params.postId, readNumberCursor(query.cursor), size + 1);
    const items = rows.slice(0, size).map(viewVersion);
    return { items, next: rows.length > size ? String(items.at(-1)?.version) : null };
  },

  async checkVideoUrl({ query }) {
    return { videoId: youTubeId(query.url) };
  },
});
