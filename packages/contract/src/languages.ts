/** THE table of languages, with the few words that screens need outside their texts. CONTRIBUTING.md says what else a language needs. */
export const languages = ["en", "nl", "fr", "tr"] as const;
export type Language = (typeof languages)[number];

/** As each calls itself. */
export const languageNames: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  fr: "Français",
  tr: "Türkçe",
};

/** What happened within the last minute. */
export const justNow: Record<Language, string> = {
  en: "just now",
  nl: "zojuist",
  fr: "à l’instant",
  tr: "az önce",
};
