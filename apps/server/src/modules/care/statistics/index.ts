/**
 * Figures about an organisation's tickets, members and helpers: counters beside the menu, the overview of tickets, the statistics of
 * a period, with one definition for the screen, the file and the report, and the map by neighbourhood. S2 §2
 */
import { mapHandlers } from "./handlers/map.ts";
import { overviewHandlers } from "./handlers/overview.ts";
import { periodStatisticsHandlers } from "./handlers/statistics.ts";

export const careStatisticsHandlers = { ...overviewHandlers, ...periodStatisticsHandlers, ...mapHandlers };
