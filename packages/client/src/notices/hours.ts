/** Hours and days as notification preferences name them. */
import { localeOf } from "../formats/index.ts";
import { useLanguage } from "../texts/index.ts";

/** "08:00" */
export const hourText = (hour: number): string => `${`${hour}`.padStart(2, "0")}:00`;

/** Every hour except `other`, as options. */
export const hoursWithout = (other: number): { value: string; label: string }[] =>
  Array.from({ length: 24 }, (_, hour) => hour)
    .filter((hour) => hour !== other)
    .map((hour) => ({ value: `${hour}`, label: hourText(hour) }));

/** The suggested quiet hours. */
export const night = { from: 22, until: 7 };

/** "Monday", for 1. */
export function useWeekday(day: number): string {
  const format = new Intl.DateTimeFormat(localeOf(useLanguage()), { weekday: "long", timeZone: "UTC" });
  // The 22nd is a Sunday.
  return format.format(new Date(Date.UTC(2026, 10, 22 + day)));
}
