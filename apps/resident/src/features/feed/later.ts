/** What the feed does not need for its first screen, in one file: each file more would be named in the feed's own. */
export * from "./news.ts";
export { Choices } from "./parts/choices.tsx";
