/** Pure functions: what is new, and how a fresh first page is merged into what is on the screen. */
import type { FeedPage } from "@stoep/contract/feed";

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
  const ids = [...idsOf(pages)].filter((id) => !above.has(id));
  const until = pages.at(-1)?.next;
  return ids.length > 0 ? { ids, places: { cursor: fresh.next, ...(until ? { until } : {}) } } : null;
}

/** The pages without those of `ids` that are no longer `present`. */
export function without(pages: FeedPage[], ids: readonly string[], present: readonly string[]): FeedPage[] {
  const there = new Set(present);
  const gone = new Set(ids.filter((id) => !there.has(id)));
  if (gone.size === 0) return pages;
  return pages.map((page) => ({ ...page, items: page.items.filter(({ post }) => !gone.has(post.id)) }));
}
