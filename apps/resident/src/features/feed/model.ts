/** Pure: what is new, and how a fresh first page goes into what stands on the screen. */
import type { FeedPage } from "@stoep/contract/feed";

const idsOf = (pages: readonly FeedPage[]) => new Set(pages.flatMap(({ items }) => items.map(({ post }) => post.id)));

/** Messages that came after the newest one shown. */
export function countNew(pages: readonly FeedPage[], fresh: FeedPage): number {
  const shown = idsOf(pages);
  const newest = pages[0]?.items[0]?.post.publishedAt ?? "";
  return fresh.items.filter(({ post }) => !shown.has(post.id) && post.publishedAt >= newest).length;
}

/**
 * The pages with what the fresh first page knows better: changed messages in their place, deleted ones gone. New ones stay
 * out, so that nothing moves under the reader's eyes.
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
