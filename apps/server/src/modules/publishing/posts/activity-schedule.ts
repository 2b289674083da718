/** When an activity takes place, as its form says it. docs/specification/activities.md */
import { instantAt } from "@stoep/contract/kernel";
import { type ActivityDraft, datesOf, skippedTimesOf } from "@stoep/contract/publishing";

const scheduleFields = ["fromDay", "fromTime", "untilDay", "untilTime", "repeat", "repeatUntil"] as const;
export const scheduleOf = ({ fromDay, fromTime, untilDay, untilTime, repeat, repeatUntil }: ActivityDraft) => ({
  fromDay,
  fromTime,
  untilDay,
  untilTime,
  repeat,
  repeatUntil,
});
type DateProblems = Record<string, "seriesLocked" | "dateBegun" | "momentInPast" | "timeSkipped">;

/** Times of the form that no clock shows, because it goes forward that night. */
export const clockProblems = (activity: ActivityDraft | null, timeZone: string): DateProblems =>
  Object.fromEntries(
    (activity ? skippedTimesOf(activity, timeZone) : []).map((field) => [`activity.${field}`, "timeSkipped"]),
  );

/** Why the form may not change the dates of a live activity like this: a series is moved date by date, and a date that has begun stays. */
export function dateProblems(
  was: ActivityDraft | null,
  wanted: ActivityDraft | null,
  now: Date,
  timeZone: string,
): DateProblems {
  if (!was || !wanted) return {};
  const changed = scheduleFields.filter((field) => was[field] !== wanted[field]);
  if (changed.length === 0) return {};
  const locked = was.repeat === "never" ? changed.filter((field) => field === "repeat") : changed;
  if (locked.length > 0) return Object.fromEntries(locked.map((field) => [`activity.${field}`, "seriesLocked"]));
  if (was.fromDay !== null && instantAt(was.fromDay, was.fromTime, timeZone) <= now) {
    return { [`activity.${changed[0]}`]: "dateBegun" };
  }
  const [date] = datesOf(wanted, timeZone);
  const past: DateProblems = date && date.startsAt <= now ? { "activity.fromDay": "momentInPast" } : {};
  return { ...past, ...clockProblems(wanted, timeZone) };
}
