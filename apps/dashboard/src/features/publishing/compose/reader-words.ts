import type { Language } from "@stoep/contract/kernel";
import { useKitZone } from "@stoep/ui";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Translate } from "../../../app/index.ts";
import type en from "../text/en.json";

export type ReaderText = Translate<typeof en>;

/** Words in the reader's language, whatever the editor's is. */
export function useReaderText(language: Language): ReaderText {
  const { t } = useTranslation("publishing", { lng: language });
  return t as ReaderText;
}

/** "21 november om 09:00", in the reader's language and the network's time. */
export function useReaderMoment(language: Language): (instant: string) => string {
  const timeZone = useKitZone();
  return useMemo(() => {
    const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
    const format = new Intl.DateTimeFormat(language, { timeZone, day: "numeric", month: "long", ...clock });
    return (instant) => format.format(new Date(instant));
  }, [language, timeZone]);
}
