/** A start and an end on the clock: when the start moves, the end goes with it. Pure but for the hook. */
import { dayMinutes, daysBetween, daysLater, isWallTime } from "@stoep/contract/kernel";
import { useRef } from "react";

/** Days as "2026-11-21" or null while there is none, times as "09:30" or "" (also while half typed). */
export type Span = { fromDay: string | null; fromTime: string; untilDay: string | null; untilTime: string };
export type Start = Pick<Span, "fromDay" | "fromTime">;

type OnClock = { day: string; time: string };
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Adds hours in local time, into the next day if necessary. */
export const laterOn = (from: OnClock, hours: number): OnClock => minutesOn(from, hours * 60);

function minutesOn({ day, time }: OnClock, minutes: number): OnClock {
  const total = minuteOf(time) + minutes;
  const left = ((total % dayMinutes) + dayMinutes) % dayMinutes;
  const written = [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, "0")).join(":");
  return { day: daysLater(day, Math.floor(total / dayMinutes)), time: written };
}

/**
 * Moves the start and keeps the length: two hours stay two hours, and without an end time the number of days stays the same. The end is
 * never before the start. An end that was not given stays open, unless `isEndNeeded`: then it is on the day of the start.
 */
export function withStart(before: Span, start: Start, isEndNeeded = false): Span {
  const { fromDay, untilDay, fromTime, untilTime } = before;
  if (start.fromDay === null) return { ...start, untilDay, untilTime };
  if (untilDay === null) return { ...start, untilDay: isEndNeeded ? start.fromDay : null, untilTime };
  const days = fromDay === null ? daysBetween(start.fromDay, untilDay) : daysBetween(fromDay, untilDay);
  const isTimed = isWallTime(fromTime) && isWallTime(untilTime) && isWallTime(start.fromTime);
  if (fromDay === null || !isTimed) {
    return { ...start, untilDay: daysLater(start.fromDay, Math.max(0, days)), untilTime };
  }
  const length = Math.max(0, days * dayMinutes + minuteOf(untilTime) - minuteOf(fromTime));
  const until = minutesOn({ day: start.fromDay, time: start.fromTime }, length);
  return { ...start, untilDay: until.day, untilTime: until.time };
}

type Options = { span: Span; put: (span: Span) => void; isEndNeeded?: boolean };

/**
 * For the fields of a start and an end: `move` changes the start, with the end after it; `endDays` are the props of the end's calendar,
 * which offers no day before the start. Even while a time is half typed, the length is the one from before typing began.
 */
export function useSpan({ span, put, isEndNeeded = false }: Options) {
  const before = useRef(span);
  const { fromDay, fromTime } = span;
  return {
    move: (change: Partial<Start>) => {
      const expected = withStart(before.current, { fromDay, fromTime }, isEndNeeded);
      const isMine = expected.untilDay === span.untilDay && expected.untilTime === span.untilTime;
      if (!isMine) before.current = span;
      put(withStart(before.current, { fromDay, fromTime, ...change }, isEndNeeded));
    },
    endDays: { getDayProps: (day: string) => ({ disabled: fromDay !== null && day < fromDay }) },
  };
}

const noTimes = { fromTime: "", untilTime: "" };

/** The same for days without times. */
export function useDaySpan({
  put,
  ...days
}: {
  fromDay: string | null;
  untilDay: string | null;
  put: (days: Pick<Span, "fromDay" | "untilDay">) => void;
  isEndNeeded?: boolean;
}) {
  const { fromDay, untilDay, isEndNeeded = false } = days;
  const { move, endDays } = useSpan({ span: { fromDay, untilDay, ...noTimes }, put, isEndNeeded });
  return { move: (day: string | null) => move({ fromDay: day }), endDays };
}
