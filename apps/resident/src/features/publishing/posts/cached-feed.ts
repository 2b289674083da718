/** The first page of the feed as it was loaded last: under the name that the feed keeps it by. */
import type { ReadPost } from "@stoep/contract/publishing";
import { type Cached, readCache } from "../../../app/index.ts";

const feedCacheName = "feed";

/** One of its messages, also if it was never opened. */
export function findInCachedFeed(postId: string): Cached<ReadPost> | null {
  const kept = readCache<{ items: { post?: ReadPost }[] }>(feedCacheName);
  const post = kept?.value.items.find((item) => item.post?.id === postId)?.post;
  return kept && post ? { value: post, at: kept.at } : null;
}
