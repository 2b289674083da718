/** Residents waiting for confirmation, as a spreadsheet file: name, street and neighbourhood; never the house. D §5 */
import { personName } from "@stoep/contract/kernel";
import type { ListFile } from "#modules/files/index.ts";
import type { WaitingRow } from "./store/decisions.ts";
import { words } from "./texts.ts";

const texts = words.files;

export const waitingFile: ListFile<WaitingRow> = {
  title: texts.titles.waiting,
  columns: [
    {
      heading: texts.headings.name,
      cell: personName,
    },
    { heading: texts.headings.street, cell: ({ street }) => street },
    {
      heading: texts.headings.neighbourhood,
      cell: ({ neighbourhood }) => neighbourhood,
    },
    {
      heading: texts.headings.signedUp,
      cell: ({ createdAt }) => createdAt,
    },
    {
      heading: texts.headings.denied,
      cell: ({ deniedAt }) => deniedAt,
    },
  ],
};
