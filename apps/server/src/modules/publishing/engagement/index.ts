/** Who saw a message and what they did with it: the figures of one message and of all, their roll-up, report and spreadsheet. S1 §9 */
import { overviewHandlers } from "./handlers/overview.ts";
import { statisticsHandlers } from "./handlers/statistics.ts";
import { viewHandlers } from "./handlers/views.ts";
import { rollUpFresh, rollUpHourly } from "./roll-up.ts";

export { rollUpSince } from "./roll-up.ts";
export { curveOfPeople, curveStepSeconds } from "./rules.ts";
export { listOwnViews, type OwnView } from "./store/seen-posts.ts";
export { countLoadedViews } from "./store/view-counts.ts";

export const engagementHandlers = { ...viewHandlers, ...statisticsHandlers, ...overviewHandlers };
export const engagementJobs = [rollUpFresh, rollUpHourly];
