/** What the map shows, as a file for a spreadsheet. */
import type { MapItem } from "@stoep/contract/feed";
import { choiceColumn, dayCell, type ListFile } from "#modules/files/index.ts";
import { words } from "./texts.ts";

const { headings, kinds, states, title } = words;

export const mapFile: ListFile<MapItem> = {
  title,
  columns: [
    choiceColumn(headings.kind, kinds, ({ kind }) => kind),
    { heading: headings.title, cell: (item) => item.title },
    { heading: headings.place, cell: ({ place }) => place },
    { heading: headings.organisation, cell: ({ organisation }) => organisation },
    { heading: headings.at, cell: ({ at }) => at && new Date(at) },
    { heading: headings.until, cell: ({ until }) => dayCell(until) },
    choiceColumn(headings.state, states, ({ state }) => state),
    { heading: headings.longitude, cell: ({ longitude }) => longitude },
    { heading: headings.latitude, cell: ({ latitude }) => latitude },
  ],
};
