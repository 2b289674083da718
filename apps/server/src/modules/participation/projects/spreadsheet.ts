/** The organisation's projects as a file for a spreadsheet: with their whole text, their days and their budget. */
import { languageNames } from "@stoep/contract/languages";
import type { ProjectRow } from "@stoep/contract/participation";
import type { PostState } from "@stoep/contract/publishing";
import { plainText } from "@stoep/contract/rich-text";
import { choiceColumn, dayCell, type FileColumn, type ListFile } from "#modules/files/index.ts";
import { themeWords } from "#modules/publishing/index.ts";
import { words } from "../texts.ts";
import type { listProjectTexts } from "./store/lists.ts";

const { headings, kinds, timings, title } = words.files;

/** A project as the list shows it, with what only the file has. */
interface Row {
  project: ProjectRow;
  /** Null if it was deleted a moment ago. */
  text: Awaited<ReturnType<typeof listProjectTexts>>[number] | null;
}
type Column = FileColumn<Row>;

/** Names the first few, and counts the rest. */
const places = ({ neighbourhoodNames, neighbourhoodCount }: ProjectRow): string => {
  const more = neighbourhoodCount - neighbourhoodNames.length;
  return [neighbourhoodNames.join(", "), ...(more > 0 ? [`+${more}`] : [])].join(" ");
};

const contentColumns: Column[] = [
  { heading: headings.title, cell: ({ project }) => project.title },
  choiceColumn(headings.kind, kinds, ({ project }) => project.kind),
  { heading: headings.introduction, cell: ({ text }) => text?.introduction ?? "" },
  { heading: headings.text, cell: ({ text }) => plainText(text?.textHtml ?? "") },
  {
    heading: headings.theme,
    cell: ({ project: { theme }, text }, language) =>
      [theme, text?.secondTheme ?? null].flatMap((one) => (one ? [themeWords[one][language]] : [])).join(", "),
  },
  { heading: headings.neighbourhoods, cell: ({ project }) => places(project) },
];

const termColumns: Column[] = [
  { heading: headings.startsOn, cell: ({ project }) => dayCell(project.startsOn) },
  { heading: headings.endsOn, cell: ({ project }) => dayCell(project.endsOn) },
  choiceColumn(headings.timing, timings, ({ project }) => project.timing),
  { heading: headings.phase, cell: ({ project }) => project.phase },
  { heading: headings.budget, cell: ({ project }) => project.budget?.amount ?? null },
  { heading: headings.currency, cell: ({ project }) => project.budget?.currency ?? null },
  { heading: headings.isPublic, cell: ({ project }) => project.isPublic },
];

const momentColumns: Record<PostState, Column> = {
  published: {
    heading: headings.published,
    cell: ({ project: { publishedAt } }) => publishedAt && new Date(publishedAt),
  },
  scheduled: { heading: headings.goesOnline, cell: ({ project: { publishAt } }) => publishAt && new Date(publishAt) },
  concept: { heading: headings.saved, cell: ({ project: { savedAt } }) => new Date(savedAt) },
};

const authorColumns: Column[] = [
  {
    heading: headings.languages,
    cell: ({ project: { languages } }) => languages.map((one) => languageNames[one]).join(", "),
  },
  { heading: headings.author, cell: ({ project }) => project.createdBy },
];

export const projectFile = (state: PostState): ListFile<Row> => ({
  title,
  columns: [...contentColumns, ...termColumns, momentColumns[state], ...authorColumns],
});
