/** Who is coming to a date, as a file for a spreadsheet. */
import { dateFormats } from "@stoep/contract/kernel";
import type { Attendee } from "@stoep/contract/publishing";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import { spanInWords } from "../posts/index.ts";
import type { DateHeading } from "./store/dates.ts";
import { words } from "./texts.ts";

const texts = words.files;

type Column = FileColumn<Attendee>;

const columns: Column[] = [
  { heading: texts.headings.name, cell: ({ name }) => name },
  { heading: texts.headings.people, cell: ({ people }) => people },
  choiceColumn(texts.headings.status, texts.states, ({ state }) => state),
  {
    heading: texts.headings.since,
    cell: ({ saidAt }) => new Date(saidAt),
  },
];

export const attendeeFile = (date: DateHeading): ListFile<Attendee> => ({
  title: texts.titles.attendees,
  columns,
  about: ({ language, timeZone }) => [
    date.title,
    [spanInWords(date, dateFormats(language, { timeZone }).moment), date.address].filter(Boolean).join(" · "),
  ],
});
