import { type Format as PlainFormat, useFormatIn } from "@stoep/client/formats";
import { useKitZone } from "@stoep/ui";
import { useMemo } from "react";
import { useAppText } from "./text.ts";

export { localeOf } from "@stoep/client/formats";

export interface Format extends PlainFormat {
  /** Of people or households; null: fewer than ten, which is never told as a number. D §9 */
  people: (count: number | null) => string;
  /** Null where either is too few for a percentage. D §9 */
  share: (part: number | null, whole: number | null) => string | null;
}

/** Numbers, days and times as the user's language writes them, in the network's time zone. */
export function useFormat(): Format {
  const plain = useFormatIn(useKitZone(), "short");
  const t = useAppText();
  return useMemo(
    () => ({
      ...plain,
      people: (count) => (count === null ? t("fewerThanTen") : plain.number(count)),
      share: (part, whole) => (part === null || whole === null ? null : plain.percent(part / whole)),
    }),
    [plain, t],
  );
}
