import { useText } from "../../parts/words.ts";

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
