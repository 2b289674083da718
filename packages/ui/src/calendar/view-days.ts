import { partsOf } from "../controls/date-format.ts";
import { addDays, addMonths, startOfMonth, startOfWeek, weeksOfMonth } from "../days/index.ts";
import type { CalendarItem, CalendarView } from "./calendar-item.ts";

/** The days that a view shows around `day`: the first one, and the first one after them. */
export function viewPeriod(view: CalendarView, day: string): { from: string; until: string } {
  if (view === "week") return { from: startOfWeek(day), until: addDays(startOfWeek(day), 7) };
  if (view === "agenda") return { from: startOfMonth(day), until: startOfMonth(addMonths(day, 1)) };
  const weeks = weeksOfMonth(day);
  return { from: weeks[0]?.[0] ?? day, until: addDays(weeks.at(-1)?.[6] ?? day, 1) };
}

/** The day to show after a step back or forward. */
export const stepDay = (view: CalendarView, day: string, step: 1 | -1): string =>
  view === "week" ? addDays(day, 7 * step) : addMonths(startOfMonth(day), step);

const nightMs = 12 * 60 * 60 * 1000;
const mostDays = 366;

/**
 * The day on which an item ends, or its first day if it ends in the first night. An item that ends at midnight does not reach the next
 * day.
 */
function lastDayOf({ at, until }: CalendarItem, zone: string): string {
  const [start, end] = [Date.parse(at), until ? Date.parse(until) : 0];
  const last = end - start > nightMs ? end - 1 : start;
  return partsOf(new Date(last).toISOString(), zone).day ?? "";
}

/** Items on each of their days, ordered by time; a long one for at most a year. */
export function itemsByDay(items: readonly CalendarItem[], zone: string): Map<string, CalendarItem[]> {
  const byDay = new Map<string, CalendarItem[]>();
  for (const item of [...items].sort((a, b) => a.at.localeCompare(b.at))) {
    const first = partsOf(item.at, zone).day ?? "";
    const last = lastDayOf(item, zone);
    for (let [day, count] = [first, 1]; day <= last && count <= mostDays; day = addDays(day, 1), count++) {
      byDay.set(day, [...(byDay.get(day) ?? []), item]);
    }
  }
  return byDay;
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Names of days and months as a language writes them. */
export function dayNames(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const whole = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const [long, short] = [format({ weekday: "long" }), format({ weekday: "short" })];
  const month = format({ month: "long", year: "numeric" });
  const range = format({ day: "numeric", month: "short", year: "numeric" });
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  return {
    whole: (day: string) => capital(whole.format(noon(day))),
    weekday: (day: string) => capital(long.format(noon(day))),
    weekdayShort: (day: string) => short.format(noon(day)),
    title: (view: CalendarView, day: string) => {
      const { from, until } = viewPeriod(view, day);
      return view === "week"
        ? range.formatRange(noon(from), noon(addDays(until, -1)))
        : capital(month.format(noon(day)));
    },
  };
}
