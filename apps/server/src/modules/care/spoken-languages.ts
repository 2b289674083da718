/** What people speak, by name. */
import type { Language } from "@stoep/contract/kernel";
import { inEach } from "#kernel/texts.ts";

const names = inEach((language) => new Intl.DisplayNames(language, { type: "language" }));

/** "Nederlands, Frans", as the screens say it. */
export const spokenInWords = (codes: readonly string[], language: Language): string =>
  codes.map((code) => names[language].of(code) ?? code).join(", ");
