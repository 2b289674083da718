/** Noon in a zone without summer time, so that adding days never skips or repeats one. */
const momentOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
const isoDayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Whether the text is an existing day. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(momentOf(text).getTime()) && isoDayOf(momentOf(text)) === text
  );
}

export function addDays(day: string, count: number): string {
  const moment = momentOf(day);
  moment.setUTCDate(moment.getUTCDate() + count);
  return isoDayOf(moment);
}

/** The same day of another month, or the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const moment = momentOf(startOfMonth(day));
  moment.setUTCMonth(moment.getUTCMonth() + count + 1, 0);
  const last = isoDayOf(moment);
  const wanted = `${monthOf(last)}-${day.slice(8)}`;
  return wanted < last ? wanted : last;
}

/** "2026-11" */
export const monthOf = (day: string): string => day.slice(0, 7);
export const startOfMonth = (day: string): string => `${monthOf(day)}-01`;

/** Weeks start on Monday. */
export const startOfWeek = (day: string): string => addDays(day, -((momentOf(day).getUTCDay() + 6) % 7));

export const daysOf = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => addDays(from, place));

/** The whole weeks that a month touches. */
export function weeksOfMonth(day: string): string[][] {
  const first = startOfWeek(startOfMonth(day));
  const next = startOfMonth(addMonths(day, 1));
  const weeks: string[][] = [];
  for (let from = first; from < next; from = addDays(from, 7)) weeks.push(daysOf(from, 7));
  return weeks;
}

/** The day that an instant falls on in a time zone. */
export function dayAt(instant: string, zone: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, day: "2-digit", month: "2-digit", year: "numeric" })
    .formatToParts(new Date(instant))
    .map(({ type, value }) => [type, value]);
  const { year, month, day } = Object.fromEntries(parts) as Record<"year" | "month" | "day", string>;
  return `${year}-${month}-${day}`;
}
