/** What the feed does not need for its first screen, in one file: each file more would be named in the feed's own. */
export * from "./feed-refresh.ts";
export { FeedControls } from "./parts/feed-controls.tsx";
