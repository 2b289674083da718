/** The ideas of a project as a file for a spreadsheet: with their whole text, decisions and works. */
import type { IdeaRow } from "@stoep/contract/participation";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import { words } from "../texts.ts";
import type { listTexts } from "./store/desk.ts";

const { byVote, headings, kinds, types, standings, title, works } = words.ideaFile;

interface Row {
  idea: IdeaRow;
  /** Null if it was withdrawn a moment ago. */
  text: Awaited<ReturnType<typeof listTexts>>[number] | null;
}
type Column = FileColumn<Row>;

const columns: Column[] = [
  { heading: headings.title, cell: ({ idea }) => idea.title },
  choiceColumn(headings.kind, kinds, ({ idea }) => idea.kind),
  { heading: headings.text, cell: ({ text }) => text?.text ?? "" },
  { heading: headings.answers, cell: ({ text }) => text?.answers ?? "" },
  { heading: headings.author, cell: ({ idea }) => idea.author.name },
  { heading: headings.isUnproven, cell: ({ idea }) => idea.author.isUnproven },
  { heading: headings.isFromCounter, cell: ({ idea }) => idea.author.isFromCounter },
  { heading: headings.neighbourhood, cell: ({ idea }) => idea.neighbourhood.name },
  { heading: headings.phase, cell: ({ idea }) => idea.phase },
  choiceColumn(headings.standing, standings, ({ idea }) => idea.standing),
  choiceColumn(headings.type, types, ({ idea }) => idea.type),
  {
    heading: headings.reason,
    cell: ({ text }, language) => (text?.isChosenByVote ? byVote[language] : (text?.reason ?? "")),
  },
  { heading: headings.answer, cell: ({ text }) => text?.answer ?? "" },
  { heading: headings.cost, cell: ({ idea }) => idea.cost?.amount ?? null },
  { heading: headings.currency, cell: ({ idea }) => idea.cost?.currency ?? null },
  choiceColumn(headings.worksState, works, ({ idea }) => idea.works?.state ?? null),
  { heading: headings.worksPercent, cell: ({ idea }) => idea.works?.percent ?? null },
  { heading: headings.costToDate, cell: ({ text }) => text?.costToDate ?? null },
  { heading: headings.support, cell: ({ idea }) => idea.supportCount },
  { heading: headings.comments, cell: ({ idea }) => idea.commentCount },
  { heading: headings.merged, cell: ({ idea }) => idea.mergedCount },
  { heading: headings.longitude, cell: ({ idea }) => idea.place?.longitude ?? null },
  { heading: headings.latitude, cell: ({ idea }) => idea.place?.latitude ?? null },
  { heading: headings.createdAt, cell: ({ idea }) => new Date(idea.createdAt) },
];

export const ideaFile: ListFile<Row> = { title, columns };
