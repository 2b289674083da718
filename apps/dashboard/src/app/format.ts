import { type Format as PlainFormat, useFormatIn } from "@stoep/client/formats";
import { useKitZone } from "@stoep/ui";
import { useMemo } from "react";
import { useAppText } from "./text.ts";

export { localeOf } from "@stoep/client/formats";

export interface Format extends PlainFormat {
  /** A count of people or households; null means fewer than ten, which is never shown as a number. D §9 */
  people: (count: number | null) => string;
  /** Null if either is too small for a percentage. D §9 */
  share: (part: number | null, whole: number | null) => string | null;
}

/** Keeps the words on one line. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

/** Numbers, dates and times in the user's language and the network's time zone. */
export function useFormat(): Format {
  const plain = useFormatIn(useKitZone(), "short");
  const t = useAppText();
  return useMemo(
    () => ({
      ...plain,
      people: (count) => (count === null ? unbroken(t("fewerThanTen")) : plain.number(count)),
      share: (part, whole) => (part === null || whole === null ? null : plain.percent(part / whole)),
    }),
    [plain, t],
  );
}
