/** What the feed loads after its first screen, in one file: the feed's own file would have to name every additional one. */
export * from "./feed-refresh.ts";
export { FeedControls } from "./parts/feed-controls.tsx";
