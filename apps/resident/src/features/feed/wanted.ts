import type { FeedItem } from "@stoep/contract/feed";
import type { PostKind, Theme } from "@stoep/contract/publishing";

/** To what the reader limits the feed. */
export interface Wanted {
  kind?: PostKind;
  theme?: Theme;
}

/** From the address, so that it survives a reload. parts/filters.tsx removes what does not exist. */
export function wantedIn(search: string): Wanted {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([key]) => /^(kind|theme)$/.test(key)));
}

export const isWanted = ({ kind, theme }: Wanted, { post }: FeedItem): boolean =>
  (!kind || post.kind === kind) && (!theme || [post.theme, post.secondTheme].includes(theme));
