/** The reading log of one person, printed for that person. */
import type { ReadingKind } from "@stoep/contract/care";
import { type Language, personName } from "@stoep/contract/kernel";
import type { Staff } from "#kernel/actor.ts";
import type { ReportDocument } from "#modules/files/index.ts";
import type { ReadingRow } from "./store/reading-log.ts";

type Words = Record<Language, string>;
const label = (en: string, nl: string, fr: string, tr: string): Words => ({ en, nl, fr, tr });

const kindLabels: Record<ReadingKind, Words> = {
  file: label("Opened the file", "Opende het dossier", "A ouvert le dossier", "Dosyayı açtı"),
  private: label(
    "Saw gender, date of birth and bank account",
    "Zag geslacht, geboortedatum en rekeningnummer",
    "A vu le genre, la date de naissance et le compte bancaire",
    "Cinsiyeti, doğum tarihini ve banka hesabını gördü",
  ),
  contact: label("Saw the contact", "Zag de contactgegevens", "A vu les coordonnées", "İletişim bilgilerini gördü"),
  print: label("Printed this overview", "Drukte dit overzicht af", "A imprimé ce relevé", "Bu dökümü yazdırdı"),
  export: label("Made a list", "Maakte een lijst", "A créé une liste", "Bir liste oluşturdu"),
  import: label("Read a list in", "Las een lijst in", "A importé une liste", "Bir liste aktardı"),
  merge: label("Compared two files", "Vergeleek twee dossiers", "A comparé deux dossiers", "İki dosyayı karşılaştırdı"),
};
const texts = {
  title: label("Who read the file", "Wie las het dossier", "Qui a lu le dossier", "Dosyayı kim okudu"),
  moment: label("Moment", "Moment", "Moment", "Zaman"),
  reader: label("Who", "Wie", "Qui", "Kim"),
  what: label("What", "Wat", "Quoi", "Ne"),
};

interface ReportReader {
  actor: Staff;
  language: Language;
  now: Date;
}

export function readingLogReport(
  person: Parameters<typeof personName>[0],
  rows: readonly ReadingRow[],
  { actor, language, now }: ReportReader,
): ReportDocument {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: actor.network.timeZone,
  });
  const name = personName(person);
  return {
    title: `${texts.title[language]}: ${name}`,
    author: actor.organisation.name,
    language,
    lines: [actor.organisation.name, format.format(now)],
    footer: actor.organisation.name,
    blocks: [
      {
        kind: "table",
        head: [texts.moment[language], texts.reader[language], texts.what[language]],
        rows: rows.map(({ at, reader, what }) => [format.format(at), reader, kindLabels[what][language]]),
      },
    ],
  };
}
