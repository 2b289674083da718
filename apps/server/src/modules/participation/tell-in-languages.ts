/** A notice whose words exist in several languages: each reader gets those of their language, else the original. */
import { dateFormats, type Language, localeOf } from "@stoep/contract/kernel";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { NoticeScope } from "#kernel/call.ts";
import { type NoticeForReaders, notifyPeople, type ReaderQuery } from "#modules/notifications/index.ts";

interface Told<Words> extends Omit<NoticeForReaders, "readers" | "details"> {
  original: Words;
  translations: readonly { language: Language; words: Words }[];
  details: (words: Words) => Record<string, string>;
  /** Selects those whose account is `person` and who read the given languages. */
  readers: (readIt: RawBuilder<SqlBool>) => ReaderQuery;
}

export async function tellInLanguages<Words>(call: NoticeScope, told: Told<Words>): Promise<void> {
  const { original, translations, details, readers, ...event } = told;
  const languages = translations.map(({ language }) => language);
  const versions = [
    { words: original, readIt: sql<SqlBool>`person.language <> all(${languages}::text[])` },
    ...translations.map(({ language, words }) => ({ words, readIt: sql<SqlBool>`person.language = ${language}` })),
  ];
  for (const { words, readIt } of versions)
    await notifyPeople(call, { ...event, details: details(words), readers: readers(readIt) });
}

/** "1 juni 2026". A day has no time zone. */
export const dayInWords = (language: Language, day: string): string =>
  dateFormats(localeOf(language), { timeZone: "UTC", month: "long" }).day(new Date(`${day}T00:00:00Z`));
