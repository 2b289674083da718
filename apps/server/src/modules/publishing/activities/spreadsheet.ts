/** Who is coming to a date, as a file for a spreadsheet. */
import type { Attendee } from "@stoep/contract/publishing";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";

type Column = FileColumn<Attendee>;

const states = {
  coming: { en: "Coming", nl: "Komt", fr: "Vient", tr: "Katılıyor" },
  waiting: { en: "Waiting list", nl: "Wachtlijst", fr: "Liste d’attente", tr: "Bekleme listesi" },
};

const columns: Column[] = [
  { heading: { en: "Name", nl: "Naam", fr: "Nom", tr: "Ad" }, cell: ({ name }) => name },
  { heading: { en: "People", nl: "Personen", fr: "Personnes", tr: "Kişi sayısı" }, cell: ({ people }) => people },
  choiceColumn({ en: "Status", nl: "Status", fr: "État", tr: "Durum" }, states, ({ state }) => state),
  {
    heading: { en: "Since", nl: "Sinds", fr: "Depuis", tr: "Bildirim zamanı" },
    cell: ({ saidAt }) => new Date(saidAt),
  },
];

export const attendeeFile: ListFile<Attendee> = {
  title: { en: "Coming", nl: "Wie komt", fr: "Participants", tr: "Katılanlar" },
  columns,
};
