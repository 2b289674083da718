import type { Language } from "@stoep/contract/kernel";

/** Between the parts of a text that code puts together. French has a narrow no-break space before these signs. docs/glossary.md */
export const mark = (sign: ":" | ";", language: Language): string => (language === "fr" ? `\u202f${sign}` : sign);
