import { confirm, partsOf, useKitZone } from "@stoep/ui";
import { useFormat } from "../format.ts";
import { useAppText } from "../text.ts";

/**
 * Asks whether a day in a past year is meant, which is usually a slip in January. Resolves to whether to go on. `was`: the day before
 * the change; a day that stays as it was is not asked about.
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
