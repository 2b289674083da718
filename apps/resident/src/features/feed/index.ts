/**
 * What reached a resident, read together and newest first.
 */
export { FeedScreen } from "./screens/feed-screen.tsx";
