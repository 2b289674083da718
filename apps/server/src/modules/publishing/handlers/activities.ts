/** Routes about the dates of activities, and the calendars that show them. */
import { attendingHandlers } from "./attending.ts";
import { calendarHandlers } from "./calendars.ts";
import { comingHandlers } from "./coming.ts";
import { dateHandlers } from "./dates.ts";

export const activityHandlers = { ...attendingHandlers, ...dateHandlers, ...comingHandlers, ...calendarHandlers };
