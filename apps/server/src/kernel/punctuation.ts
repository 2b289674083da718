import type { Language } from "@stoep/contract/kernel";

/** The mark between two parts of a text that code joins. French has a narrow no-break space before these marks. docs/glossary.md */
export const mark = (sign: ":" | ";", language: Language): string => (language === "fr" ? `\u202f${sign}` : sign);
