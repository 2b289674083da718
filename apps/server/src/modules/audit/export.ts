/** The columns of the log as a file. */
import type { FileColumn, ListFile } from "#modules/files/index.ts";
import { actionInWords, actorInWords, fieldsInWords } from "./entry-words.ts";
import type { EntryRow } from "./store.ts";
import { words } from "./texts.ts";

const texts = words.files;

const momentColumns: FileColumn<EntryRow>[] = [
  {
    heading: texts.headings.timeUtc,
    cell: ({ at }) => ({ exact: at }),
  },
];
const organisationColumns: FileColumn<EntryRow>[] = [
  {
    heading: texts.headings.organisation,
    cell: ({ organisationName }) => organisationName,
  },
];
const actionColumns: FileColumn<EntryRow>[] = [
  { heading: texts.headings.who, cell: actorInWords },
  {
    heading: texts.headings.what,
    cell: ({ action }, language) => actionInWords(action, language),
  },
  { heading: texts.headings.whatCode, cell: ({ action }) => action },
  { heading: texts.headings.type, cell: ({ subjectKind }) => subjectKind },
  { heading: texts.headings.about, cell: ({ subjectName }) => subjectName },
  {
    heading: texts.headings.id,
    cell: ({ subjectId }) => subjectId,
  },
  {
    heading: texts.headings.before,
    cell: (entry, language) => fieldsInWords(entry.old, entry.action, language),
  },
  {
    heading: texts.headings.after,
    cell: (entry, language) => fieldsInWords(entry.new, entry.action, language),
  },
  {
    heading: texts.headings.ipAddress,
    cell: ({ address }) => address,
  },
  { heading: texts.headings.browser, cell: ({ agent }) => agent },
  { heading: texts.headings.request, cell: ({ requestId }) => requestId },
];

export const organisationLogFile: ListFile<EntryRow> = {
  title: texts.title,
  columns: [...momentColumns, ...actionColumns],
};
/** The entries of several organisations, with a column for the organisation. */
export const wholeLogFile: ListFile<EntryRow> = {
  title: texts.title,
  columns: [...momentColumns, ...organisationColumns, ...actionColumns],
};
