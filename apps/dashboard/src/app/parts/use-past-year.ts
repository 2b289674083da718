import { confirm, partsOf, useKitZone } from "@stoep/ui";
import { useFormat } from "../format.ts";
import { useAppText } from "../text.ts";

/**
 * Asks about a day in a year that is over, which is usually a slip in January: it may be meant, so it is asked and not refused. Resolves to
 * whether to go on. `was`: the day before the change; as it was it is not asked about.
 */
export function usePastYear() {
  const t = useAppText();
  const format = useFormat();
  const zone = useKitZone();
  return async (day: string | null, was: string | null = null): Promise<boolean> => {
    const year = day?.slice(0, 4) ?? "";
    const today = partsOf(new Date().toISOString(), zone).day ?? "";
    if (!day || day === was || year >= today.slice(0, 4)) return true;
    return confirm({
      title: t("pastYear.title", { year }),
      message: format.day(day),
      confirmLabel: t("pastYear.confirm", { year }),
      cancelLabel: t("pastYear.change"),
    });
  };
}
