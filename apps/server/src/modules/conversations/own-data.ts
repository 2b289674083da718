/** A resident's own comments, reactions, votes and reports, with the decisions about them. */
import { everyRow, type PageCursor } from "#kernel/page.ts";
import { type OwnList, ownList } from "#modules/files/index.ts";
import { ownDecisions } from "./moderation/own-data.ts";
import { groundWords } from "./moderation/words.ts";
import * as store from "./store/own-data.ts";

type Translations = OwnList["title"];

const about: Translations = { en: "About", nl: "Over", fr: "À propos de", tr: "Konu" };
const when: Translations = { en: "Moment", nl: "Moment", fr: "Moment", tr: "Zaman" };
const kind: Translations = { en: "Type", nl: "Soort", fr: "Type", tr: "Tür" };

/** By time and id, latest first. */
function every<Row extends PageCursor>(read: (place: PageCursor | null, limit: number) => Promise<Row[]>) {
  return everyRow<Row, PageCursor>(read, ({ at, id }) => ({ at, id }), { max: Number.POSITIVE_INFINITY });
}

const comments = ownList<store.OwnComment>({
  name: "comments",
  title: { en: "Comments", nl: "Reacties", fr: "Commentaires", tr: "Yorumlar" },
  rows: (db, { residentId }, { subjects }) =>
    every((place, limit) => store.listOwnComments(db, subjects, residentId, place, limit)),
  pictureOf: ({ imageId }) => imageId,
  fields: [
    { name: "about", heading: about, value: (row) => row.about },
    { name: "text", heading: { en: "Text", nl: "Tekst", fr: "Texte", tr: "Metin" }, value: (row) => row.text },
    { name: "createdAt", heading: when, value: (row) => row.at },
    {
      name: "editedAt",
      heading: { en: "Edited", nl: "Bewerkt", fr: "Modifié", tr: "Düzenlendi" },
      value: (row) => row.editedAt,
    },
    {
      name: "hiddenAt",
      heading: { en: "Hidden", nl: "Verborgen", fr: "Masqué", tr: "Gizlendi" },
      value: (row) => row.hiddenAt,
    },
    {
      name: "deletedAt",
      heading: { en: "Deleted", nl: "Verwijderd", fr: "Supprimé", tr: "Silindi" },
      value: (row) => row.deletedAt,
    },
  ],
});

const reactions = ownList<store.OwnReaction>({
  name: "reactions",
  title: { en: "Reactions", nl: "Waarderingen", fr: "Réactions", tr: "Tepkiler" },
  rows: (db, { accountId }, { subjects }) =>
    every((place, limit) => store.listOwnReactions(db, subjects, accountId, place, limit)),
  fields: [
    { name: "about", heading: about, value: (row) => row.about },
    {
      name: "kind",
      heading: kind,
      value: (row) => row.kind,
      words: {
        like: { en: "Like", nl: "Leuk", fr: "J’aime", tr: "Beğendim" },
        thanks: { en: "Thanks", nl: "Bedankt", fr: "Merci", tr: "Teşekkürler" },
        applause: { en: "Applause", nl: "Applaus", fr: "Bravo", tr: "Alkış" },
        welcome: { en: "Welcome", nl: "Welkom", fr: "Bienvenue", tr: "Hoş geldiniz" },
        haha: { en: "Haha", nl: "Haha", fr: "Haha", tr: "Haha" },
        wow: { en: "Wow", nl: "Wauw", fr: "Waouh", tr: "Vay" },
        sad: { en: "Sad", nl: "Jammer", fr: "Triste", tr: "Üzgünüm" },
      },
    },
    { name: "at", heading: when, value: (row) => row.at },
  ],
});

const votes = ownList<store.OwnVote>({
  name: "votes",
  title: { en: "Votes", nl: "Stemmen", fr: "Votes", tr: "Oylar" },
  rows: (db, { residentId }, { subjects }) =>
    every((place, limit) => store.listOwnVotes(db, subjects, residentId, place, limit)),
  fields: [
    { name: "about", heading: about, value: (row) => row.about },
    {
      name: "vote",
      heading: { en: "Vote", nl: "Stem", fr: "Vote", tr: "Oy" },
      value: ({ kind, score, option }) => option ?? score ?? kind,
      words: {
        up: { en: "For", nl: "Voor", fr: "Pour", tr: "Lehte" },
        down: { en: "Against", nl: "Tegen", fr: "Contre", tr: "Aleyhte" },
        option: {
          en: "A choice that was removed",
          nl: "Een verwijderde keuze",
          fr: "Un choix supprimé",
          tr: "Kaldırılmış bir seçenek",
        },
      },
    },
    { name: "at", heading: when, value: (row) => row.at },
  ],
});

const reports = ownList<store.OwnReport>({
  name: "contentReports",
  title: { en: "Reported", nl: "Gemelde berichten en reacties", fr: "Contenus signalés", tr: "Şikâyet edilenler" },
  rows: (db, { residentId }, { subjects }) =>
    every((place, limit) => store.listOwnReports(db, subjects, residentId, place, limit)),
  fields: [
    { name: "about", heading: about, value: (row) => row.about },
    {
      name: "reason",
      heading: { en: "Reason", nl: "Reden", fr: "Raison", tr: "Neden" },
      value: (row) => row.reason,
      words: groundWords,
    },
    {
      name: "remark",
      heading: { en: "Remark", nl: "Opmerking", fr: "Remarque", tr: "Not" },
      value: (row) => row.remark,
    },
    { name: "at", heading: when, value: (row) => row.at },
  ],
});

export const ownData: OwnList[] = [comments, reactions, votes, reports, ownDecisions];
