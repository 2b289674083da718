import { feed, feedPageSize } from "@stoep/contract/feed";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { viewerOf, viewReading } from "#modules/publishing/index.ts";
import { listFeedPage } from "./store.ts";

export const handlers = handle(feed, {
  async getFeed({ query, actor, db, now, language }) {
    const { neighbourhoodId, streetId, residentKind } = actor;
    const viewer = { ...viewerOf(actor, language), neighbourhoodId, streetId, residentKind };
    const rows = await listFeedPage(db, viewer, readPageCursor(query.cursor));
    const { page, next } = cutPage(rows, feedPageSize, ({ liveAt, id }) => [liveAt ?? now, id]);
    const context = { network: actor.network, actor, now };
    return { items: page.map((row) => ({ kind: "post" as const, post: viewReading(row, context) })), next };
  },
});
