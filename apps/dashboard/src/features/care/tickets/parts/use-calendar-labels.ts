import { useText } from "./words.ts";

export function useCalendarLabels() {
  const t = useText();
  return {
    previousMonth: t("calendar.previousMonth"),
    nextMonth: t("calendar.nextMonth"),
    chooseMonth: t("calendar.chooseMonth"),
  };
}
