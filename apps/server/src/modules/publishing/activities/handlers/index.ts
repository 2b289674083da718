/** Routes about the dates of activities, and the calendars that show them. */

import { calendarHandlers } from "../../calendar/handlers.ts";
import { attendanceHandlers } from "./attendance.ts";
import { attendeeHandlers } from "./attendees.ts";
import { dateHandlers } from "./dates.ts";

export const activityHandlers = { ...attendanceHandlers, ...dateHandlers, ...attendeeHandlers, ...calendarHandlers };
