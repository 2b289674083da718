import { publishing, youTubeId } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { changePost } from "../changing.ts";
import { cleaned } from "../content.ts";
import { deletePosts } from "../deleting.ts";
import { readNumberCursor } from "../page.ts";
import { deleteVerdict, saveVerdict, verdicts, writeVerdict } from "../policy.ts";
import { savePost } from "../saving.ts";
import { findAlertOf } from "../store/alerts.ts";
import { lockOwn } from "../store/deleting.ts";
import { findPost, isOwn, lockPost } from "../store/posts.ts";
import { listVersions as findVersions } from "../store/versions.ts";
import { viewPost, viewVersion } from "../views.ts";

/** Refuses with `not_found`. */
export async function show(call: Pick<RouteCall<Staff>, "db" | "actor" | "now">, postId: string) {
  const { db, actor } = call;
  return viewPost(call, (await findPost(db, actor.organisation.id, postId)) ?? refuse("not_found"));
}

export const editingHandlers = handle(publishing, {
  async getPost(call) {
    return show(call, call.params.postId);
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
      cleaned(body),
    );
    await announce("publishing", { networkId: network.id, organisationId: organisation.id });
    return saved ? viewPost(call, { ...saved, createdByName: actor.name }) : show(call, id);
  },

  async createFollowUp(call) {
    const { params, body, actor, db, now, announce } = call;
    const { organisation, accountId, network } = actor;
    const alert = (await findAlertOf(db, organisation.id, params.postId)) ?? refuse("not_found");
    if (alert.type !== "urgent" || !alert.publishedAt) refuse("not_allowed");
    ensure(saveVerdict(actor, body.post.neighbourhoodIds));
    const id = newId();
    // A follow-up of a follow-up also belongs to the first alert.
    const follows = { followsId: alert.followsId ?? alert.id, followUp: body.kind };
    const author = { id, organisationId: organisation.id, accountId, now, timeZone: network.timeZone, follows };
    await savePost(db, author, cleaned({ ...body.post, kind: "message", type: "urgent" }));
    await announce("publishing", { networkId: network.id, organisationId: organisation.id });
    return show(call, id);
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
    await changePost(call, before, cleaned(body.post));
    return show(call, before.id);
  },

  async deletePost(call) {
    const { params, actor, db } = call;
    const [post] = await lockOwn(db, actor.organisation.id, [params.postId]);
    if (!post) refuse("not_found");
    ensure(deleteVerdict(actor, post));
    await deletePosts(call, [post]);
    return { done: true };
  },

  async listVersions({ params, query, actor, db }) {
    if (!(await isOwn(db, actor.organisation.id, params.postId))) refuse("not_found");
    const size = 20;
    const rows = await findVersions(db, params.postId, readNumberCursor(query.cursor), size + 1);
    const items = rows.slice(0, size).map(viewVersion);
    return { items, next: rows.length > size ? String(items.at(-1)?.version) : null };
  },

  async checkVideoUrl({ query }) {
    return { videoId: youTubeId(query.url) };
  },
});
