import { useText } from "../../parts/words.ts";

/** The labels of a date and time field. */
export function useMomentLabels() {
  const t = useText();
  return {
    date: t("compose.moment.date"),
    time: t("compose.moment.time"),
    previousMonth: t("compose.moment.previousMonth"),
    nextMonth: t("compose.moment.nextMonth"),
    chooseMonth: t("compose.moment.chooseMonth"),
  };
}
