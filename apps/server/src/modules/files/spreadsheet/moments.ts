/** Moments as spreadsheets write them: "2026-05-12 10:00", and days since the end of 1899. */
import { dayMs } from "@stoep/contract/kernel";

const daysBefore1970 = 25_569;

/** `at`: in milliseconds since 1970, read as the clock of the sheet. */
export const dayNumber = (at: number): number => at / dayMs + daysBefore1970;

export function momentIn(timeZone: string): (at: Date) => { text: string; days: number } {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  return (at) => {
    const text = format.format(at);
    return { text, days: dayNumber(Date.parse(`${text.replace(" ", "T")}:00Z`)) };
  };
}
