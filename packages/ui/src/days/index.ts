/**
 * Days as text ("2026-11-21"), calendar arithmetic with them, and keyboard navigation through a grid of them. Without a library, so
 * that both apps can use it.
 */
export { addDays, addMonths, dayAt, daysOf, isDay, monthOf, startOfMonth, startOfWeek, weeksOfMonth } from "./days.ts";
export { useDayKeys } from "./use-day-keys.ts";
