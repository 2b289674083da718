import { z } from "zod";
import { pageOf } from "../kernel/index.ts";
import { ReadPost } from "../publishing/index.ts";

/** What is read together. Later kinds (shouts, activities) join the union. */
export const FeedItem = z.object({ kind: z.literal("post"), post: ReadPost });
export type FeedItem = z.infer<typeof FeedItem>;
export const FeedPage = pageOf(FeedItem);
export type FeedPage = z.infer<typeof FeedPage>;
/** S1 §9 */
export const feedPageSize = 20;
