import { useTranslation } from "react-i18next";

/** The language of the screen. */
export function useReaderLanguage(): string {
  return useTranslation().i18n.resolvedLanguage ?? "en";
}
