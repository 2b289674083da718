import type { FeedItem, FeedKind } from "@stoep/contract/feed";
import type { Theme } from "@stoep/contract/publishing";

/** To what the reader limits the feed. */
export interface FeedFilter {
  kind?: FeedKind;
  theme?: Theme;
}

/** From the address, so that it survives a reload. parts/filters.tsx removes what does not exist. */
export function readFeedFilter(search: string): FeedFilter {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([key]) => /^(kind|theme)$/.test(key)));
}

export function matchesFilter({ kind, theme }: FeedFilter, item: FeedItem): boolean {
  const of = item.kind === "post" ? item.post : { kind: "shout", theme: item.shout.theme, secondTheme: null };
  return (!kind || of.kind === kind) && (!theme || [of.theme, of.secondTheme].includes(theme));
}
