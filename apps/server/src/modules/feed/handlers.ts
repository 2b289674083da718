import { type FeedItem, type FeedKind, feed, feedPageSize, mostFeedIds } from "@stoep/contract/feed";
import type { Theme } from "@stoep/contract/publishing";
import type { Resident } from "#kernel/actor.ts";
import type { Context, ReaderScope } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, type PageCursor, readPageCursor } from "#kernel/page.ts";
import { type ReadLinks, readLinks, viewerOf, viewReadPost } from "#modules/publishing/index.ts";
import { listShoutsById, listShoutVersions, shoutsForFeed, viewShoutCard } from "#modules/shouts/index.ts";
import { listFeedPage, listFeedPosts, listPostVersions } from "./store.ts";

const listShoutPage = shoutsForFeed(feedPageSize);

export const feedHandlers = handle(feed, {
  async getFeed(call) {
    const { kind = null, theme = null, cursor } = call.query;
    const place = readPageCursor(cursor);
    const [posts, shouts] = await Promise.all([
      kind === "shout" ? [] : pageOfPosts(call, place, { kind, theme }),
      kind === null || kind === "shout" ? pageOfShouts(call, place, theme) : [],
    ]);
    const { page, next } = cutPage(newestFirst([...posts, ...shouts]), feedPageSize, ({ at, id }) => [at, id]);
    return { items: page.map(({ view }) => view()), next };
  },

  async getFeedIds({ query, actor, db, now }) {
    const [place, until] = [readPageCursor(query.cursor), readPageCursor(query.until)];
    const [posts, shouts] = await Promise.all([
      listPostVersions(db, actor, place, until),
      listShoutVersions(db, actor, place, until, mostFeedIds + 1),
    ]);
    const rows = newestFirst([
      ...posts.map(({ postId, version, liveAt }) => ({ id: postId, version, at: liveAt ?? now })),
      ...shouts.map(({ id, version, createdAt }) => ({ id, version, at: createdAt })),
    ]);
    const items = rows.slice(0, mostFeedIds).map(({ id, version }) => ({ id, version }));
    return { items, isComplete: rows.length <= mostFeedIds };
  },

  async getFeedItems(call) {
    const { actor, db, language, now, query } = call;
    const [posts, shouts] = await Promise.all([
      listFeedPosts(db, viewerOf(actor, language), actor, query.id),
      listShoutsById(db, actor, query.id),
    ]);
    const links = await readLinks(call, posts);
    const items = [
      ...posts.map((row) => itemOfPost({ ...call, links }, row, row.publishedAt ?? now)),
      ...shouts.map((row) => itemOfShout(call, row)),
    ];
    return { items };
  },
});

type FeedCall = ReaderScope<Resident> & Pick<Context, "provided">;

async function pageOfPosts(
  call: FeedCall,
  place: PageCursor | null,
  wanted: { kind: Exclude<FeedKind, "shout"> | null; theme: Theme | null },
) {
  const { actor, db, language, now } = call;
  const { neighbourhoodId, streetId, residentKind, followedIds } = actor;
  const viewer = { ...viewerOf(actor, language), neighbourhoodId, streetId, residentKind, followedIds };
  const rows = await listFeedPage(db, viewer, place, wanted);
  const links = await readLinks(call, rows);
  return rows.map((row) => {
    const at = row.liveAt ?? now;
    return { at, id: row.id, view: () => itemOfPost({ ...call, links }, row, at) };
  });
}

const pageOfShouts = async (call: ReaderScope<Resident>, place: PageCursor | null, theme: Theme | null) =>
  (await listShoutPage(call.db, call.actor, place, theme)).map((row) => ({
    at: row.createdAt,
    id: row.id,
    view: () => itemOfShout(call, row),
  }));

const itemOfPost = (
  { actor, now, links }: ReaderScope<Resident> & { links: ReadLinks },
  row: Parameters<typeof viewReadPost>[0],
  at: Date,
): FeedItem => ({
  kind: "post",
  id: row.id,
  at: at.toISOString(),
  post: viewReadPost(row, { network: actor.network, actor, now, links }),
});

const itemOfShout = (call: ReaderScope<Resident>, row: Parameters<typeof viewShoutCard>[0]): FeedItem => ({
  kind: "shout",
  id: row.id,
  at: row.createdAt.toISOString(),
  shout: viewShoutCard(row, call),
});

/** Newest first; items of the same time by id, as both statements order them. */
const newestFirst = <T extends { at: Date; id: string }>(rows: T[]): T[] =>
  rows.sort((one, other) => other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1));
