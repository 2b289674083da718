/** Dates of the demonstration, relative to the time of loading. */
import dayjs, { type Dayjs } from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import type { Language, Weekday, When } from "./shapes.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

export const ZONE = "Europe/Brussels";

/** Local midnight at the start of that day. */
const localDay = (moment: Date): Dayjs => dayjs(moment).tz(ZONE).startOf("day");

/** Hours since local midnight, with a fraction. */
export function localHour(moment: Date): number {
  const local = dayjs(moment).tz(ZONE);
  return local.hour() + local.minute() / 60;
}

/** A local time of day, this many days from the given day. */
function onDay(day: Dayjs, shift: number, clock: string): Date {
  return dayjs.tz(`${day.add(shift, "day").format("YYYY-MM-DD")}T${clock}:00`, ZONE).toDate();
}

/** The time of a post, or null for a draft. A post that should be out by now is never in the future. */
export function momentOf(when: When, now: Date, isOfficeWork: boolean): Date | null {
  if (when === "concept") return null;
  const today = localDay(now);
  if ("daysAhead" in when) return workday(onDay(today, when.daysAhead, when.at), isOfficeWork, 1);
  const past = "day" in when ? lastTime(when.day, when.at, now) : onDay(today, -when.daysAgo, when.at);
  const moment = workday(past, isOfficeWork, -1);
  return moment < now ? moment : new Date(now.getTime() - 17 * 60_000);
}

function lastTime(monthDay: string, clock: string, now: Date): Date {
  const year = localDay(now).year();
  const inYear = (one: number) => dayjs.tz(`${one}-${monthDay}T${clock}:00`, ZONE).toDate();
  return inYear(year) < now ? inYear(year) : inYear(year - 1);
}

/** Moves a weekend to the Friday before or the Monday after, since offices do not publish at weekends. */
function workday(moment: Date, isOfficeWork: boolean, direction: 1 | -1): Date {
  const day = dayjs(moment).tz(ZONE);
  if (!isOfficeWork || (day.day() !== 0 && day.day() !== 6)) return moment;
  const steps = direction === 1 ? (day.day() === 6 ? 2 : 1) : day.day() === 6 ? 1 : 2;
  return onDay(day.startOf("day"), direction * steps, day.format("HH:mm"));
}

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

/** The local day this many days later, or the first such weekday from then on. */
function dayFrom(moment: Date, days: number, weekday: string | undefined): Dayjs {
  let day = localDay(moment).add(days, "day");
  while (weekday && WEEKDAYS[day.day()] !== weekday) day = day.add(1, "day");
  return day;
}

/** Like `dayFrom`, as a date: 2026-12-24. */
export const dayAfter = (moment: Date, days: number, weekday?: Weekday): string =>
  dayFrom(moment, days, weekday).format("YYYY-MM-DD");

const LOCALES: Record<Language, string> = { nl: "nl-BE", fr: "fr-BE", en: "en-GB", tr: "tr-TR" };

/** Fills in `{+3}` and `{sat+3}`, counted from the day of publication, in the words of the language. */
export function withDates(text: string, published: Date, language: Language): string {
  return text.replace(/\{(?:(sun|mon|tue|wed|thu|fri|sat))?([+-]\d+)\}/g, (_, weekday: string | undefined, shift) => {
    const day = dayFrom(published, Number(shift), weekday);
    const format = new Intl.DateTimeFormat(LOCALES[language], {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone: ZONE,
    });
    return format.format(day.hour(12).toDate()).replace(",", "");
  });
}

/** Fills in `{d+3}` as a calendar stamp (20270114), for attachments that a calendar reads. */
export function withStamps(text: string, published: Date): string {
  return text.replace(/\{d([+-]\d+)\}/g, (_, shift) =>
    localDay(published).add(Number(shift), "day").format("YYYYMMDD"),
  );
}
