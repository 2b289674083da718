/** A calendar by month, by week and as an agenda. Heavy, so it loads with the screen that needs it. */
export { Calendar } from "./calendar.tsx";
export { type CalendarItem, type CalendarView, type CalendarWords, calendarViews } from "./calendar-item.ts";
export type { DragProps } from "./use-item-drag.ts";
export { viewPeriod } from "./view-days.ts";
