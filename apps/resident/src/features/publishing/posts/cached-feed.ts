/** The last loaded first page of the feed, under the name that the feed uses in the cache. */
import type { ReadPost } from "@stoep/contract/publishing";
import { type Cached, readCache } from "../../../app/index.ts";

const feedCacheName = "feed";

/** A message of the cached feed, even if it was never opened. */
export function findInCachedFeed(postId: string): Cached<ReadPost> | null {
  const kept = readCache<{ items: { post?: ReadPost }[] }>(feedCacheName);
  const post = kept?.value.items.find((item) => item.post?.id === postId)?.post;
  return kept && post ? { value: post, at: kept.at } : null;
}
