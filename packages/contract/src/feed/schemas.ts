import { z } from "zod";
import { Id, Instant, pageOf } from "../kernel/index.ts";
import { ReadPost } from "../publishing/index.ts";
import { ShoutCard } from "../shouts/index.ts";
import { readableKinds } from "./values.ts";

/** A resident's filter of the feed: messages, activities or vacancies of organisations, or neighbours' messages. */
export const FeedKind = z.enum(readableKinds);
export type FeedKind = z.infer<typeof FeedKind>;

/** The place in the feed: the time since which the item is in it, and its id. S2 §3 */
const place = { id: Id, at: Instant };
/** An organisation's post, of any kind, or a neighbour's message. */
export const FeedItem = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("post"), ...place, post: ReadPost }),
  z.object({ kind: z.literal("shout"), ...place, shout: ShoutCard }),
]);
export type FeedItem = z.infer<typeof FeedItem>;
export const FeedPage = pageOf(FeedItem);
export type FeedPage = z.infer<typeof FeedPage>;
/** `isComplete`: there are no other items in between. */
export const FeedIds = z.object({
  items: z.array(ReadPost.pick({ id: true, version: true })),
  isComplete: z.boolean(),
});
export type FeedIds = z.infer<typeof FeedIds>;
/** Fifty pages. */
export const mostFeedIds = 1000;
/** S1 §9 */
export const feedPageSize = 20;
