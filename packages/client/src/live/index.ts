/**
 * The live stream: `listen` reads it and says which capabilities have changed, once for changes close together. What an app
 * does then is its own matter: one asks for its queries again, the other tells its screens.
 */
export { type Heard, listen } from "./listen.ts";
export { gathered, topicOf } from "./topics.ts";
