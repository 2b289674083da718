import { useAppText } from "./text.ts";

/** The words of the calendar that opens below a day. */
export function useCalendarLabels() {
  const t = useAppText();
  return {
    previousMonth: t("calendar.previous"),
    nextMonth: t("calendar.next"),
    chooseMonth: t("calendar.choose"),
  };
}
