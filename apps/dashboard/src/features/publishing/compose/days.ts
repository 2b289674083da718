/** Dates of activities, with the day of the week. */
import { localeOf, unbrokenDay } from "@stoep/client/formats";
import { withFirstOfMonth } from "@stoep/contract/kernel";

/** "Thu 3 Dec" */
export function shortDays(language: string, timeZone: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    ...({ weekday: "short", day: "numeric", month: "short" } as const),
    timeZone,
  });
  return (instant) => unbrokenDay(withFirstOfMonth(language, format.format(new Date(instant))));
}
