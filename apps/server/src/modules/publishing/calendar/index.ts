/** What is in the calendar of editors, and the calendars that residents subscribe to. */
export { calendarHandlers } from "./handlers.ts";
export { listCalendarEntries } from "./store/entries.ts";
export { endOwnCalendar, listOwnCalendars } from "./store/subscriptions.ts";
export { viewCalendarEntry } from "./views.ts";
