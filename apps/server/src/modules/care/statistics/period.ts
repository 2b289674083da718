/** The preset periods, by the network's clocks. S2 §2, §9 */
import type { CarePeriod } from "@stoep/contract/care";
import { dayAt, daysLater, monthsLater, startOfDay, startOfMonth } from "@stoep/contract/kernel";

export interface PeriodSpan {
  /** First and last day. */
  from: string;
  until: string;
  since: Date;
  before: Date;
  /** The first days of the months or, for a shorter period, every day. */
  steps: string[];
  by: "day" | "month";
}

function periodDays(period: CarePeriod, today: string): [from: string, until: string] {
  const month = startOfMonth(today);
  const year = `${today.slice(0, 4)}-01-01`;
  switch (period) {
    case "last-30-days":
      return [daysLater(today, -29), today];
    case "this-month":
      return [month, today];
    case "last-month":
      return [monthsLater(month, -1), daysLater(month, -1)];
    case "this-year":
      return [year, today];
    case "last-year":
      return [monthsLater(year, -12), daysLater(year, -1)];
  }
}

export function periodSpan(period: CarePeriod, now: Date, timeZone: string): PeriodSpan {
  const [from, until] = periodDays(period, dayAt(now, timeZone));
  const by = period.endsWith("year") ? "month" : "day";
  const steps: string[] = [];
  for (let day = from; day <= until; day = by === "month" ? monthsLater(day, 1) : daysLater(day, 1)) steps.push(day);
  const since = startOfDay(from, timeZone);
  return { from, until, since, before: startOfDay(daysLater(until, 1), timeZone), steps, by };
}

/** Monday, 0:00 by the network's clocks. */
export function weekStart(now: Date, timeZone: string): Date {
  const day = dayAt(now, timeZone);
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return startOfDay(daysLater(day, -sinceMonday), timeZone);
}
