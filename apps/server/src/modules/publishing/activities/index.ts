/** The dates of live activities: who is coming, who waits, who is notified when a date moves. docs/specification/activities.md */
import { attendanceHandlers } from "./handlers/attendance.ts";
import { attendeeHandlers } from "./handlers/attendees.ts";

export { settlePlaces } from "./attendance.ts";
export { changeDates, fillPlacesOfRestored, notifyOfDeletion } from "./change.ts";
export { activityJobs } from "./jobs.ts";
export { formatWeekdayMoment, notifyOfDates } from "./notify.ts";
export {
  changedDatesOf,
  datesInScope,
  ensureClockShows,
  ensureInFuture,
  moveSeries,
  onlyChangedDates,
} from "./reschedule.ts";
export { listOwnAttendance, lockDatesWithWaiting } from "./store/attendance.ts";
export { type DateRow, findPostOfDate, listDateRows, updateDateRows } from "./store/dates.ts";

export const activityHandlers = { ...attendanceHandlers, ...attendeeHandlers };
