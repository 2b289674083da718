import { useText } from "./words.ts";

/** The words of the calendar that opens below a day. */
export function useCalendarLabels() {
  const t = useText();
  return {
    previousMonth: t("calendar.previousMonth"),
    nextMonth: t("calendar.nextMonth"),
    chooseMonth: t("calendar.chooseMonth"),
  };
}
