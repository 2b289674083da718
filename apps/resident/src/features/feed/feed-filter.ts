import type { FeedItem, FeedKind } from "@stoep/contract/feed";
import type { Theme } from "@stoep/contract/publishing";

/** How the reader filters the feed. */
export interface FeedFilter {
  kind?: FeedKind;
  theme?: Theme;
}

/** Kept in the address, so that it survives a reload. parts/feed-filters.tsx removes unknown values. */
export function readFeedFilter(search: string): FeedFilter {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([key]) => /^(kind|theme)$/.test(key)));
}

export function matchesFilter({ kind, theme }: FeedFilter, item: FeedItem): boolean {
  const of = item.kind === "post" ? item.post : { kind: "shout", theme: item.shout.theme, secondTheme: null };
  return (!kind || of.kind === kind) && (!theme || [of.theme, of.secondTheme].includes(theme));
}
