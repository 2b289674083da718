/**
 * What a page requests before its app has loaded, in parallel with the scripts: the token, the session and the content of the first
 * screen. The app uses each answer once instead of sending its own request.
 */
export { type Plan, prefetchFirstScreen, type SourceOf } from "./prefetch.ts";
export { dropPrefetched, takePrefetched } from "./prefetched.ts";
