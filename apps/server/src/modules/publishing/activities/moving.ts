/** Moving and cancelling the dates of a live activity. docs/specification/activities.md */
import {
  type ActivityDraft,
  datesOf,
  daysBetween,
  daysLater,
  instantAt,
  type MoveDates,
  type WhichDates,
  wallAt,
} from "@stoep/contract/publishing";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import type { DateRow } from "../store/dates.ts";
import type { ToldDate } from "./mail.ts";

/**
 * The named date and, if requested, those after it. The named one must not have begun.
 * Refuses with `not_found` or `date_begun`.
 */
export function inScope(rows: readonly DateRow[], dateId: string, which: WhichDates, now: Date): DateRow[] {
  const named = rows.find(({ id }) => id === dateId) ?? refuse("not_found");
  if (named.startsAt <= now) refuse("date_begun");
  return which === "one" ? [named] : rows.filter(({ startsAt }) => startsAt >= named.startsAt);
}

/**
 * Moves the whole series by as many days as the named date, to the same clock times, also across a change of the clocks.
 * Refuses with `not_found`.
 */
export function moved(rows: readonly DateRow[], dateId: string, to: MoveDates, timeZone: string): DateRow[] {
  const named = rows.find(({ id }) => id === dateId) ?? refuse("not_found");
  const shift = daysBetween(wallAt(named.startsAt, timeZone).day, to.fromDay);
  const length = daysBetween(to.fromDay, to.untilDay);
  return rows.map((row) => {
    const fromDay = daysLater(wallAt(row.startsAt, timeZone).day, shift);
    const [when] = datesOf(
      { ...nowhere, fromDay, fromTime: to.fromTime, untilDay: daysLater(fromDay, length), untilTime: to.untilTime },
      timeZone,
    );
    if (!when) throw new Error("a date has a day and a time");
    const hasMoved = when.startsAt.getTime() !== row.startsAt.getTime();
    return { ...row, ...when, ...(hasMoved && { movedFrom: row.startsAt }), ...(to.place ?? {}) };
  });
}
/** Those that take place at another time or place than before: pressing twice moves nothing the second time. */
export function differing(after: readonly DateRow[], before: readonly DateRow[]): DateRow[] {
  const known = new Map(before.map((row) => [row.id, whereAndWhen(row)]));
  return after.filter((row) => known.get(row.id) !== whereAndWhen(row));
}
const whereAndWhen = ({ startsAt, endsAt, isOpenEnded, address, longitude, latitude }: DateRow): string =>
  JSON.stringify([startsAt, endsAt, isOpenEnded, address, longitude, latitude]);

const nowhere = { repeat: "never", repeatUntil: null } as ActivityDraft;

export function ensureAhead(rows: readonly DateRow[], now: Date): void {
  if (rows.some(({ startsAt }) => startsAt <= now)) refuseFields({ fromDay: "momentInPast" });
}

const whenFields = ["fromDay", "fromTime", "untilDay", "untilTime", "repeat", "repeatUntil"] as const;
export const whenOf = ({ fromDay, fromTime, untilDay, untilTime, repeat, repeatUntil }: ActivityDraft) => ({
  fromDay,
  fromTime,
  untilDay,
  untilTime,
  repeat,
  repeatUntil,
});
type Problems = Record<string, "seriesLocked" | "dateBegun" | "momentInPast">;

/** Why the form may not change the dates of a live activity like this: a series is moved date by date, and a date that has begun stays. */
export function problemsOfDates(
  was: ActivityDraft | null,
  wanted: ActivityDraft | null,
  now: Date,
  timeZone: string,
): Problems {
  if (!was || !wanted) return {};
  const changed = whenFields.filter((field) => was[field] !== wanted[field]);
  if (changed.length === 0) return {};
  const locked = was.repeat === "never" ? changed.filter((field) => field === "repeat") : changed;
  if (locked.length > 0) return Object.fromEntries(locked.map((field) => [`activity.${field}`, "seriesLocked"]));
  if (was.fromDay !== null && instantAt(was.fromDay, was.fromTime, timeZone) <= now) {
    return { [`activity.${changed[0]}`]: "dateBegun" };
  }
  const [date] = datesOf(wanted, timeZone);
  return date && date.startsAt <= now ? { "activity.fromDay": "momentInPast" } : {};
}

/** What a mail says about dates that were moved. */
export const toldOf = (rows: readonly DateRow[], before: readonly DateRow[] = []): ToldDate[] =>
  rows.map(({ id, startsAt, endsAt, isOpenEnded, address, revision }) => {
    const was = before.find((one) => one.id === id);
    return { id, startsAt, endsAt, isOpenEnded, address, revision, ...(was && { was }) };
  });
