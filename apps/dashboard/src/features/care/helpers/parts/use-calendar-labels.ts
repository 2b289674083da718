import type { CalendarLabels } from "@stoep/ui";
import { useText } from "./words.ts";

export function useCalendarLabels(): CalendarLabels {
  const t = useText();
  return {
    previousMonth: t("calendar.previous"),
    nextMonth: t("calendar.next"),
    chooseMonth: t("calendar.choose"),
  };
}
