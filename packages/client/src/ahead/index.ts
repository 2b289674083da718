/**
 * What a page asks for before its app has loaded: the token, the session and what the first screen shows, beside the files of code. The
 * app takes each answer once in place of a request of its own.
 */
export { askAhead, type Plan, type SourceOf } from "./ask-ahead.ts";
export { forgetAhead, takeAhead } from "./take-ahead.ts";
