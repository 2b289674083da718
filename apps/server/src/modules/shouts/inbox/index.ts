/** Shouts as the staff of the city work with them: lists, search, counters, assignment, status, notes, prepared replies. S1 §3, §4 */
import { actHandlers } from "./handlers/acts.ts";
import { counterHandlers } from "./handlers/counters.ts";
import { readHandlers } from "./handlers/read.ts";
import { templateHandlers } from "./handlers/reply-templates.ts";

export { heldShouts } from "./held.ts";
export { changesTo, countChanges, recountAll } from "./store/counters.ts";
export { words } from "./texts.ts";

export const inboxHandlers = { ...readHandlers, ...counterHandlers, ...actHandlers, ...templateHandlers };
