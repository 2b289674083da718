/** The items of participation as a file for a spreadsheet. */
import type { OverviewItem } from "@stoep/contract/participation";
import { choiceColumn, dayCell, type ListFile, peopleCell } from "#modules/files/index.ts";
import { words } from "../texts.ts";

const { headings, kinds, timings, overviewTitle } = words.files;

export const overviewFile: ListFile<OverviewItem> = {
  title: overviewTitle,
  columns: [
    { heading: headings.title, cell: ({ title }) => title },
    choiceColumn(headings.kind, kinds, ({ type }) => type),
    { heading: headings.startsOn, cell: ({ startsOn }) => dayCell(startsOn) },
    { heading: headings.endsOn, cell: ({ endsOn }) => dayCell(endsOn) },
    choiceColumn(headings.timing, timings, ({ timing }) => timing),
    { heading: headings.phase, cell: ({ phase }) => phase },
    { heading: headings.isPublic, cell: ({ isPublic }) => isPublic },
    { heading: headings.tookPart, cell: ({ participants }, language) => peopleCell(participants, language) },
    { heading: headings.messages, cell: ({ messages }) => messages },
    { heading: headings.activities, cell: ({ events }) => events },
  ],
};
