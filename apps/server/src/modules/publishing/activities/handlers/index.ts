/** Routes about the dates of activities, and who attends. */

import { attendanceHandlers } from "./attendance.ts";
import { attendeeHandlers } from "./attendees.ts";
import { dateHandlers } from "./dates.ts";

export const activityHandlers = { ...attendanceHandlers, ...dateHandlers, ...attendeeHandlers };
