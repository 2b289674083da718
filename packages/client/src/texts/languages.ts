export const languageNames = { en: "English", nl: "Nederlands", fr: "Français", tr: "Türkçe" } as const;

/** As a reader of another language calls it: "Dutch", "néerlandais". */
export const languageName = (code: string, reader: string): string =>
  new Intl.DisplayNames(reader, { type: "language" }).of(code) ?? code;

export type LanguageCode = keyof typeof languageNames;
export const languageCodes = Object.keys(languageNames) as LanguageCode[];
