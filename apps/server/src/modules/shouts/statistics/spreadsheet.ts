/** Figures as files for a spreadsheet. */
import { type NeighbourhoodShouts, type ShoutKind, shoutKinds } from "@stoep/contract/shouts";
import type { Translations } from "#kernel/texts.ts";
import { choiceColumn, type ListFile } from "#modules/files/index.ts";
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
import { words } from "./texts.ts";

const texts = words.files;

export const themeHeading: Translations = texts.headings.theme;
const themeIn = (theme: string, language: keyof Translations) =>
  (themeWords[theme as keyof typeof themeWords] ?? texts.noTheme)[language];

/** One row for each month and kind, theme or neighbourhood. `names`: of neighbourhoods. */
export const figuresFile = (names: ReadonlyMap<string, string>): ListFile<MonthRow> => ({
  title: texts.titles.figures,
  columns: [
    { heading: texts.headings.month, cell: ({ month }) => month.slice(0, 7) },
    choiceColumn(
      texts.headings.by,
      { kind: kindHeading, theme: themeHeading, neighbourhood: neighbourhoodHeading },
      ({ part }) => part,
    ),
    {
      heading: texts.headings.name,
      cell: ({ part, key }, language) =>
        part === "kind"
          ? kindWords[key as ShoutKind][language]
          : part === "theme"
            ? themeIn(key, language)
            : (names.get(key) ?? ""),
    },
    { heading: texts.headings.received, cell: ({ arrived }) => arrived },
    { heading: texts.headings.done, cell: ({ done }) => done },
  ],
});

const countWritten = ({ kinds }: NeighbourhoodShouts, kind: ShoutKind) =>
  kinds.find((one) => one.kind === kind)?.written ?? 0;

export const placesFile: ListFile<NeighbourhoodShouts> = {
  title: texts.titles.places,
  columns: [
    { heading: neighbourhoodHeading, cell: ({ neighbourhood }) => neighbourhood.name },
    {
      heading: texts.headings.total,
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
  title: texts.titles.unshared,
  columns: [
    choiceColumn(kindHeading, kindWords, ({ kind }) => kind),
    { heading: themeHeading, cell: ({ theme }, language) => (theme ? themeIn(theme, language) : "") },
    { heading: neighbourhoodHeading, cell: ({ neighbourhood }) => neighbourhood },
    { heading: texts.headings.written, cell: ({ createdAt }) => createdAt },
    { heading: reactionsHeading, cell: ({ reactions }) => reactions },
    { heading: commentsHeading, cell: ({ comments }) => comments },
    {
      heading: texts.headings.askedToShare,
      cell: ({ askedAt }) => askedAt,
    },
  ],
};
