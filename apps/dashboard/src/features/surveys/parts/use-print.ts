import type { Language } from "@stoep/contract/kernel";
import { api, useDownload } from "../../../app/index.ts";
import { useText } from "./words.ts";

/** The questionnaire as a PDF to be filled in by hand. `print` without a language: in the one it is written in. */
export function usePrint(surveyId: string, title: string) {
  const t = useText();
  const download = useDownload();
  const print = (language?: Language) =>
    download.mutate({
      load: () => api.surveys.printQuestionnaire({ params: { surveyId }, query: { language } }),
      name: title.trim() || t("untitled"),
      ending: "pdf",
    });
  return { print, isPrinting: download.isPending };
}
