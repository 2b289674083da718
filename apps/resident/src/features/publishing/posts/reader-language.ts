import { useLanguage } from "../../../app/index.ts";

/** The language of the screen. */
export function useReaderLanguage(): string {
  return useLanguage();
}
