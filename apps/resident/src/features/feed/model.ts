/** Pure functions: what is new, and how a fresh first page is merged into what is on the screen. */
import { type FeedIds, type FeedItem, type FeedPage, feedPageSize } from "@stoep/contract/feed";

const idsOf = (pages: readonly FeedPage[]) => new Set(pages.flatMap(({ items }) => items.map(({ post }) => post.id)));

/** Messages that came after the newest one shown. */
export function countNew(pages: readonly FeedPage[], fresh: FeedPage): number {
  const shown = idsOf(pages);
  const newest = pages[0]?.items[0]?.post.publishedAt ?? "";
  return fresh.items.filter(({ post }) => !shown.has(post.id) && post.publishedAt >= newest).length;
}

/**
 * The pages updated from the fresh first page: changed messages in place, deleted ones removed. New ones are left out, so that
 * nothing moves while the reader is reading.
 */
export function renewed(pages: FeedPage[], fresh: FeedPage): FeedPage[] {
  const known = new Map(fresh.items.map((item) => [item.post.id, item]));
  const oldest = fresh.next === null ? "" : (fresh.items.at(-1)?.post.publishedAt ?? "");
  return pages.map((page) => ({
    ...page,
    items: page.items
      .filter(({ post }) => known.has(post.id) || post.publishedAt <= oldest)
      .map((item) => known.get(item.post.id) ?? item),
  }));
}

/** What is loaded below the fresh first page, and between which places of the feed it is; null if there is nothing. */
export function loadedBelow(pages: readonly FeedPage[], fresh: FeedPage) {
  if (fresh.next === null) return null;
  const above = idsOf([fresh]);
  const posts = pages.flatMap(({ items }) => items.map(({ post }) => post)).filter(({ id }) => !above.has(id));
  const until = pages.at(-1)?.next;
  return posts.length > 0 ? { posts, places: { cursor: fresh.next, ...(until ? { until } : {}) } } : null;
}

type Loaded = FeedIds["posts"];

/** Ids of the `loaded` messages that have another version now; not more than one request returns, the newest first. */
export function changedOf(loaded: Loaded, present: Loaded): string[] {
  const versions = new Map(present.map(({ id, version }) => [id, version]));
  const changed = loaded.filter(({ id, version }) => (versions.get(id) ?? version) !== version);
  return changed.slice(0, feedPageSize).map(({ id }) => id);
}

/** The pages with these messages in place of their earlier versions. */
export function replaced(pages: FeedPage[], items: readonly FeedItem[]): FeedPage[] {
  const known = new Map(items.map((item) => [item.post.id, item]));
  return pages.map((page) => ({ ...page, items: page.items.map((item) => known.get(item.post.id) ?? item) }));
}

/** The pages without those of `loaded` that are no longer `present`. */
export function without(pages: FeedPage[], loaded: Loaded, present: Loaded): FeedPage[] {
  const there = new Set(present.map(({ id }) => id));
  const gone = new Set(loaded.map(({ id }) => id).filter((id) => !there.has(id)));
  if (gone.size === 0) return pages;
  return pages.map((page) => ({ ...page, items: page.items.filter(({ post }) => !gone.has(post.id)) }));
}
