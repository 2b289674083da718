export const languageNames = { en: "English", nl: "Nederlands", fr: "Français", tr: "Türkçe" } as const;
export type LanguageCode = keyof typeof languageNames;
export const languageCodes = Object.keys(languageNames) as LanguageCode[];
