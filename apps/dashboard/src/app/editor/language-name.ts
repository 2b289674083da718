import { useLanguage } from "@stoep/client/texts";
import type { Language } from "@stoep/contract/kernel";
import { useMemo } from "react";

/** A language's name inside a sentence of the user's own: "Dutch", "néerlandais". Tabs carry the name it gives itself. */
export function useLanguageName(): (language: Language) => string {
  const own = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(own, { type: "language" });
    return (language) => names.of(language) ?? language;
  }, [own]);
}
