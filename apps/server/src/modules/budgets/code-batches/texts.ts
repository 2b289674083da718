/** Words of letters and files with codes that are the same for whatever they open, in every language of the network. */
import { dateFormats, type Language, localeOf } from "@stoep/contract/kernel";
import { readTexts } from "#kernel/texts.ts";
import type en from "./text/en.json";

const { words } = readTexts<typeof en>(import.meta.dirname);

/** Printed below the code: by it a lost one is revoked. */
export const serialLine = (languages: readonly Language[], serial: number): string =>
  `${languages.map((language) => words.serial[language]).join(" · ")} ${serial}`;

export const headingOf = (column: keyof typeof words.headings, language: Language): string =>
  words.headings[column][language];

/** A day has no time zone. */
export const dayIn = (language: Language, day: string): string =>
  dateFormats(localeOf(language), { timeZone: "UTC", month: "long" }).day(new Date(`${day}T00:00:00Z`));
