/** A post, as a colleague of its organisation sees it. */
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { findPost } from "./store/posts.ts";
import { viewPost } from "./views.ts";

/** Refuses with `not_found`. */
export async function loadPost(call: Pick<RouteCall<Staff>, "db" | "actor" | "now">, postId: string) {
  const { db, actor } = call;
  return viewPost(call, (await findPost(db, actor.organisation.id, postId)) ?? refuse("not_found"));
}
