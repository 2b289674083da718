/** Messages, activities and vacancies in the list of an organisation's messages. */
import type { PostKind } from "@stoep/contract/publishing";
import type { InboxKind } from "../inbox/index.ts";
import { countPostsOf } from "./store/counters.ts";

export const postsInInbox = {
  message: { feature: "messages", count: countPostsOf("message") },
  activity: { feature: "activities", count: countPostsOf("activity") },
  vacancy: { feature: "vacancies", count: countPostsOf("vacancy") },
} satisfies Record<PostKind, InboxKind>;
