/** Precision of places, allowed status changes, until when an author can reopen, the months of a period. Pure. */

import {
  dayAt,
  dayMs,
  daysAfter,
  daysBefore,
  daysLater,
  hourMs,
  monthsLater,
  startOfMonth,
  sumOf,
} from "@stoep/contract/kernel";
import { fewestForMedian } from "@stoep/contract/publishing";
import type { FigurePeriod, ShoutKind, ShoutMoment, ShoutStatus } from "@stoep/contract/shouts";
import { shoutLimits } from "@stoep/contract/shouts";

/** In degrees: about a hundred metres each way at this latitude. */
const grid = { longitude: 0.0015, latitude: 0.001 };

export interface Point {
  longitude: number;
  latitude: number;
}

/** The nearest point of the grid, which identifies no house. */
export const roughPoint = ({ longitude, latitude }: Point): Point => ({
  longitude: onGrid(longitude, grid.longitude),
  latitude: onGrid(latitude, grid.latitude),
});
const onGrid = (at: number, step: number) => Number((Math.round(at / step) * step).toFixed(4));

/** A box around a point that contains everything within this many metres. */
export function boxAround({ longitude, latitude }: Point, metres: number) {
  const north = metres / 111_320;
  const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return { west: longitude - east, east: longitude + east, south: latitude - north, north: latitude + north };
}

/** What may be within 100 metres, whose point is on the grid too: 100 metres around, and the next points of the grid. */
export function boxOfClose(point: Point) {
  const { west, east, south, north } = boxAround(point, shoutLimits.closeWithin);
  const [across, along] = [grid.longitude * 1.01, grid.latitude * 1.01];
  return {
    west: Math.min(west, point.longitude - across),
    east: Math.max(east, point.longitude + across),
    south: Math.min(south, point.latitude - along),
    north: Math.max(north, point.latitude + along),
  };
}

/** S1 §4. The timeline entry for a status set by staff; null: it has that status already. */
export function momentKindFor(from: ShoutStatus, to: "in-progress" | "done"): ShoutMoment["kind"] | null {
  if (from === to) return null;
  if (to === "done") return "done";
  return from === "done" ? "back-in-progress" : "in-progress";
}

export const reopenUntil = (doneAt: Date): Date => daysAfter(doneAt, shoutLimits.reopenDays);
/** It returns to the colleague who handled it. D §7 */
/** Authors can reopen what was done after this moment. */
export const reopenableSince = (now: Date): Date => daysAfter(now, -shoutLimits.reopenDays);

export const reopenedStatus = (assigneeId: string | null): ShoutStatus => (assigneeId === null ? "new" : "in-progress");

/** Colleagues' notes, followers and reasons are kept until a year after a shout was done, or a month after it was withdrawn. */
export const retentionLimits = (now: Date) => ({
  done: yearBefore(now),
  withdrawn: daysBefore(now, 30),
});

/** The start of the period for trending shouts. S1 §9 */
export const trendingSince = (now: Date): Date => daysBefore(now, 30);
export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);
export const yearBefore = (now: Date): Date => daysBefore(now, 365);

interface Settings {
  isDisabled: boolean;
  disabledKinds: readonly ShoutKind[];
}
export const takesKind = ({ isDisabled, disabledKinds }: Settings, kind: ShoutKind): boolean =>
  !isDisabled && !disabledKinds.includes(kind);

/** Hours between two times: whole hours, and from two days on in whole days. */
export function hoursFrom(start: Date, end: Date): number {
  const hours = Math.max(0, Math.floor((end.getTime() - start.getTime()) / hourMs));
  return hours < 48 ? hours : Math.floor(hours / 24) * 24;
}

const monthCounts = { "3-months": 3, "12-months": 12 } as const;

/** The first days of a period's months, in order, and its last day. A period with the current month ends today. */
export function monthsOf(period: FigurePeriod, now: Date, timeZone: string): { months: string[]; until: string } {
  const today = dayAt(now, timeZone);
  const january = `${today.slice(0, 4)}-01-01`;
  const run = (first: string, length: number) => Array.from({ length }, (_, place) => monthsLater(first, place));
  if (period === "last-year") return { months: run(monthsLater(january, -12), 12), until: daysLater(january, -1) };
  const length = period === "this-year" ? Number(today.slice(5, 7)) : monthCounts[period];
  return { months: run(monthsLater(startOfMonth(today), 1 - length), length), until: today };
}

/** The median time taken; null: too few to say. */
export function medianOf(paces: readonly { hours: number; total: number }[]): number | null {
  const all = sumOf(paces, ({ total }) => total);
  if (all < fewestForMedian) return null;
  let passed = 0;
  for (const { hours, total } of paces.toSorted((one, other) => one.hours - other.hours)) {
    passed += total;
    if (passed * 2 >= all) return hours;
  }
  return null;
}
