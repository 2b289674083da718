import { publishing, youTubeId } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { withdrawQueued } from "#modules/notifications/index.ts";
import { changePost } from "../changing.ts";
import { cleaned } from "../content.ts";
import { tellReaders } from "../live.ts";
import { recordPost } from "../log.ts";
import { readNumberCursor } from "../page.ts";
import { saveVerdict, verdicts } from "../policy.ts";
import { stateOf } from "../rules.ts";
import { savePost } from "../saving.ts";
import { setDeleted, takeFromFeeds } from "../store/live.ts";
import { findPost, isOwn, lockPost } from "../store/posts.ts";
import { listVersions as findVersions } from "../store/versions.ts";
import { viewPost, viewVersion } from "../views.ts";

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
    ensure(saveVerdict(actor, body.neighbourhoodIds));
    const id = newId();
    const saved = await savePost(db, { id, organisationId: organisation.id, accountId, now }, cleaned(body));
    await announce("publishing", { networkId: network.id, organisationId: organisation.id });
    return saved ? viewPost(call, { ...saved, createdByName: actor.name }) : show(call, id);
  },

  async updatePost(call) {
    const { params, body, actor, db } = call;
    const { organisation } = actor;
    const before = (await lockPost(db, organisation.id, params.postId)) ?? refuse("not_found");
    ensure(verdicts(actor, before).edit);
    if (before.version !== body.version) refuse("changed_meanwhile");
    ensure(saveVerdict(actor, body.post.neighbourhoodIds, before));
    await changePost(call, before, cleaned(body.post));
    return show(call, before.id);
  },

  async deletePost(call) {
    const { params, actor, db, now, announce } = call;
    const { organisation, network } = actor;
    const post = (await lockPost(db, organisation.id, params.postId)) ?? refuse("not_found");
    ensure(verdicts(actor, post).delete);
    await setDeleted(db, post, now);
    await recordPost(call, "publishing.delete", post, { old: { state: stateOf(post) } });
    await withdrawQueued(db, post.id);
    if (stateOf(post) === "published") await tellReaders({ announce, network }, await takeFromFeeds(db, post.id));
    await announce("publishing", { networkId: network.id, organisationId: organisation.id });
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
