/** Until when residents can apply, and how long an application is kept. Pure. */
import { dayAt, monthsLater, startOfDay } from "@stoep/contract/kernel";

/** Applications are open until the end of the last day, by the clocks of the network. */
export const isOpen = (applyUntil: string | null, now: Date, timeZone: string): boolean =>
  applyUntil === null || dayAt(now, timeZone) <= applyUntil;

const monthsKept = 6;

/** Anything older is deleted: by a last day before `day`, or without one by a moment before `moment`. */
export function keptSince(now: Date, timeZone: string): { day: string; moment: Date } {
  const day = monthsLater(dayAt(now, timeZone), -monthsKept);
  return { day, moment: startOfDay(day, timeZone) };
}
