/** Days and times as the clocks of a city show them, and the corresponding instants. */
import { z } from "zod";
import { fieldError, Instant, textLine } from "../kernel/index.ts";

export { instantAt, wallClockAt } from "../wall-clock.ts";

/** 2026-11-22, without a zone, as on a calendar on the wall. In the years 1000 to 2999: what calendars can compute with. */
export const Day = z.iso.date(fieldError("invalid")).refine((text) => /^[12]/.test(text), fieldError("invalid"));
/** When something goes live, in the same years. */
export const PlannedMoment = Instant.refine((text) => /^[12]/.test(text), fieldError("invalid"));
/** 09:30 as typed; empty or incomplete while a draft is written. */
export const WallTime = textLine(5);
export const isWallTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const dayMs = 24 * 60 * 60_000;

/** `months` later on the same day of the month, or on the last day of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
