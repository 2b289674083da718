import { dateFormats, type Language, localeOf, wholeMoney, withFirstOfMonth } from "@stoep/contract/kernel";
import type { PeopleCount } from "@stoep/contract/people-count";
import { peopleCell } from "#modules/files/index.ts";

/** How a figure is written. */
export function formatsOf(language: Language) {
  const locale = localeOf(language);
  const numbers = new Intl.NumberFormat(locale);
  const unit = (value: number, one: "hour" | "day") =>
    new Intl.NumberFormat(locale, { style: "unit", unit: one, unitDisplay: "long" }).format(value);
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  const steps = {
    day: written({ day: "numeric", month: "short" }),
    month: written({ month: "long", year: "numeric" }),
  };
  const days = dateFormats(language, { timeZone: "UTC" });
  return {
    number: (value: number) => numbers.format(value),
    people: (count: PeopleCount) => (count === null ? String(peopleCell(null, language)) : numbers.format(count)),
    /** In whole days from two days on. */
    duration: (hours: number | null) =>
      hours === null ? "–" : hours < 48 ? unit(Math.round(hours), "hour") : unit(Math.round(hours / 24), "day"),
    money: (cents: number, currency: string) => wholeMoney(language, Math.round(cents / 100), currency),
    step: (day: string, by: "day" | "month") =>
      withFirstOfMonth(language, steps[by].format(new Date(`${day}T12:00:00Z`))),
    day: (day: string) => days.day(new Date(`${day}T12:00:00Z`)),
  };
}
