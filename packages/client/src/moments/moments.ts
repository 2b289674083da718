import { dayMs, hourMs, withFirstOfMonth } from "@stoep/contract/kernel";
import { localeOf, unbrokenDay } from "../formats/index.ts";

export interface Moments {
  startsAt: string;
  endsAt: string;
  isOpenEnded: boolean;
}

const longestNightMs = 12 * hourMs;

export function createMomentFormat(language: string, timeZone: string | undefined, now: number) {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(localeOf(language), timeZone ? { ...options, timeZone } : options);
    return (instant: string | number) => unbrokenDay(withFirstOfMonth(language, format.format(new Date(instant))));
  };
  const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: "auto" });
  const iso = new Intl.DateTimeFormat("en-CA", timeZone ? { timeZone } : {});
  const time = write({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const inYear = write({ weekday: "long", day: "numeric", month: "long" });
  const withYear = write({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  /** "2026-10-24" */
  const dayOf = (instant: string | number) => iso.format(new Date(instant));
  const daysFromNow = (instant: string) => (Date.parse(dayOf(instant)) - Date.parse(dayOf(now))) / dayMs;
  /** "Saturday 24 October", with the year if that is not this year. */
  const plain = (instant: string) =>
    (dayOf(instant).slice(0, 4) === dayOf(now).slice(0, 4) ? inYear : withYear)(instant);
  const date = (instant: string) => upper(plain(instant));
  const upper = (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  const lastsDays = ({ startsAt, endsAt }: Moments) =>
    dayOf(startsAt) !== dayOf(endsAt) && Date.parse(endsAt) - Date.parse(startsAt) > longestNightMs;
  return {
    dayOf,
    date,
    /** The same date within a sentence, without a capital. */
    plain,
    time,
    /** The same date for a calendar day. */
    dateOfDay: (day: string) => upper(makeDay(localeOf(language), day.slice(0, 4) !== dayOf(now).slice(0, 4))(day)),
    /** "24" and "Oct" */
    dayNumber: write({ day: "numeric" }),
    month: write({ month: "short" }),
    /** "Today", "Tomorrow", else the date. */
    day: (instant: string) => {
      const days = daysFromNow(instant);
      return days === 0 || days === 1 ? upper(relative.format(days, "day")) : date(instant);
    },
    /** The end, with its day if that is another one, but not for a single night; null without an end. */
    end: (moments: Moments) => {
      const { startsAt, endsAt, isOpenEnded } = moments;
      if (isOpenEnded || startsAt === endsAt) return null;
      return lastsDays(moments) ? `${plain(endsAt)}, ${time(endsAt)}` : time(endsAt);
    },
    /** More than a day, or more than one night. */
    lastsDays,
    isPast: ({ endsAt }: Moments) => Date.parse(endsAt) <= now,
  };
}

function makeDay(locale: string, hasYear: boolean) {
  const options = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  const format = new Intl.DateTimeFormat(locale, hasYear ? { ...options, year: "numeric" } : options);
  return (day: string) => unbrokenDay(withFirstOfMonth(locale, format.format(new Date(`${day}T12:00:00Z`))));
}

/** "19:00 – 21:00"; "19:00" without an end. */
export function timesOf(date: Moments, when: MomentFormat): string {
  const end = when.end(date);
  if (end === null) return when.time(date.startsAt);
  // A line may break after a dash even before a no-break space; only a word joiner prevents it.
  const gap = when.lastsDays(date) ? " " : "\u2060\u00a0";
  return `${when.time(date.startsAt)}\u00a0–${gap}${end}`;
}

export type MomentFormat = ReturnType<typeof createMomentFormat>;

type StatedDate = Moments & { cancelled?: unknown };

/** The next date that takes place; the next one if all to come are cancelled, or the last one if all are past. */
export function nextDate<D extends StatedDate>(dates: readonly D[], when: MomentFormat): D | undefined {
  const toCome = dates.filter((one) => !when.isPast(one));
  return toCome.find(({ cancelled }) => !cancelled) ?? toCome[0] ?? dates.at(-1);
}

/** The cancelled dates before the next one that takes place: nobody should come to them. In order. */
export function cancelledBefore<D extends StatedDate>(dates: readonly D[], next: D, when: MomentFormat): D[] {
  if (next.cancelled) return [];
  return dates.filter((one) => one.cancelled && !when.isPast(one) && one.startsAt < next.startsAt);
}
