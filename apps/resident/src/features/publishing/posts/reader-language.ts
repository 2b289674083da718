import { useLanguage } from "../../../app/index.ts";

export function useReaderLanguage(): string {
  return useLanguage();
}
