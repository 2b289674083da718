/** Decisions about a resident's texts, as the resident reads them, and their appeals. D §5 */
import { everyRow, type PageCursor } from "#kernel/page.ts";
import { type OwnList, ownList } from "#modules/files/index.ts";
import { listOwnDecisions, type OwnDecisionRow } from "../store/own-data.ts";
import { groundWords } from "./words.ts";

const every = (read: (place: PageCursor | null, limit: number) => Promise<OwnDecisionRow[]>) =>
  everyRow<OwnDecisionRow, PageCursor>(read, ({ at, id }) => ({ at, id }), { max: Number.POSITIVE_INFINITY });

export const ownDecisions: OwnList = ownList<OwnDecisionRow>({
  name: "decisions",
  title: {
    en: "Decisions about what you wrote",
    nl: "Beslissingen over eigen teksten",
    fr: "Décisions sur ce que vous avez écrit",
    tr: "Yazdıklarınızla ilgili kararlar",
  },
  rows: (db, { residentId }, { subjects }) =>
    every((place, limit) => listOwnDecisions(db, subjects, residentId, place, limit)),
  fields: [
    { name: "about", heading: { en: "About", nl: "Over", fr: "À propos de", tr: "Konu" }, value: (row) => row.about },
    {
      name: "decision",
      heading: { en: "Decision", nl: "Beslissing", fr: "Décision", tr: "Karar" },
      value: (row) => row.decision,
      words: {
        hidden: { en: "Hidden", nl: "Verborgen", fr: "Masqué", tr: "Gizlendi" },
        deleted: { en: "Deleted", nl: "Verwijderd", fr: "Supprimé", tr: "Silindi" },
      },
    },
    {
      name: "ground",
      heading: { en: "Reason", nl: "Reden", fr: "Raison", tr: "Neden" },
      value: (row) => row.ground,
      words: groundWords,
    },
    {
      name: "reason",
      heading: { en: "Explanation", nl: "Uitleg", fr: "Explication", tr: "Açıklama" },
      value: (row) => row.reason,
    },
    { name: "decidedAt", heading: { en: "Moment", nl: "Moment", fr: "Moment", tr: "Zaman" }, value: (row) => row.at },
    {
      name: "takenBackAt",
      heading: { en: "Taken back", nl: "Teruggedraaid", fr: "Annulée", tr: "Geri alındı" },
      value: (row) => row.undoneAt,
    },
    {
      name: "appeal",
      heading: { en: "Your appeal", nl: "Eigen bezwaar", fr: "Votre recours", tr: "İtirazınız" },
      value: (row) => row.appealText,
    },
    {
      name: "appealedAt",
      heading: { en: "Appealed", nl: "Bezwaar gemaakt", fr: "Recours introduit", tr: "İtiraz edildi" },
      value: (row) => row.appealedAt,
    },
    {
      name: "outcome",
      heading: { en: "Answer", nl: "Antwoord", fr: "Réponse", tr: "Yanıt" },
      value: (row) => row.appealOutcome,
      words: {
        upheld: {
          en: "The decision stands",
          nl: "De beslissing blijft",
          fr: "La décision est maintenue",
          tr: "Karar değişmedi",
        },
        reversed: {
          en: "The decision is reversed",
          nl: "De beslissing is herroepen",
          fr: "La décision est annulée",
          tr: "Karar geri alındı",
        },
      },
    },
    {
      name: "answer",
      heading: {
        en: "Explanation of the answer",
        nl: "Uitleg bij het antwoord",
        fr: "Explication de la réponse",
        tr: "Yanıtın açıklaması",
      },
      value: (row) => row.appealReason,
    },
    {
      name: "answeredAt",
      heading: { en: "Answered", nl: "Beantwoord", fr: "Répondu", tr: "Yanıtlandı" },
      value: (row) => row.appealDecidedAt,
    },
  ],
});
