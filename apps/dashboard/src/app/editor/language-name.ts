import type { Language } from "@stoep/contract/kernel";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** A language's name inside a sentence of the user's own: "Dutch", "néerlandais". Tabs carry the name it gives itself. */
export function useLanguageName(): (language: Language) => string {
  const { i18n } = useTranslation();
  const own = i18n.resolvedLanguage ?? "en";
  return useMemo(() => {
    const names = new Intl.DisplayNames(own, { type: "language" });
    return (language) => names.of(language) ?? language;
  }, [own]);
}
