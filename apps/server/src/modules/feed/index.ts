/**
 * What is read together: everything that reached a resident, newest first, twenty at a time, each in their language. Owns no
 * tables: it reads those of earlier capabilities in one statement. `selectFeedPage` is that statement, for measuring it. S1 §9
 */
import { feed } from "@stoep/contract/feed";
import { implement } from "#kernel/module.ts";
import { handlers } from "./handlers.ts";

export { type FeedViewer, selectFeedPage } from "./store.ts";

export const module = implement(feed, handlers);
