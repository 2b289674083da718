/** Who opened a project and took part, by neighbourhood, as a file for a spreadsheet. */
import type { ProjectStatistics } from "@stoep/contract/participation";
import { type ListFile, peopleCell } from "#modules/files/index.ts";
import { words } from "../texts.ts";

const { headings, elsewhere, statisticsTitle } = words.files;

type Row = ProjectStatistics["perNeighbourhood"][number];

export const statisticsFile = (projectTitle: string): ListFile<Row> => ({
  title: statisticsTitle,
  about: () => [projectTitle],
  columns: [
    {
      heading: headings.neighbourhood,
      cell: ({ neighbourhoodId, name }, language) => (neighbourhoodId === null ? elsewhere[language] : name),
    },
    { heading: headings.opened, cell: ({ opened }, language) => peopleCell(opened, language) },
    { heading: headings.tookPart, cell: ({ tookPart }, language) => peopleCell(tookPart, language) },
  ],
});
