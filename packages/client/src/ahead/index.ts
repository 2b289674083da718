/**
 * What a page asks for before its app has loaded: the token, the session and what the first screen shows, beside the files of code. The
 * app takes each answer once in place of a request of its own.
 */
export { type Plan, prefetchFirstScreen, type SourceOf } from "./prefetch.ts";
export { dropPrefetched, takePrefetched } from "./prefetched.ts";
