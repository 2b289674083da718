import { useCalendarLabels } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";

export function useMomentLabels() {
  const t = useText();
  return { date: t("compose.moment.date"), time: t("compose.moment.time"), ...useCalendarLabels() };
}
