/** Moments as spreadsheets write them: "2026-05-12 10:00", and days since the end of 1899. */
import { dayMs } from "@stoep/contract/kernel";

const daysBefore1970 = 25_569;

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
    return { text, days: Date.parse(`${text.replace(" ", "T")}:00Z`) / dayMs + daysBefore1970 };
  };
}
