/** The organisation's own messages as a file for a spreadsheet: with the figures of the list, and the time of each state. */

import type { MessageType, PostRow, PostState, Theme } from "@stoep/contract/publishing";
import { choiceColumn, type FileColumn, type ListFile, peopleCell } from "#modules/files/index.ts";
import { figureWords, ratingWords } from "../engagement/words.ts";

type Column = FileColumn<PostRow>;

type Words = Column["heading"];
const types: Record<MessageType, Words> = {
  standard: { en: "Message", nl: "Bericht", fr: "Message", tr: "Mesaj" },
  educational: { en: "Educational", nl: "Educatief", fr: "Éducatif", tr: "Eğitici" },
  urgent: { en: "Alert", nl: "Dringend bericht", fr: "Alerte", tr: "Acil duyuru" },
  vote: {
    en: "Poll: for or against",
    nl: "Peiling: voor of tegen",
    fr: "Sondage : pour ou contre",
    tr: "Anket: evet veya hayır",
  },
  perception: { en: "Poll: 1 to 10", nl: "Peiling: 1 tot 10", fr: "Sondage : 1 à 10", tr: "Anket: 1 ile 10 arası" },
  option: { en: "Poll: choices", nl: "Peiling: keuzes", fr: "Sondage : choix", tr: "Anket: seçenekler" },
};
export const themeWords: Record<Theme, Words> = {
  safety: { en: "Safety", nl: "Veiligheid", fr: "Sécurité", tr: "Güvenlik" },
  nuisance: { en: "Nuisance", nl: "Overlast", fr: "Nuisances", tr: "Rahatsızlık" },
  mobility: { en: "Mobility", nl: "Mobiliteit", fr: "Mobilité", tr: "Ulaşım" },
  nature: { en: "Nature", nl: "Natuur", fr: "Nature", tr: "Doğa" },
  sports: { en: "Sports", nl: "Sport", fr: "Sport", tr: "Spor" },
  governance: { en: "Governance", nl: "Bestuur", fr: "Gouvernance", tr: "Yönetim" },
  "neighbour-contact": {
    en: "Contact between neighbours",
    nl: "Contact tussen buren",
    fr: "Contact entre voisins",
    tr: "Komşuluk ilişkileri",
  },
  children: { en: "Children", nl: "Kinderen", fr: "Enfants", tr: "Çocuklar" },
  economics: { en: "Economy", nl: "Economie", fr: "Économie", tr: "Ekonomi" },
  housing: { en: "Housing", nl: "Wonen", fr: "Logement", tr: "Konut" },
  culture: { en: "Culture", nl: "Cultuur", fr: "Culture", tr: "Kültür" },
  "health-wellbeing": {
    en: "Health and wellbeing",
    nl: "Gezondheid en welzijn",
    fr: "Santé et bien-être",
    tr: "Sağlık ve esenlik",
  },
};
const title = { en: "Messages", nl: "Berichten", fr: "Messages", tr: "Mesajlar" };

/** Names the first few, and counts the rest. */
const places = ({ neighbourhoodNames, neighbourhoodCount }: PostRow): string => {
  const more = neighbourhoodCount - neighbourhoodNames.length;
  return [neighbourhoodNames.join(", "), ...(more > 0 ? [`+${more}`] : [])].join(" ");
};

const contentColumns: Column[] = [
  { heading: { en: "Title", nl: "Titel", fr: "Titre", tr: "Başlık" }, cell: (post) => post.title },
  choiceColumn({ en: "Type", nl: "Soort", fr: "Type", tr: "Tür" }, types, ({ type }) => type),
  choiceColumn({ en: "Theme", nl: "Thema", fr: "Thème", tr: "Konu" }, themeWords, ({ theme }) => theme),
  { heading: { en: "Neighbourhoods", nl: "Buurten", fr: "Quartiers", tr: "Mahalleler" }, cell: places },
];

const momentColumns: Record<PostState, Column> = {
  published: {
    heading: { en: "Published", nl: "Gepubliceerd", fr: "Publié", tr: "Yayımlandı" },
    cell: ({ publishedAt }) => publishedAt && new Date(publishedAt),
  },
  scheduled: {
    heading: { en: "Goes online", nl: "Gaat online", fr: "Mise en ligne", tr: "Yayına girecek" },
    cell: ({ publishAt }) => publishAt && new Date(publishAt),
  },
  concept: {
    heading: { en: "Saved", nl: "Opgeslagen", fr: "Enregistré", tr: "Kaydedildi" },
    cell: ({ savedAt }) => new Date(savedAt),
  },
};

type Engagement = NonNullable<PostRow["engagement"]>;
const countColumn = (key: "reactions" | "comments" | "votes"): Column => ({
  heading: figureWords[key],
  cell: ({ engagement }) => engagement?.[key] ?? null,
});
const peopleColumn = (key: Exclude<keyof Engagement, "reactions" | "comments" | "votes">): Column => ({
  heading: figureWords[key],
  cell: ({ engagement }, language) => engagement && peopleCell(engagement[key], language),
});

/** Only published messages have figures. */
const figureColumns: Column[] = [
  ...(["reached", "seen", "opened", "clicked"] as const).map(peopleColumn),
  ...(["reactions", "comments", "votes"] as const).map(countColumn),
  choiceColumn(figureWords.rating, ratingWords, ({ rating }) => (rating === "none" ? null : rating)),
  {
    heading: { en: "Reports", nl: "Meldingen", fr: "Signalements", tr: "Şikâyetler" },
    cell: ({ openReports }) => openReports,
  },
];

const authorColumns: Column[] = [
  {
    heading: { en: "Languages", nl: "Talen", fr: "Langues", tr: "Diller" },
    cell: ({ languages }) => languages.join(", "),
  },
  {
    heading: { en: "Author", nl: "Auteur", fr: "Auteur", tr: "Yazan" },
    cell: ({ createdBy }) => createdBy,
  },
];

export const postFile = (state: PostState): ListFile<PostRow> => ({
  title,
  columns: [...contentColumns, momentColumns[state], ...(state === "published" ? figureColumns : []), ...authorColumns],
});
