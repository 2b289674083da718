/** How each language writes lists, days and moments. */

/** English as in Europe: "21 November 2026", "Ada, Els and Viktor". */
export const localeOf = (language: string): string => (language === "en" ? "en-GB" : language);

/** "Ada, Els and Viktor"; `disjunction`: "or". */
export const listInWords = (
  language: string,
  words: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string => new Intl.ListFormat(localeOf(language), { type }).format(words);

/** "Letters with codes: Muide"; French has a space before the colon. */
export const labelled = (language: string, label: string, value: string): string =>
  `${label}${language.startsWith("fr") ? "\u202f" : ""}: ${value}`;

/** A whole amount: "€300,000". */
export const wholeMoney = (language: string, amount: number, currency: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: "currency", currency, maximumFractionDigits: 0 }).format(amount);

/** "€12.50" */
export const moneyOfCents = (language: string, cents: number, currency: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: "currency", currency }).format(cents / 100);

/** In units of the currency, in steps of a millionth; rounded up to the cent where it is no whole amount: "€310", "€310.08". */
export const exactMoney = (language: string, amount: number, currency: string): string =>
  Number.isInteger(amount) ? wholeMoney(language, amount, currency) : moneyOfCents(language, centsOf(amount), currency);

/** In units of the currency, in steps of a millionth, to cents; rounded up. */
export const centsOf = (amount: number): number => Math.ceil(Math.round(amount * 1e6) / 1e4);

/** The same, rounded down to whole cents: of parts that together are no more than a whole. */
export const downToCents = (amount: number): number => Math.floor(Math.round(amount * 1e6) / 1e4) / 100;

/** What `Intl` wrote, with "1er" for the first of a month in French. */
export const withFirstOfMonth = (language: string, written: string): string =>
  language.startsWith("fr") ? written.replace(/(?<!\d)1(?=\s\p{L})/gu, "1er") : written;

interface DateOptions {
  /** Undefined: the reader's own. */
  timeZone: string | undefined;
  /** "21 Nov 2026" or "21 November 2026". */
  month?: "short" | "long";
}

/** Days and times as apps, mails, files and letters write them. */
export function dateFormats(language: string, { timeZone, month = "short" }: DateOptions) {
  const [locale, zone] = [localeOf(language), timeZone ? { timeZone } : {}];
  const days = new Intl.DateTimeFormat(locale, { ...zone, day: "numeric", month, year: "numeric" });
  const times = new Intl.DateTimeFormat(locale, { ...zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const day = (at: Date | number) => withFirstOfMonth(language, days.format(at));
  const time = (at: Date | number) => times.format(at);
  return {
    /** "21 Nov 2026" */
    day,
    /** "09:30" */
    time,
    /** "21 Nov 2026, 09:30" */
    moment: (at: Date | number) => `${day(at)}, ${time(at)}`,
  };
}

/** For "Sat, 21 Nov 2026, 09:30", or a span of time: what somebody has an appointment for. */
export function appointmentFormat(
  language: string,
  timeZone: string,
): Pick<Intl.DateTimeFormat, "format" | "formatRange"> {
  const day = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone, ...day, ...time });
  return {
    format: (at) => withFirstOfMonth(language, format.format(at)),
    formatRange: (from, until) => withFirstOfMonth(language, format.formatRange(from, until)),
  };
}
