/** What a resident wrote, and which shouts they follow. Notes of staff are not included. */
import { everyRow, type PageCursor } from "#kernel/page.ts";
import { type OwnList, ownList } from "#modules/files/index.ts";
import { themeWords } from "#modules/publishing/index.ts";
import {
  kindHeading,
  kindWords,
  neighbourhoodHeading,
  statusHeading,
  statusWords,
  streetHeading,
  textHeading,
  titleHeading,
} from "./inbox/spreadsheet.ts";
import { themeHeading } from "./statistics/spreadsheet.ts";
import * as store from "./store/own-data.ts";

/** By time and id, latest first. */
function every<Row extends PageCursor>(read: (place: PageCursor | null, limit: number) => Promise<Row[]>) {
  return everyRow<Row, PageCursor>(read, ({ at, id }) => ({ at, id }), { max: Number.POSITIVE_INFINITY });
}

const writtenShouts = ownList<store.OwnShout>({
  name: "shouts",
  title: { en: "Messages you wrote", nl: "Geschreven berichten", fr: "Messages écrits", tr: "Yazılan mesajlar" },
  rows: (db, { residentId }) => every((place, limit) => store.listOwnShouts(db, residentId, place, limit)),
  pictureOf: ({ imageId }) => imageId,
  fields: [
    { name: "kind", heading: kindHeading, value: ({ kind }) => kind, words: kindWords },
    { name: "title", heading: titleHeading, value: ({ title }) => title },
    { name: "text", heading: textHeading, value: ({ text }) => text },
    { name: "neighbourhood", heading: neighbourhoodHeading, value: (row) => row.neighbourhood },
    { name: "street", heading: streetHeading, value: ({ street }) => street ?? "" },
    {
      name: "place",
      heading: { en: "Place, about", nl: "Plaats, ongeveer", fr: "Lieu, environ", tr: "Yer, yaklaşık" },
      value: ({ latitude, longitude }) => (latitude === null || longitude === null ? "" : `${latitude}, ${longitude}`),
    },
    { name: "theme", heading: themeHeading, value: ({ theme }) => theme ?? "", words: themeWords },
    {
      name: "sharing",
      heading: { en: "Readers", nl: "Lezers", fr: "Lecteurs", tr: "Okuyanlar" },
      value: ({ sharing }) => sharing,
      words: {
        neighbours: { en: "Neighbours", nl: "Buren", fr: "Voisins", tr: "Komşular" },
        municipality: {
          en: "Neighbours and the city",
          nl: "Buren en de stad",
          fr: "Voisins et la ville",
          tr: "Komşular ve belediye",
        },
      },
    },
    { name: "status", heading: statusHeading, value: ({ status }) => status, words: statusWords },
    {
      name: "outcome",
      heading: { en: "Outcome", nl: "Resultaat", fr: "Résultat", tr: "Sonuç" },
      value: ({ outcome }) => outcome,
    },
    {
      name: "createdAt",
      heading: { en: "Written", nl: "Geschreven", fr: "Écrit", tr: "Yazıldı" },
      value: ({ at }) => at,
    },
    {
      name: "withdrawnAt",
      heading: { en: "Withdrawn", nl: "Ingetrokken", fr: "Retiré", tr: "Geri çekildi" },
      value: ({ withdrawnAt }) => withdrawnAt,
    },
  ],
});

const followedShouts = ownList<store.OwnFollow>({
  name: "followedShouts",
  title: { en: "Messages followed", nl: "Gevolgde berichten", fr: "Messages suivis", tr: "Takip edilen mesajlar" },
  rows: (db, { residentId }) => every((place, limit) => store.listOwnFollows(db, residentId, place, limit)),
  fields: [
    { name: "title", heading: titleHeading, value: ({ title }) => title },
    { name: "at", heading: { en: "Moment", nl: "Moment", fr: "Moment", tr: "Zaman" }, value: ({ at }) => at },
  ],
});

const ownMoments = ownList<store.OwnMoment>({
  name: "shoutMoments",
  title: {
    en: "What you did with your messages",
    nl: "Wat er met eigen berichten gedaan werd",
    fr: "Suites données à ses propres messages",
    tr: "Kendi mesajlarıyla yapılanlar",
  },
  rows: (db, { residentId }) => every((place, limit) => store.listOwnMoments(db, residentId, place, limit)),
  fields: [
    { name: "title", heading: titleHeading, value: ({ title }) => title },
    {
      name: "kind",
      heading: { en: "What", nl: "Wat", fr: "Quoi", tr: "Ne" },
      value: ({ kind }) => kind,
      words: {
        edited: { en: "Edited", nl: "Bewerkt", fr: "Modifié", tr: "Düzenlendi" },
        shared: {
          en: "Shared with the city",
          nl: "Gedeeld met de stad",
          fr: "Partagé avec la ville",
          tr: "Belediyeyle paylaşıldı",
        },
        solved: { en: "Solved", nl: "Opgelost", fr: "Résolu", tr: "Çözüldü" },
        reopened: { en: "Reopened", nl: "Heropend", fr: "Rouvert", tr: "Yeniden açıldı" },
      },
    },
    { name: "text", heading: textHeading, value: ({ text }) => text },
    { name: "at", heading: { en: "Moment", nl: "Moment", fr: "Moment", tr: "Zaman" }, value: ({ at }) => at },
  ],
});

export const ownData: OwnList[] = [writtenShouts, ownMoments, followedShouts];
