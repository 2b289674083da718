import type { FeedItem, FeedKind } from "@stoep/contract/feed";
import type { Theme } from "@stoep/contract/publishing";

/** To what the reader limits the feed. */
export interface Wanted {
  kind?: FeedKind;
  theme?: Theme;
}

/** From the address, so that it survives a reload. parts/filters.tsx removes what does not exist. */
export function wantedIn(search: string): Wanted {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([key]) => /^(kind|theme)$/.test(key)));
}

export function isWanted({ kind, theme }: Wanted, item: FeedItem): boolean {
  const of = item.kind === "post" ? item.post : { kind: "shout", theme: item.shout.theme, secondTheme: null };
  return (!kind || of.kind === kind) && (!theme || [of.theme, of.secondTheme].includes(theme));
}
