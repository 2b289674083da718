import type { Language } from "@stoep/contract/kernel";
import { useState } from "react";
import { translationAt } from "../problems.ts";

type Written = { language: Language; translations: { language: Language }[] };

/** The language whose texts are shown; the original if that translation has been deleted. */
export function useWrittenLanguage(draft: Written) {
  const [language, setLanguage] = useState(draft.language);
  const hasLanguage = draft.translations.some((one) => one.language === language);
  return {
    language: hasLanguage ? language : draft.language,
    setLanguage,
    showLanguageOf: (path: string) =>
      setLanguage(draft.translations[translationAt(path) ?? -1]?.language ?? draft.language),
  };
}
