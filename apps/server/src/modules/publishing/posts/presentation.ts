/** A post, as a colleague of its organisation sees it. */
import type { Post } from "@stoep/contract/publishing";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { listLinks } from "../links/index.ts";
import { findPost, type StoredPost } from "./store/posts.ts";
import { viewPost } from "./views.ts";

type Scope = Pick<RouteCall<Staff>, "db" | "actor" | "now" | "language" | "provided">;

/** With the name of what it belongs to. */
export async function presentPost(call: Scope, post: StoredPost): Promise<Post> {
  const linkedOf = await listLinks(call, [post]);
  return viewPost({ ...call, linked: linkedOf(post) }, post);
}

/** Refuses with `not_found`. */
export async function loadPost(call: Scope, postId: string): Promise<Post> {
  const { db, actor } = call;
  return presentPost(call, (await findPost(db, actor.organisation.id, postId)) ?? refuse("not_found"));
}
