/**
 * What is read together: the feed of everything that reached a resident, newest first, twenty items at a time, each in their
 * language; the agenda, dates of activities in order of start; the search over everything and the map of everything with a place, to
 * which each capability adds its part. It reads tables of earlier capabilities, and owns only the words of titles, with which mistyped words are compared.
 * `selectFeedPage` is exported so that it can be measured. S1 §9
 */
import { feed } from "@stoep/contract/feed";
import { defineCapability, implement } from "#kernel/module.ts";
import { agendaHandlers } from "./agenda/index.ts";
import { feedHandlers } from "./handlers.ts";
import { mapHandlers } from "./map/index.ts";
import { placesOfWords } from "./places-of-words.ts";
import { collectTitleWords, searchHandlers } from "./search/index.ts";

export type { MapPart } from "./map/index.ts";
export type { Searcher } from "./search/index.ts";
export { type FeedViewer, selectFeedPage } from "./store.ts";

export const capability = defineCapability({
  module: implement(feed, { ...feedHandlers, ...agendaHandlers, ...searchHandlers, ...mapHandlers }),
  jobs: [collectTitleWords],
  placesOfWords,
});
