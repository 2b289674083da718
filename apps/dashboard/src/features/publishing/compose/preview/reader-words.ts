import { type Format, localeOf, makeFormat } from "@stoep/client/formats";
import { useTexts } from "@stoep/client/texts";
import type { Language } from "@stoep/contract/kernel";
import { useKitZone } from "@stoep/ui";
import { useMemo } from "react";
import type { Translate } from "../../../../app/index.ts";
import type en from "../../text/en.json";

export type ReaderText = Translate<typeof en>;
export type Reader = { t: ReaderText; format: Format };

/** Texts and formats in the reader's language rather than the editor's, as in the residents' app. */
export function useReader(language: Language): Reader {
  const t = useTexts("publishing", language);
  const timeZone = useKitZone();
  const format = useMemo(() => makeFormat(localeOf(language), { timeZone, month: "short" }), [language, timeZone]);
  return { t: t as ReaderText, format };
}
