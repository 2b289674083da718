/** Who applied for a vacancy, as a file for a spreadsheet. */
import type { ApplicationState } from "@stoep/contract/vacancies";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import type { ApplicationListRow } from "./store/received-applications.ts";

type Words = FileColumn<ApplicationListRow>["heading"];
type ApplicationField = "firstName" | "lastName" | "email" | "phone" | "address" | "motivation";

/** What an applicant fills in. */
export const applicationFields: { name: ApplicationField; heading: Words }[] = [
  { name: "firstName", heading: { en: "First name", nl: "Voornaam", fr: "Prénom", tr: "Ad" } },
  { name: "lastName", heading: { en: "Last name", nl: "Achternaam", fr: "Nom", tr: "Soyad" } },
  { name: "email", heading: { en: "E-mail", nl: "E-mail", fr: "E-mail", tr: "E-posta" } },
  { name: "phone", heading: { en: "Phone", nl: "Telefoon", fr: "Téléphone", tr: "Telefon" } },
  { name: "address", heading: { en: "Address", nl: "Adres", fr: "Adresse", tr: "Adres" } },
  { name: "motivation", heading: { en: "Motivation", nl: "Motivatie", fr: "Motivation", tr: "Motivasyon" } },
];
export const sentHeading: Words = { en: "Sent", nl: "Ingestuurd", fr: "Envoyée", tr: "Gönderildi" };
export const changedHeading: Words = {
  en: "Last changed",
  nl: "Laatst gewijzigd",
  fr: "Dernière modification",
  tr: "Son değişiklik",
};
export const stateHeading: Words = { en: "Status", nl: "Status", fr: "État", tr: "Durum" };

const states: Record<ApplicationState, Words> = {
  new: { en: "New", nl: "Nieuw", fr: "Nouvelle", tr: "Yeni" },
  "in-contact": { en: "In contact", nl: "In contact", fr: "En contact", tr: "İletişimde" },
  accepted: { en: "Accepted", nl: "Aanvaard", fr: "Acceptée", tr: "Kabul edildi" },
  declined: { en: "Declined", nl: "Afgewezen", fr: "Refusée", tr: "Reddedildi" },
};

export const applicationFile: ListFile<ApplicationListRow> = {
  title: { en: "Applications", nl: "Kandidaten", fr: "Candidatures", tr: "Başvurular" },
  columns: [
    ...applicationFields.map(
      ({ name, heading }): FileColumn<ApplicationListRow> => ({ heading, cell: (row) => row[name] }),
    ),
    choiceColumn(stateHeading, states, ({ state }) => state),
    { heading: sentHeading, cell: ({ createdAt }) => createdAt },
    { heading: changedHeading, cell: ({ updatedAt }) => updatedAt },
    { heading: { en: "Note", nl: "Notitie", fr: "Note", tr: "Not" }, cell: ({ note }) => note },
  ],
};
