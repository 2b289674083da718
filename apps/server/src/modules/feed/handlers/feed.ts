import { feed, feedPageSize, mostFeedIds } from "@stoep/contract/feed";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { viewerOf, viewReading } from "#modules/publishing/index.ts";
import { listFeedIds, listFeedPage, listFeedPosts } from "../store/feed.ts";

export const feedHandlers = handle(feed, {
  async getFeed({ query, actor, db, now, language }) {
    const { neighbourhoodId, streetId, residentKind, followedIds } = actor;
    const viewer = { ...viewerOf(actor, language), neighbourhoodId, streetId, residentKind, followedIds };
    const wanted = { kind: query.kind ?? null, theme: query.theme ?? null };
    const rows = await listFeedPage(db, viewer, readPageCursor(query.cursor), wanted);
    const { page, next } = cutPage(rows, feedPageSize, ({ liveAt, id }) => [liveAt ?? now, id]);
    const context = { network: actor.network, actor, now };
    return { items: page.map((row) => ({ kind: "post" as const, post: viewReading(row, context) })), next };
  },

  async getFeedIds({ query, actor, db }) {
    const rows = await listFeedIds(db, actor, readPageCursor(query.cursor), readPageCursor(query.until));
    const posts = rows.map(({ postId, version }) => ({ id: postId, version }));
    return { posts: posts.slice(0, mostFeedIds), isComplete: posts.length <= mostFeedIds };
  },

  async getFeedPosts({ query, actor, db, now, language }) {
    const rows = await listFeedPosts(db, viewerOf(actor, language), actor, query.id);
    const context = { network: actor.network, actor, now };
    return { items: rows.map((row) => ({ kind: "post" as const, post: viewReading(row, context) })) };
  },
});
