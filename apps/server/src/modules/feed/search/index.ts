/** One search over what each capability finds, and the spellings of its words. */
export { searchHandlers } from "./handlers.ts";
export type { Searcher } from "./searchers.ts";
export { collectTitleWords } from "./title-words.ts";
