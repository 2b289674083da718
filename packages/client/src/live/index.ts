/**
 * The live stream: `listen` reads it and reports which capabilities have changed, once for changes close together. What follows is up
 * to the app: one refetches its queries, the other notifies its screens.
 */
export { type LiveHandlers, listen } from "./listen.ts";
export { collectTopics, topicOf } from "./topics.ts";
export { usePollClose } from "./use-poll-close.ts";
