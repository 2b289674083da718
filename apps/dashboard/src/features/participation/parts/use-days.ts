import { useFormat } from "../../../app/index.ts";
import { useText } from "./words.ts";

/** Noon UTC falls on that day in every time zone of the networks. */
const noonOf = (day: string): string => `${day}T12:00:00Z`;

/** Days of the calendar, as text. */
export function useDays() {
  const t = useText();
  const format = useFormat();
  const day = (text: string) => format.day(noonOf(text));
  return {
    day,
    /** "1 Nov 2026 – 15 Jan 2027", one day, or what is missing. */
    span({ startsOn, endsOn }: { startsOn: string | null; endsOn: string | null }): string {
      if (startsOn !== null && startsOn === endsOn) return day(startsOn);
      const or = (text: string | null) => (text === null ? t("phases.noDay") : day(text));
      return t("record.span", { from: or(startsOn), until: or(endsOn) });
    },
  };
}
