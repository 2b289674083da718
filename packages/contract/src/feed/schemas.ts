import { z } from "zod";
import { pageOf } from "../kernel/index.ts";
import { ReadPost } from "../publishing/index.ts";

/** An item of the feed. Later kinds (shouts, activities) join the union. */
export const FeedItem = z.object({ kind: z.literal("post"), post: ReadPost });
export type FeedItem = z.infer<typeof FeedItem>;
export const FeedPage = pageOf(FeedItem);
export type FeedPage = z.infer<typeof FeedPage>;
/** `isComplete`: there are no others in between. */
export const FeedIds = z.object({
  posts: z.array(ReadPost.pick({ id: true, version: true })),
  isComplete: z.boolean(),
});
export type FeedIds = z.infer<typeof FeedIds>;
/** Fifty pages. */
export const mostFeedIds = 1000;
/** S1 §9 */
export const feedPageSize = 20;
