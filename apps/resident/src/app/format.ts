import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { activeResidence, useSession } from "./session.tsx";

const units = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** Days and times of this app are Europe's, in English too: the day before the month, 24 hours. */
const localeOf = (language: string): string => (language === "en" ? "en-GB" : language);

function makeFormat(language: string, timeZone: string | undefined) {
  const zone = timeZone ? { timeZone } : {};
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(language, { ...zone, day: "numeric", month: "long", year: "numeric" });
  const time = new Intl.DateTimeFormat(language, { ...zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return {
    number: (value: number) => number.format(value),
    /** 0.74 → "74%" */
    percent: (share: number) => percent.format(share),
    /** "21 November 2026", from an instant. */
    day: (instant: string) => day.format(new Date(instant)),
    /** Day and time. */
    moment: (instant: string) => `${day.format(new Date(instant))}, ${time.format(new Date(instant))}`,
    /** "now", "3 hours ago" */
    ago: (instant: string, now = Date.now()) => {
      const seconds = (new Date(instant).getTime() - now) / 1000;
      const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? [];
      return unit ? relative.format(Math.trunc(seconds / size), unit) : relative.format(0, "second");
    },
    /** "1.4 MB" */
    bytes: (size: number) => {
      const unit = size >= 1_000_000 ? "megabyte" : "kilobyte";
      const value = size / (unit === "megabyte" ? 1_000_000 : 1000);
      return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
    },
  };
}

export type Format = ReturnType<typeof makeFormat>;

/** Numbers, days and times as the reader's language writes them, in the network's time zone. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const zone = activeResidence(useSession())?.network.timeZone;
  const language = localeOf(i18n.resolvedLanguage ?? "en");
  return useMemo(() => makeFormat(language, zone), [language, zone]);
}
