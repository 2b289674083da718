import { useAppText, useFieldText } from "./text.ts";

/** The words of the calendar that opens below a day, and of a time on the nights when the clocks change. */
export function useCalendarLabels() {
  const t = useAppText();
  const fieldText = useFieldText();
  return {
    previousMonth: t("calendar.previous"),
    nextMonth: t("calendar.next"),
    chooseMonth: t("calendar.choose"),
    timeSkipped: fieldText("timeSkipped"),
    timeTwice: t("calendar.timeTwice"),
  };
}

/** The same, with the names of the two fields of a day and a time. */
export function useMomentLabels() {
  const t = useAppText();
  return { date: t("calendar.date"), time: t("calendar.time"), ...useCalendarLabels() };
}
