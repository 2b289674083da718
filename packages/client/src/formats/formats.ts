import { dateFormats, dayMs, daySeconds, labelled, listInWords, localeOf, wholeMoney } from "@stoep/contract/kernel";
import { justNow, type Language } from "@stoep/contract/languages";
import { useMemo } from "react";
import { useLanguage } from "../texts/index.ts";

const units = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", daySeconds],
  ["hour", 3600],
  ["minute", 60],
] as const;

/**
 * Keeps what belongs to a number on its line: "22 Nov 2026", "3 hours ago", "Nieuwstraat 4", "9000 Gent". For screens only: files and
 * mails keep plain spaces.
 */
export const unbroken = (text: string): string =>
  text.replace(/(\d(?:er)?) (?=[\p{L}\d])/gu, "$1\u00a0").replace(/(\p{L}\.?) (?=\d)/gu, "$1\u00a0");

/** Keeps a day and its month together, and the year with them; the day of the week may stand alone: "Saturday 24 October". */
export const unbrokenDay = (text: string): string =>
  text.replace(/(\d(?:er|\.)?) (?=\p{L})/gu, "$1\u00a0").replace(/ (?=\d{4})/g, "\u00a0");

/** Keeps the hyphen of a name of several parts on the line of what precedes it: "Muide - Meulestede". */
export const unbrokenName = (name: string): string => name.replace(/ (?=[-–] )/g, "\u00a0");

interface FormatOptions {
  /** Undefined: the reader's own. */
  timeZone: string | undefined;
  /** "21 Nov 2026" or "21 November 2026". */
  month: "short" | "long";
}

export function makeFormat(language: string, { timeZone, month }: FormatOptions) {
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const { day, time, moment } = dateFormats(language, { timeZone, month });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return {
    language,
    number: (value: number) => number.format(value),
    /** A whole amount: "€300,000". */
    money: (amount: number, currency: string) => wholeMoney(language, amount, currency),
    /** 0.74 → "74%" */
    percent: (share: number) => percent.format(share),
    /** "21 Nov 2026", from an instant. */
    day: (instant: string) => unbrokenDay(day(new Date(instant))),
    time: (instant: string) => time(new Date(instant)),
    /** Day and time. */
    moment: (instant: string) => unbrokenDay(moment(new Date(instant))),
    /** The time alone if it is today: "09:30", "21 Nov 2026, 09:30". */
    timeOrMoment: (instant: string, now = Date.now()) => {
      const at = new Date(instant);
      return day(at) === day(new Date(now)) ? time(at) : unbrokenDay(moment(at));
    },
    /** "just now", "3 hours ago", "tomorrow". Counts calendar days: the night before last was not yesterday. */
    ago: (instant: string, now = Date.now()) => {
      const at = Date.parse(instant);
      const seconds = (at - now) / 1000;
      const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? [];
      if (unit) {
        const count = Math.trunc(seconds / size);
        const isBeyond = unit === "day" && day(at) !== day(now + count * dayMs);
        return relative.format(isBeyond ? count + Math.sign(count) : count, unit).replaceAll(" ", "\u00a0");
      }
      return justNow[language.slice(0, 2) as Language] ?? relative.format(0, "second");
    },
    /** "IBAN: BE68 …" */
    labelled: (label: string, value: string) => labelled(language, label, value),
    list: (items: readonly string[]) => listInWords(language, items),
  };
}

export type Format = ReturnType<typeof makeFormat>;

/** Numbers, days and times as the reader's language writes them. */
export function useFormatIn(timeZone: string | undefined, month: FormatOptions["month"]): Format {
  const language = localeOf(useLanguage());
  return useMemo(() => makeFormat(language, { timeZone, month }), [language, timeZone, month]);
}
