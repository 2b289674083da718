/** Live posts that belong to one thing, newest first, along an index that is kept in this order. */
import type { PostKind } from "@stoep/contract/publishing";
import type { Actor } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { followedIn, mayReadAround } from "./followers.ts";
import { selectReadPosts, type Viewer } from "./read-posts.ts";

export interface LinkedFilter {
  linkKind: string;
  linkId: string;
  part?: string | undefined;
  kind?: PostKind | undefined;
}

/** Of those that the reader may read: also of neighbourhoods that a resident only follows. */
export function selectLinkedPosts(
  db: Db,
  { actor, viewer }: { actor: Actor; viewer: Viewer },
  { linkKind, linkId, part, kind }: LinkedFilter,
  paging: { place: PageCursor | null; limit: number },
) {
  return selectReadPosts(db, viewer)
    .where("post.linkKind", "=", linkKind)
    .where("post.linkId", "=", linkId)
    .$if(part !== undefined, (query) => query.where("post.linkPart", "=", part ?? ""))
    .$if(kind !== undefined, (query) => query.where("post.kind", "=", kind ?? "message"))
    .where((eb) => mayReadAround(eb, actor))
    .select((eb) => followedIn(eb, actor).as("followedIn"))
    .$call((query) => inPages(query, ["post.publishedAt", "post.id"], "desc", paging));
}
