/** Conversions between instants and the clocks of a city. */
import { dayMs, minuteMs } from "./durations.ts";

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

/** Whether the clocks of `timeZone` skip this time on this day, such as 02:30 on the night when summer time begins. */
export function isSkippedTime(day: string, time: string, timeZone: string): boolean {
  const shown = wallClockAt(instantAt(day, time, timeZone), timeZone);
  return shown.day !== day || shown.time !== time;
}

/** What the clocks of `timeZone` show at an instant. */
export function wallClockAt(instant: Date, timeZone: string): { day: string; time: string } {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The day that an instant falls on in a zone. */
export const dayAt = (instant: Date, timeZone: string): string => wallClockAt(instant, timeZone).day;

/** The instant at which a day begins in a zone. */
export const startOfDay = (day: string, timeZone: string): Date => instantAt(day, "00:00", timeZone);

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
