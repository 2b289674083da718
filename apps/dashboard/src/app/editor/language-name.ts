import { useLanguage } from "@stoep/client/texts";
import type { Language } from "@stoep/contract/kernel";
import { useMemo } from "react";

/** A language's name in the user's own language, for use in a sentence: "Dutch", "néerlandais". Tabs show its native name. */
export function useLanguageName(): (language: Language) => string {
  const own = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(own, { type: "language" });
    return (language) => names.of(language) ?? language;
  }, [own]);
}
