/** The columns of the log as a file. */
import type { FileColumn, ListFile } from "#modules/files/index.ts";
import { actionInWords, actorInWords, fieldsInWords } from "./entry-words.ts";
import type { EntryRow } from "./store.ts";

const title = { en: "Log", nl: "Logboek", fr: "Journal", tr: "Etkinlik günlüğü" };
const momentColumns: FileColumn<EntryRow>[] = [
  {
    heading: { en: "Time (UTC)", nl: "Tijdstip (UTC)", fr: "Date et heure (UTC)", tr: "Zaman (UTC)" },
    cell: ({ at }) => at.toISOString(),
  },
];
const organisationColumns: FileColumn<EntryRow>[] = [
  {
    heading: { en: "Organisation", nl: "Organisatie", fr: "Organisation", tr: "Kuruluş" },
    cell: ({ organisationName }) => organisationName,
  },
];
const actionColumns: FileColumn<EntryRow>[] = [
  { heading: { en: "Who", nl: "Wie", fr: "Qui", tr: "Kim" }, cell: actorInWords },
  {
    heading: { en: "What", nl: "Wat", fr: "Quoi", tr: "Ne" },
    cell: ({ action }, language) => actionInWords(action, language),
  },
  { heading: { en: "What (code)", nl: "Wat (code)", fr: "Quoi (code)", tr: "Ne (kod)" }, cell: ({ action }) => action },
  { heading: { en: "Type", nl: "Soort", fr: "Type", tr: "Tür" }, cell: ({ subjectKind }) => subjectKind },
  { heading: { en: "About", nl: "Betreft", fr: "Objet", tr: "İlgili öge" }, cell: ({ subjectName }) => subjectName },
  {
    heading: { en: "ID", nl: "ID", fr: "Identifiant", tr: "Kimlik" },
    cell: ({ subjectId }) => subjectId,
  },
  {
    heading: { en: "Before", nl: "Voor", fr: "Avant", tr: "Önce" },
    cell: (entry, language) => fieldsInWords(entry.old, entry.action, language),
  },
  {
    heading: { en: "After", nl: "Na", fr: "Après", tr: "Sonra" },
    cell: (entry, language) => fieldsInWords(entry.new, entry.action, language),
  },
  {
    heading: { en: "IP address", nl: "IP-adres", fr: "Adresse IP", tr: "IP adresi" },
    cell: ({ address }) => address,
  },
  { heading: { en: "Browser", nl: "Browser", fr: "Navigateur", tr: "Tarayıcı" }, cell: ({ agent }) => agent },
  { heading: { en: "Request", nl: "Verzoek", fr: "Requête", tr: "İstek" }, cell: ({ requestId }) => requestId },
];

export const organisationLogFile: ListFile<EntryRow> = { title, columns: [...momentColumns, ...actionColumns] };
/** The entries of several organisations, with a column for the organisation. */
export const wholeLogFile: ListFile<EntryRow> = {
  title,
  columns: [...momentColumns, ...organisationColumns, ...actionColumns],
};
