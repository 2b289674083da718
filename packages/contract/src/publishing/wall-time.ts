/** Days and times as the clocks of a city show them, and the corresponding instants. */
import { z } from "zod";
import { Instant, line, say } from "../kernel/index.ts";

/** 2026-11-22, without a zone, as on a calendar on the wall. In the years 1000 to 2999: what calendars can compute with. */
export const Day = z.iso.date(say("invalid")).refine((text) => /^[12]/.test(text), say("invalid"));
/** When something goes live, in the same years. */
export const PlannedMoment = Instant.refine((text) => /^[12]/.test(text), say("invalid"));
/** 09:30 as typed; empty or incomplete while a draft is written. */
export const WallTime = line(5);
export const isWallTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * The instant at which the clocks of `timeZone` show this day and time. For an hour that occurs twice in autumn it is the first; a time
 * that is skipped in spring is moved on by an hour: 02:30 becomes 03:30.
 */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const [earlier, later] = [asUtc - dayMs, asUtc + dayMs].map((near) => asUtc - offsetAt(near, timeZone));
  const showsIt = (instant: number) => instant + offsetAt(instant, timeZone) === asUtc;
  const first = earlier ?? asUtc;
  return new Date(!showsIt(first) && later !== undefined && showsIt(later) ? later : first);
}

/** What the clocks of `timeZone` show at an instant. */
export function wallAt(instant: Date, timeZone: string): { day: string; time: string } {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How many milliseconds the clocks of a zone are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { ...wholeMoment, timeZone });
  formats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  const shown = Date.UTC(year, month - 1, day, hour, minute);
  return shown - Math.floor(instant / minuteMs) * minuteMs;
}
const wholeMoment: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  hourCycle: "h23",
};

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
