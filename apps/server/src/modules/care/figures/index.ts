/**
 * What the tickets, members and helpers of an organisation add up to: counters beside the menu, the overview of tickets. S2 §2
 */
import { overviewHandlers } from "./overview.ts";

export const figureHandlers = { ...overviewHandlers };
