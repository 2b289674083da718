/** The inbox as a file for a spreadsheet: without house numbers and exact places. D §5 */
import type { ShoutKind, ShoutStatus } from "@stoep/contract/shouts";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import type { InboxRow } from "./store/inbox.ts";

type Words = FileColumn<InboxRow>["heading"];

export const kindWords: Record<ShoutKind, Words> = {
  idea: { en: "Idea", nl: "Idee", fr: "Idée", tr: "Fikir" },
  alert: { en: "Report of a problem", nl: "Melding", fr: "Signalement d’un problème", tr: "Sorun bildirimi" },
  "help-request": { en: "Help request", nl: "Hulpvraag", fr: "Demande d’aide", tr: "Yardım isteği" },
  "looking-for": { en: "Looking for", nl: "Gezocht", fr: "Recherche", tr: "Aranıyor" },
  "give-away": { en: "Give away", nl: "Weg te geven", fr: "À donner", tr: "Verilecek" },
  borrow: { en: "Borrow", nl: "Te leen", fr: "Prêt", tr: "Ödünç" },
  general: { en: "General", nl: "Algemeen", fr: "Général", tr: "Genel" },
};
export const statusWords: Record<ShoutStatus, Words> = {
  new: { en: "New", nl: "Nieuw", fr: "Nouveau", tr: "Yeni" },
  "in-progress": { en: "In progress", nl: "In behandeling", fr: "En cours", tr: "İşlemde" },
  done: { en: "Done", nl: "Afgerond", fr: "Terminé", tr: "Tamamlandı" },
};
export const titleHeading: Words = { en: "Title", nl: "Titel", fr: "Titre", tr: "Başlık" };
export const textHeading: Words = { en: "Text", nl: "Tekst", fr: "Texte", tr: "Metin" };
export const kindHeading: Words = { en: "Type", nl: "Soort", fr: "Type", tr: "Tür" };
export const statusHeading: Words = { en: "Status", nl: "Status", fr: "État", tr: "Durum" };
export const neighbourhoodHeading: Words = { en: "Neighbourhood", nl: "Buurt", fr: "Quartier", tr: "Mahalle" };
export const streetHeading: Words = { en: "Street", nl: "Straat", fr: "Rue", tr: "Sokak" };

export const reactionsHeading: Words = { en: "Reactions", nl: "Waarderingen", fr: "Réactions", tr: "Tepkiler" };
export const commentsHeading: Words = { en: "Comments", nl: "Reacties", fr: "Commentaires", tr: "Yorumlar" };

export const shoutFile: ListFile<InboxRow> = {
  title: {
    en: "Messages from residents",
    nl: "Berichten van bewoners",
    fr: "Messages des habitants",
    tr: "Sakinlerin mesajları",
  },
  columns: [
    { heading: titleHeading, cell: ({ title }) => title },
    { heading: textHeading, cell: ({ excerpt }) => excerpt },
    choiceColumn(kindHeading, kindWords, ({ kind }) => kind),
    choiceColumn(statusHeading, statusWords, ({ status }) => status),
    {
      heading: { en: "Assigned to", nl: "Toegewezen aan", fr: "Attribué à", tr: "Sorumlu" },
      cell: ({ assignee }) => assignee ?? "",
    },
    { heading: { en: "Author", nl: "Auteur", fr: "Auteur", tr: "Yazan" }, cell: ({ author }) => author },
    { heading: neighbourhoodHeading, cell: ({ neighbourhood }) => neighbourhood },
    { heading: streetHeading, cell: ({ street }) => street ?? "" },
    { heading: { en: "Received", nl: "Ontvangen", fr: "Reçu", tr: "Alındı" }, cell: ({ arrivedAt }) => arrivedAt },
    {
      heading: { en: "Status since", nl: "Status sinds", fr: "État depuis", tr: "Durum tarihi" },
      cell: ({ statusAt }) => statusAt,
    },
    { heading: reactionsHeading, cell: ({ reactions }) => reactions },
    { heading: commentsHeading, cell: ({ comments }) => comments },
    {
      heading: { en: "Followers", nl: "Volgers", fr: "Abonnés", tr: "Takip edenler" },
      cell: ({ followers }) => followers,
    },
  ],
};
