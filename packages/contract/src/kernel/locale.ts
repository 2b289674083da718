/** How each language writes lists, days and moments. */

/** English as in Europe: "21 November 2026", "Ada, Els and Viktor". */
export const localeOf = (language: string): string => (language === "en" ? "en-GB" : language);

/** "Ada, Els and Viktor" */
export const listInWords = (language: string, words: readonly string[]): string =>
  new Intl.ListFormat(localeOf(language)).format(words);

/** "21 November 2026", by the clocks of `timeZone`. */
export const longDay = (language: string, timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, dateStyle: "long" }).format(moment);

/** For "Saturday 21 November 2026 at 09:30", or a span of time. */
export const fullMomentFormat = (language: string, timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, dateStyle: "full", timeStyle: "short" });
