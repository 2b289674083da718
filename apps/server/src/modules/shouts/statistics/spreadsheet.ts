/** Figures as files for a spreadsheet. */
import type { NeighbourhoodShouts, ShoutKind } from "@stoep/contract/shouts";
import { shoutKinds } from "@stoep/contract/shouts";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import { themeWords } from "#modules/publishing/index.ts";
import {
  commentsHeading,
  kindHeading,
  kindWords,
  neighbourhoodHeading,
  reactionsHeading,
} from "../inbox/spreadsheet.ts";
import type { UnsharedRow } from "../inbox/store/inbox.ts";
import type { MonthRow } from "./store/figures.ts";

type Words = FileColumn<MonthRow>["heading"];
export const themeHeading: Words = { en: "Theme", nl: "Thema", fr: "Thème", tr: "Konu" };
const noTheme: Words = { en: "No theme", nl: "Geen thema", fr: "Sans thème", tr: "Konusuz" };
const themeIn = (theme: string, language: keyof Words) =>
  (themeWords[theme as keyof typeof themeWords] ?? noTheme)[language];

/** One row for each month and kind, theme or neighbourhood. `names`: of neighbourhoods. */
export const figuresFile = (names: ReadonlyMap<string, string>): ListFile<MonthRow> => ({
  title: {
    en: "Messages from residents by month",
    nl: "Berichten van bewoners per maand",
    fr: "Messages des habitants par mois",
    tr: "Aylara göre sakin mesajları",
  },
  columns: [
    { heading: { en: "Month", nl: "Maand", fr: "Mois", tr: "Ay" }, cell: ({ month }) => month.slice(0, 7) },
    choiceColumn(
      { en: "By", nl: "Per", fr: "Par", tr: "Ölçüt" },
      { kind: kindHeading, theme: themeHeading, neighbourhood: neighbourhoodHeading },
      ({ part }) => part,
    ),
    {
      heading: { en: "Name", nl: "Naam", fr: "Nom", tr: "Ad" },
      cell: ({ part, key }, language) =>
        part === "kind"
          ? kindWords[key as ShoutKind][language]
          : part === "theme"
            ? themeIn(key, language)
            : (names.get(key) ?? ""),
    },
    { heading: { en: "Received", nl: "Ontvangen", fr: "Reçus", tr: "Alınan" }, cell: ({ arrived }) => arrived },
    { heading: { en: "Done", nl: "Afgerond", fr: "Terminés", tr: "Tamamlanan" }, cell: ({ done }) => done },
  ],
});

const countWritten = ({ kinds }: NeighbourhoodShouts, kind: ShoutKind) =>
  kinds.find((one) => one.kind === kind)?.written ?? 0;

export const placesFile: ListFile<NeighbourhoodShouts> = {
  title: {
    en: "Messages by neighbourhood",
    nl: "Berichten per buurt",
    fr: "Messages par quartier",
    tr: "Mahallelere göre mesajlar",
  },
  columns: [
    { heading: neighbourhoodHeading, cell: ({ neighbourhood }) => neighbourhood.name },
    {
      heading: { en: "Total", nl: "Totaal", fr: "Total", tr: "Toplam" },
      cell: ({ kinds }) => kinds.reduce((sum, { written }) => sum + written, 0),
    },
    ...shoutKinds.map((kind) => ({
      heading: kindWords[kind],
      cell: (row: NeighbourhoodShouts) => countWritten(row, kind),
    })),
  ],
};

/** The numbers of neighbours-only shouts, without any text. */
export const unsharedFile: ListFile<UnsharedRow> = {
  title: {
    en: "Messages not shared",
    nl: "Niet-gedeelde berichten",
    fr: "Messages non partagés",
    tr: "Paylaşılmayan mesajlar",
  },
  columns: [
    choiceColumn(kindHeading, kindWords, ({ kind }) => kind),
    { heading: themeHeading, cell: ({ theme }, language) => (theme ? themeIn(theme, language) : "") },
    { heading: neighbourhoodHeading, cell: ({ neighbourhood }) => neighbourhood },
    { heading: { en: "Written", nl: "Geschreven", fr: "Écrit", tr: "Yazıldı" }, cell: ({ createdAt }) => createdAt },
    { heading: reactionsHeading, cell: ({ reactions }) => reactions },
    { heading: commentsHeading, cell: ({ comments }) => comments },
    {
      heading: { en: "Asked to share", nl: "Gevraagd om te delen", fr: "Partage demandé", tr: "Paylaşım istendi" },
      cell: ({ askedAt }) => askedAt,
    },
  ],
};
