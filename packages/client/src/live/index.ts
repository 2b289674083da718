/**
 * The live stream: `listen` reads it and reports which capabilities have changed, once for changes close together. What follows is up
 * to the app: one refetches its queries, the other notifies its screens.
 */
export { type Heard, listen } from "./listen.ts";
export { gathered, topicOf } from "./topics.ts";
export { useClosing } from "./use-closing.ts";
