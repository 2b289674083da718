/** Until when residents can apply, and how long an application is kept. Pure. */
import { instantAt, monthsLater, wallClockAt } from "@stoep/contract/publishing";

/** Applications are open until the end of the last day, by the clocks of the network. */
export const isOpen = (applyUntil: string | null, now: Date, timeZone: string): boolean =>
  applyUntil === null || wallClockAt(now, timeZone).day <= applyUntil;

const monthsKept = 6;

/** Anything older is deleted: by a last day before `day`, or without one by a moment before `moment`. */
export function keptSince(now: Date, timeZone: string): { day: string; moment: Date } {
  const day = monthsLater(wallClockAt(now, timeZone).day, -monthsKept);
  return { day, moment: instantAt(day, "00:00", timeZone) };
}
