import { z } from "zod";
import { Id, Instant, pageOf } from "../kernel/index.ts";
import { PostKind, ReadPost } from "../publishing/index.ts";
import { ShoutCard } from "../shouts/index.ts";

/** To what a resident limits the feed: messages, activities or vacancies of organisations, or what neighbours wrote. */
export const FeedKind = z.enum([...PostKind.options, "shout"]);
export type FeedKind = z.infer<typeof FeedKind>;

/** Its place in the feed: since when it is there, and its id. S2 §3 */
const place = { id: Id, at: Instant };
/** What an organisation sent, whose kind the post says, or what a neighbour wrote. */
export const FeedItem = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("post"), ...place, post: ReadPost }),
  z.object({ kind: z.literal("shout"), ...place, shout: ShoutCard }),
]);
export type FeedItem = z.infer<typeof FeedItem>;
export const FeedPage = pageOf(FeedItem);
export type FeedPage = z.infer<typeof FeedPage>;
/** `isComplete`: there are no others in between. */
export const FeedIds = z.object({
  items: z.array(ReadPost.pick({ id: true, version: true })),
  isComplete: z.boolean(),
});
export type FeedIds = z.infer<typeof FeedIds>;
/** Fifty pages. */
export const mostFeedIds = 1000;
/** S1 §9 */
export const feedPageSize = 20;
