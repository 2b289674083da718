/** The list as a file and, for decisions, their log: who, when, about what and why, without any text of residents. D §8 */
import { type AppealOutcome, type ReportDecision, reportReasons } from "@stoep/contract/conversations";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import type { SubjectKinds } from "../subjects.ts";
import type { CaseRow } from "./store/case-list.ts";
import { groundWords } from "./words.ts";

type Translations = FileColumn<CaseRow>["heading"];

const thingWords: Record<string, Translations> = {
  comment: { en: "Comment", nl: "Reactie", fr: "Commentaire", tr: "Yorum" },
  post: {
    en: "Message of the organisation",
    nl: "Bericht van de organisatie",
    fr: "Message de l’organisation",
    tr: "Kuruluşun mesajı",
  },
  shout: {
    en: "Message from a resident",
    nl: "Bericht van een bewoner",
    fr: "Message d’un habitant",
    tr: "Sakin mesajı",
  },
};
const decisionWords: Record<ReportDecision, Translations> = {
  kept: { en: "Kept", nl: "Behouden", fr: "Conservé", tr: "Korundu" },
  hidden: { en: "Hidden", nl: "Verborgen", fr: "Masqué", tr: "Gizlendi" },
  deleted: { en: "Deleted", nl: "Verwijderd", fr: "Supprimé", tr: "Silindi" },
};
const outcomeWords: Record<AppealOutcome, Translations> = {
  upheld: { en: "Decision upheld", nl: "Beslissing bevestigd", fr: "Décision maintenue", tr: "Karar onaylandı" },
  reversed: { en: "Decision reversed", nl: "Beslissing herroepen", fr: "Décision annulée", tr: "Karar geri alındı" },
};

/** Titles of the organisation's own messages; those of residents are left out. */
const ownName = (row: CaseRow, subjects: SubjectKinds): string =>
  subjects.get(row.subjectKind)?.isPersonal ? "" : (row.judged?.title ?? "");

const moment = (heading: Translations, cell: (row: CaseRow) => Date | null): FileColumn<CaseRow> => ({
  heading,
  cell: (row) => cell(row) ?? "",
});

export const reportFile = (subjects: SubjectKinds): ListFile<CaseRow> => ({
  title: {
    en: "Reports and decisions",
    nl: "Meldingen en beslissingen",
    fr: "Signalements et décisions",
    tr: "Şikâyetler ve kararlar",
  },
  columns: [
    choiceColumn({ en: "Type", nl: "Soort", fr: "Type", tr: "Tür" }, thingWords, ({ thing }) => thing),
    { heading: { en: "On", nl: "Bij", fr: "Sur", tr: "Mesaj" }, cell: (row) => ownName(row, subjects) },
    {
      heading: { en: "Neighbourhood", nl: "Buurt", fr: "Quartier", tr: "Mahalle" },
      cell: ({ neighbourhood }) => neighbourhood ?? "",
    },
    moment({ en: "Since", nl: "Sinds", fr: "Depuis", tr: "Başlangıç" }, ({ openedAt }) => openedAt),
    {
      heading: { en: "Reports", nl: "Meldingen", fr: "Signalements", tr: "Şikâyetler" },
      cell: ({ reports }) => reports,
    },
    {
      heading: { en: "Households", nl: "Huishoudens", fr: "Ménages", tr: "Haneler" },
      cell: ({ households }) => households,
    },
    ...reportReasons.map((one) => ({
      heading: groundWords[one],
      cell: ({ reasons }: CaseRow) => reasons.find(({ reason }) => reason === one)?.total ?? 0,
    })),
    choiceColumn(
      { en: "Decision", nl: "Beslissing", fr: "Décision", tr: "Karar" },
      decisionWords,
      ({ decision }) => decision,
    ),
    choiceColumn({ en: "Reason", nl: "Reden", fr: "Raison", tr: "Neden" }, groundWords, ({ ground }) => ground),
    {
      heading: { en: "Explanation", nl: "Toelichting", fr: "Explication", tr: "Açıklama" },
      cell: ({ reason }) => reason,
    },
    {
      heading: { en: "Decided by", nl: "Beslist door", fr: "Décidé par", tr: "Kararı veren" },
      cell: ({ deciderName }) => deciderName ?? "",
    },
    moment({ en: "Decided", nl: "Beslist", fr: "Décidé le", tr: "Karar tarihi" }, ({ decidedAt }) => decidedAt),
    moment({ en: "Taken back", nl: "Teruggedraaid", fr: "Annulé le", tr: "Geri alındı" }, ({ undoneAt }) => undoneAt),
    moment({ en: "Appeal", nl: "Bezwaar", fr: "Recours", tr: "İtiraz" }, ({ appealedAt }) => appealedAt),
    choiceColumn(
      { en: "Answer to the appeal", nl: "Antwoord op het bezwaar", fr: "Réponse au recours", tr: "İtirazın sonucu" },
      outcomeWords,
      ({ appealOutcome }) => appealOutcome,
    ),
    {
      heading: { en: "Answered by", nl: "Beantwoord door", fr: "Répondu par", tr: "Yanıtlayan" },
      cell: ({ judgeName }) => judgeName ?? "",
    },
    moment(
      { en: "Answered", nl: "Beantwoord", fr: "Répondu le", tr: "Yanıt tarihi" },
      ({ appealDecidedAt }) => appealDecidedAt,
    ),
  ],
});
