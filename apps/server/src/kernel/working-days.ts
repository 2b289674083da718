/** Working days by the clocks of a time zone: Saturdays and Sundays do not count. */
import { hourMs } from "@stoep/contract/kernel";

/** What happened before this moment is that many working days ago. */
export function workingDaysBefore(now: Date, timeZone: string, days: number): Date {
  const names = new Intl.DateTimeFormat("en", { weekday: "short", timeZone });
  const isWorkingDay = (at: number) => !names.format(at).startsWith("S");
  let at = now.getTime();
  for (let left = days * 24; left > 0; ) {
    at -= hourMs;
    if (isWorkingDay(at)) left -= 1;
  }
  return new Date(at);
}
