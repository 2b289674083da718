/** Reads dates as people write them in tables. Pure. */

import type { DayOrder } from "@stoep/contract/care";
import { dayMs, languages } from "@stoep/contract/kernel";
import { fold } from "@stoep/contract/search-words";

export interface DayRules {
  /** What comes first in 03/04/2025. */
  order: DayOrder;
  /** Of two digits, the year is the latest that is not after this day. */
  today: string;
}

/** Programs write 0/0/00 where there is no date. */
export const isNoDay = (text: string): boolean => /^0+[/. -]0+[/. -]0+$/.test(text);

/** The month of each name and short name, as the folded text of a date has it. */
const monthNames = languages.flatMap((language) =>
  (["long", "short"] as const).flatMap((month) =>
    Array.from({ length: 12 }, (_, at): [string, number] => {
      const words = new Intl.DateTimeFormat(language, { month, day: "numeric", timeZone: "UTC" });
      const name = words.formatToParts(Date.UTC(2026, at, 1)).find(({ type }) => type === "month")?.value ?? "";
      return [fold(name).trim(), at + 1];
    }),
  ),
);
const months = new Map<string, number>([...monthNames, ["sept", 9], ["mrt", 3]]);

/**
 * 1950-05-12, 12/05/1950 or 12.5.50, 12 mei 1950 or May 12, 1950, 19500512, and 18395 as Excel counts days. null for what is no date, or one
 * that does not exist.
 */
export function dayOf(text: string, rules: DayRules): string | null {
  const [day, month, year] = partsOf(text.replace(/[T ]\d{1,2}:\d{2}.*$/, ""), rules.order) ?? [];
  if (!day || !month || !year) return null;
  if (year.length !== 2) return written(year, month, day);
  const century = Number(rules.today.slice(0, 2));
  const latest = written(`${century}${year}`, month, day);
  return latest && latest <= rules.today ? latest : written(`${century - 1}${year}`, month, day);
}

type Parts = [day: string, month: string, year: string];

function partsOf(text: string, order: DayOrder): Parts | null {
  const inOrder = (one: string, other: string, year: string): Parts =>
    order === "day-first" ? [one, other, year] : [other, one, year];
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  if (y && m && d) return [d, m, y];
  const [, one, other, year] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d\d)$/.exec(text) ?? [];
  if (one && other && year) return inOrder(one, other, year);
  return inWords(text) ?? ofExcel(text);
}

/** "12 mei 1950", "1er mai 1950", "12-mei-50", "May 12, 1950" */
function inWords(text: string): Parts | null {
  const [first = "", second = "", year = "", more] = fold(text.slice(0, 40)).trim().split(" ");
  if (more !== undefined || !/^(\d{4}|\d\d)$/.test(year)) return null;
  const numberOf = (word: string) => /^(\d{1,2})(?:er|st|nd|rd|th|e)?$/.exec(word)?.[1];
  const nameOf = (word: string) => months.get(word);
  const [day, month] = nameOf(second) ? [numberOf(first), nameOf(second)] : [numberOf(second), nameOf(first)];
  return day && month ? [day, String(month), year] : null;
}

/** Of five digits, which are days from 1927 on: shorter ones look like years. */
function ofExcel(text: string): Parts | null {
  const days = Number(/^(\d{5})(?:[.,]\d+)?$/.exec(text)?.[1]);
  if (!days) return null;
  const [year = "", month = "", day = ""] = new Date(Date.UTC(1899, 11, 30) + days * dayMs)
    .toISOString()
    .slice(0, 10)
    .split("-");
  return [day, month, year];
}

function written(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return at.toISOString().slice(0, 10) === text ? text : null;
}

/** The usual order where this language is read in this country: Americans write the month first. */
export function usualDayOrder(language: string, country: string): DayOrder {
  const kinds = new Intl.DateTimeFormat(`${language}-${country}`).formatToParts(0).map(({ type }) => type);
  return kinds.indexOf("month") < kinds.indexOf("day") && kinds.indexOf("year") > 0 ? "month-first" : "day-first";
}
