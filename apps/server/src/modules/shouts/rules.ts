/** How roughly a place is kept, which moves a status allows, until when an author can reopen. Pure. */
import { instantAt, monthsLater, wallAt } from "@stoep/contract/publishing";
import type { ShoutKind, ShoutMoment, ShoutStatus } from "@stoep/contract/shouts";
import { shoutLimits } from "@stoep/contract/shouts";

const dayMs = 24 * 60 * 60 * 1000;

/** Degrees: about a hundred metres each way in these parts. */
const grid = { longitude: 0.0015, latitude: 0.001 };

export interface Point {
  longitude: number;
  latitude: number;
}

/** The nearest point of the grid: no house can be told from it. */
export const roughly = ({ longitude, latitude }: Point): Point => ({
  longitude: onGrid(longitude, grid.longitude),
  latitude: onGrid(latitude, grid.latitude),
});
const onGrid = (at: number, step: number) => Number((Math.round(at / step) * step).toFixed(4));

/** The box around a point that holds everything within so many metres. */
export function boxAround({ longitude, latitude }: Point, metres: number) {
  const north = metres / 111_320;
  const east = north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return { west: longitude - east, east: longitude + east, south: latitude - north, north: latitude + north };
}

/** S1 §4. What staff set leads to which moment; null: it is so already. */
export function moveTo(from: ShoutStatus, to: "in-progress" | "done"): ShoutMoment["kind"] | null {
  if (from === to) return null;
  if (to === "done") return "done";
  return from === "done" ? "back-in-progress" : "in-progress";
}

export const reopenUntil = (doneAt: Date): Date => new Date(doneAt.getTime() + shoutLimits.reopenDays * dayMs);
/** It returns to whoever handled it. D §7 */
export const reopenedStatus = (assigneeId: string | null): ShoutStatus => (assigneeId === null ? "new" : "in-progress");

/** What the neighbourhood talked about lately. S1 §9 */
export const trendingSince = (now: Date): Date => new Date(now.getTime() - 30 * dayMs);
export const yesterday = (now: Date): Date => new Date(now.getTime() - dayMs);
export const yearBefore = (now: Date): Date => new Date(now.getTime() - 365 * dayMs);

interface Settings {
  isDisabled: boolean;
  disabledKinds: readonly ShoutKind[];
}
export const takes = ({ isDisabled, disabledKinds }: Settings, kind: ShoutKind): boolean =>
  !isDisabled && !disabledKinds.includes(kind);

/** The first days of the last twelve calendar months, this one last, and the moment at which the first began. */
export function lastMonths(now: Date, timeZone: string): { since: Date; days: string[] } {
  const first = `${wallAt(now, timeZone).day.slice(0, 7)}-01`;
  const days = Array.from({ length: 12 }, (_, place) => monthsLater(first, place - 11));
  return { since: instantAt(days[0] ?? first, "00:00", timeZone), days };
}
