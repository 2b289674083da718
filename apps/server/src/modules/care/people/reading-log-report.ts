/** The access log of one person, printed for that person. */
import { dateFormats, type Language, labelled, personName } from "@stoep/contract/kernel";
import type { Staff } from "#kernel/actor.ts";
import type { PersonReading } from "#modules/audit/index.ts";
import type { ReportDocument } from "#modules/files/index.ts";
import { words } from "./texts.ts";

const texts = words.readingLog;

interface ReportReader {
  actor: Staff;
  language: Language;
  now: Date;
}

export function readingLogReport(
  person: Parameters<typeof personName>[0],
  rows: readonly PersonReading[],
  { actor, language, now }: ReportReader,
): ReportDocument {
  const { moment } = dateFormats(language, actor.network);
  const name = personName(person);
  return {
    title: labelled(language, texts.title[language], name),
    author: actor.organisation.name,
    language,
    lines: [actor.organisation.name, moment(now)],
    footer: actor.organisation.name,
    blocks: [
      {
        kind: "table",
        head: [texts.moment[language], texts.reader[language], texts.what[language]],
        rows: rows.map(({ at, reader, what, listName }) => {
          const said = texts.kinds[what][language];
          return [moment(at), reader, listName ? labelled(language, said, texts.lists[listName][language]) : said];
        }),
      },
    ],
  };
}
