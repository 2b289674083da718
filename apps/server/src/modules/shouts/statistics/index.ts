/** Counts of shouts by month and how long they took, updated with each change; the figures of a period, on screen and as files. */
export { figureHandlers } from "./handlers.ts";
export { type CountedMoments, countMonths } from "./store/month-counters.ts";
export { recountMonths } from "./store/month-recount.ts";
