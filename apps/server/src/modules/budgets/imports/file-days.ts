/** The days of a pabulib file: `15.06.2018`, or a year alone. */
import { Day } from "@stoep/contract/kernel";

interface Days {
  opensOn: string;
  endsOn: string;
}

/** Null where one is missing or wrong, or they are in no order. A year alone begins on its first day, and ends on its last. */
export function daysOf(facts: ReadonlyMap<string, string>): Days | null {
  const end = facts.get("date_end") ?? "";
  const begin = facts.get("date_begin") || end;
  const opensOn = dayOf(begin, "01-01");
  const endsOn = dayOf(end, "12-31");
  return opensOn !== null && endsOn !== null && opensOn <= endsOn ? { opensOn, endsOn } : null;
}

function dayOf(text: string, inYear: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[.](\d{1,2})[.](\d{4})$/.exec(text) ?? [];
  const whole = /^\d{4}$/.test(text) ? `${text}-${inYear}` : /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;
  const written = year ? `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}` : whole;
  const read = Day.safeParse(written);
  // The years of pabulib; earlier ones are a mistake.
  return read.success && read.data >= "1980" ? read.data : null;
}
