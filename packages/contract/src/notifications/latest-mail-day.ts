import { dayAt, daysLater, wallClockAt } from "../kernel/index.ts";
import { digestHour } from "./notices/schemas.ts";

/** The latest day that has come to the hour of daily mails, by the clock there: nobody is woken by what begins at midnight. */
export function latestMailDay(now: Date, timeZone: string): string {
  const today = dayAt(now, timeZone);
  return Number(wallClockAt(now, timeZone).time.slice(0, 2)) < digestHour ? daysLater(today, -1) : today;
}
