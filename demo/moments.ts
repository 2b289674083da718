/** Where on the calendar the demonstration falls, seen from the moment of loading. */
import dayjs, { type Dayjs } from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import type { Language, When } from "./shapes.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

export const ZONE = "Europe/Brussels";

/** Midnight of the local day of a moment. */
const localDay = (moment: Date): Dayjs => dayjs(moment).tz(ZONE).startOf("day");

/** Hours since local midnight, with a fraction. */
export function localHour(moment: Date): number {
  const local = dayjs(moment).tz(ZONE);
  return local.hour() + local.minute() / 60;
}

/** A local time of day on the day that is so many days from the day given. */
function onDay(day: Dayjs, shift: number, clock: string): Date {
  return dayjs.tz(`${day.add(shift, "day").format("YYYY-MM-DD")}T${clock}:00`, ZONE).toDate();
}

/** The moment of a post, or null for a concept. What should have been out by now never lies in the future. */
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

/** Offices do not publish at the weekend: the Friday before, or the Monday after. */
function workday(moment: Date, isOfficeWork: boolean, direction: 1 | -1): Date {
  const day = dayjs(moment).tz(ZONE);
  if (!isOfficeWork || (day.day() !== 0 && day.day() !== 6)) return moment;
  const steps = direction === 1 ? (day.day() === 6 ? 2 : 1) : day.day() === 6 ? 1 : 2;
  return onDay(day.startOf("day"), direction * steps, day.format("HH:mm"));
}

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const LOCALES: Record<Language, string> = { nl: "nl-BE", fr: "fr-BE", en: "en-GB", tr: "tr-TR" };

/** Fills in `{+3}` and `{sat+3}`, counted from the day of publication, in the words of the language. */
export function withDates(text: string, published: Date, language: Language): string {
  return text.replace(/\{(?:(sun|mon|tue|wed|thu|fri|sat))?([+-]\d+)\}/g, (_, weekday: string | undefined, shift) => {
    let day = localDay(published).add(Number(shift), "day");
    while (weekday && WEEKDAYS[day.day()] !== weekday) day = day.add(1, "day");
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
