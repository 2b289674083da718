/** Moving and cancelling the dates of a live activity. docs/specification/activities.md */

import { dayAt, daysBetween, daysLater } from "@stoep/contract/kernel";
import {
  type ActivityDraft,
  datesOf,
  type MoveDates,
  skippedTimesOf,
  type WhichDates,
} from "@stoep/contract/publishing";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import type { ChangedDate } from "./notify.ts";
import type { DateRow } from "./store/dates.ts";

/**
 * The named date and, if requested, those after it. The named one must not have begun.
 * Refuses with `not_found` or `date_begun`.
 */
export function datesInScope(rows: readonly DateRow[], dateId: string, which: WhichDates, now: Date): DateRow[] {
  const named = rows.find(({ id }) => id === dateId) ?? refuse("not_found");
  if (named.startsAt <= now) refuse("date_begun");
  return which === "one" ? [named] : rows.filter(({ startsAt }) => startsAt >= named.startsAt);
}

/** Refuses times that the clocks skip on the named date; of dates that follow it, such a time is an hour later. */
export function ensureClockShows(to: Omit<MoveDates, "confirmed">, timeZone: string): void {
  const skipped = skippedTimesOf(to, timeZone);
  if (skipped.length > 0) refuseFields(Object.fromEntries(skipped.map((field) => [field, "timeSkipped" as const])));
}

/**
 * Moves the whole series by as many days as the named date, to the same clock times, also across a change of the clocks.
 * Refuses with `not_found`.
 */
export function moveSeries(
  rows: readonly DateRow[],
  dateId: string,
  to: Omit<MoveDates, "confirmed">,
  timeZone: string,
): DateRow[] {
  const named = rows.find(({ id }) => id === dateId) ?? refuse("not_found");
  const shift = daysBetween(dayAt(named.startsAt, timeZone), to.fromDay);
  const length = daysBetween(to.fromDay, to.untilDay);
  return rows.map((row) => {
    const fromDay = daysLater(dayAt(row.startsAt, timeZone), shift);
    const [when] = datesOf(
      {
        ...withoutPlace,
        fromDay,
        fromTime: to.fromTime,
        untilDay: daysLater(fromDay, length),
        untilTime: to.untilTime,
      },
      timeZone,
    );
    if (!when) throw new Error("a date has a day and a time");
    const hasMoved = when.startsAt.getTime() !== row.startsAt.getTime();
    return { ...row, ...when, ...(hasMoved && { movedFrom: row.startsAt }), ...(to.place ?? {}) };
  });
}
/** Dates whose time or place differs from before, so that pressing the button twice moves nothing the second time. */
export function onlyChangedDates(after: readonly DateRow[], before: readonly DateRow[]): DateRow[] {
  const known = new Map(before.map((row) => [row.id, whereAndWhen(row)]));
  return after.filter((row) => known.get(row.id) !== whereAndWhen(row));
}
const whereAndWhen = ({ startsAt, endsAt, isOpenEnded, address, longitude, latitude }: DateRow): string =>
  JSON.stringify([startsAt, endsAt, isOpenEnded, address, longitude, latitude]);

const withoutPlace = { repeat: "never", repeatUntil: null } as ActivityDraft;

export function ensureInFuture(rows: readonly DateRow[], now: Date): void {
  if (rows.some(({ startsAt }) => startsAt <= now)) refuseFields({ fromDay: "momentInPast" });
}

/** The moved dates, as a mail names them. */
export const changedDatesOf = (rows: readonly DateRow[], before: readonly DateRow[] = []): ChangedDate[] =>
  rows.map(({ id, startsAt, endsAt, isOpenEnded, address, revision }) => {
    const was = before.find((one) => one.id === id);
    return { id, startsAt, endsAt, isOpenEnded, address, revision, was };
  });
