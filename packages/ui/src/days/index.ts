/** Days as text ("2026-11-21"), what calendars count with them, and the keys that lead through a grid of them. Without a library, so that every app can use it. */
export { addDays, addMonths, dayAt, daysOf, isDay, monthOf, startOfMonth, startOfWeek, weeksOfMonth } from "./days.ts";
export { useDayKeys } from "./use-day-keys.ts";
