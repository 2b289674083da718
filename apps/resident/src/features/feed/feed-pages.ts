/** Pure functions: which messages are new, and how a fresh first page is merged into the loaded pages. */
import { type FeedIds, type FeedItem, type FeedPage, feedPageSize } from "@stoep/contract/feed";

const idsOf = (pages: readonly FeedPage[]) => new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)));

/** Messages that came after the newest one shown. */
export function countNew(pages: readonly FeedPage[], fresh: FeedPage): number {
  const shown = idsOf(pages);
  const newest = pages[0]?.items[0]?.at ?? "";
  return fresh.items.filter(({ id, at }) => !shown.has(id) && at >= newest).length;
}

/**
 * The pages updated from the fresh first page: changed messages in place, deleted ones removed. New ones are left out, so that nothing
 * moves while the reader is reading.
 */
export function mergeFirstPage(pages: FeedPage[], fresh: FeedPage): FeedPage[] {
  const known = new Map(fresh.items.map((item) => [item.id, item]));
  const oldest = fresh.next === null ? "" : (fresh.items.at(-1)?.at ?? "");
  return pages.map((page) => ({
    ...page,
    items: page.items.filter(({ id, at }) => known.has(id) || at <= oldest).map((item) => known.get(item.id) ?? item),
  }));
}

/** The loaded messages below the fresh first page, and the part of the feed that they cover; null if there are none. */
export function findLoadedBelow(pages: readonly FeedPage[], fresh: FeedPage) {
  if (fresh.next === null) return null;
  const above = idsOf([fresh]);
  const items = pages.flatMap((page) => page.items.map(versionOf)).filter(({ id }) => !above.has(id));
  const until = pages.at(-1)?.next;
  return items.length > 0 ? { items, places: { cursor: fresh.next, until: until ?? undefined } } : null;
}

type LoadedVersions = FeedIds["items"];

const versionOf = (item: FeedItem): LoadedVersions[number] => (item.kind === "post" ? item.post : item.shout);

/** Ids of `loaded` messages that now have another version: as many as one request returns, the newest first. */
export function changedIds(loaded: LoadedVersions, present: LoadedVersions): string[] {
  const versions = new Map(present.map(({ id, version }) => [id, version]));
  const changed = loaded.filter(({ id, version }) => (versions.get(id) ?? version) !== version);
  return changed.slice(0, feedPageSize).map(({ id }) => id);
}

/** The pages with these messages in place of their earlier versions. */
export function replaceItems(pages: FeedPage[], items: readonly FeedItem[]): FeedPage[] {
  const known = new Map(items.map((item) => [item.id, item]));
  return pages.map((page) => ({
    ...page,
    items: page.items.map((item) => ({ ...(known.get(item.id) ?? item), at: item.at })),
  }));
}

/** The pages without those of the `loaded` messages that are no longer `present`. */
export function removeMissing(pages: FeedPage[], loaded: LoadedVersions, present: LoadedVersions): FeedPage[] {
  const there = new Set(present.map(({ id }) => id));
  const gone = new Set(loaded.map(({ id }) => id).filter((id) => !there.has(id)));
  if (gone.size === 0) return pages;
  return pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => !gone.has(id)) }));
}
