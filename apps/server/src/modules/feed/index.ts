/**
 * What is read together: everything that reached a resident, newest first, twenty at a time, each in their language; and the
 * agenda, dates of activities in the order in which they begin. Owns no tables: it reads those of earlier capabilities, a page in
 * one statement. `selectFeedPage` is exported so that it can be measured. S1 §9
 */
import { feed } from "@stoep/contract/feed";
import { implement } from "#kernel/module.ts";
import { agendaHandlers } from "./handlers/agenda.ts";
import { feedHandlers } from "./handlers/feed.ts";

export { type FeedViewer, selectFeedPage } from "./store/feed.ts";

export const module = implement(feed, { ...feedHandlers, ...agendaHandlers });
