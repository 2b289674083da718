/** Days of the calendar as text, 2026-11-22, without a zone, so that no hour is skipped. Conversions to instants: wall-clock.ts */
import { dayMs } from "./durations.ts";

const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const daysLater = (day: string, days: number): string =>
  new Date(midnightOf(day) + days * dayMs).toISOString().slice(0, 10);

/** `months` later on the same day of the month, or on the last day of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

export const daysBetween = (from: string, until: string): number =>
  Math.round((midnightOf(until) - midnightOf(from)) / dayMs);

/** 2026-11-01 for every day of that November. */
export const startOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
