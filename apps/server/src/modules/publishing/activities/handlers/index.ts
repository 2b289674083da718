/** Routes about the dates of activities, and who attends. */

import { dateHandlers } from "../../publication/handlers/activity-dates.ts";
import { attendanceHandlers } from "./attendance.ts";
import { attendeeHandlers } from "./attendees.ts";

export const activityHandlers = { ...attendanceHandlers, ...dateHandlers, ...attendeeHandlers };
