/** Figures as files for a spreadsheet. */
import { sumOf } from "@stoep/contract/kernel";
import { type NeighbourhoodShouts, type ShoutKind, shoutKinds } from "@stoep/contract/shouts";
import { choiceColumn, dayCell, type ListFile } from "#modules/files/index.ts";
import { kindHeading, kindWords, neighbourhoodHeading, themeHeading, themeName } from "../file-words.ts";
import type { MonthRow } from "./store/figures.ts";
import { words } from "./texts.ts";

const texts = words.files;

/** One row for each month and kind, theme or neighbourhood. `names`: of neighbourhoods. */
export const figuresFile = (names: ReadonlyMap<string, string>): ListFile<MonthRow> => ({
  title: texts.titles.figures,
  columns: [
    { heading: texts.headings.month, cell: ({ month }) => dayCell(month.slice(0, 7)) },
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
            ? themeName(key, language)
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
      cell: ({ kinds }) => sumOf(kinds, ({ written }) => written),
    },
    ...shoutKinds.map((kind) => ({
      heading: kindWords[kind],
      cell: (row: NeighbourhoodShouts) => countWritten(row, kind),
    })),
  ],
};
