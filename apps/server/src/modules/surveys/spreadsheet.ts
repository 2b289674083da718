/** The organisation's surveys as a file for a spreadsheet. */
import { languageNames } from "@stoep/contract/languages";
import type { PostState } from "@stoep/contract/publishing";
import type { SurveyRow } from "@stoep/contract/surveys";
import { choiceColumn, dayCell, type FileColumn, type ListFile, peopleCell } from "#modules/files/index.ts";
import { words } from "./texts.ts";

const { headings, kinds, respondents, timings, title } = words.files;

type Column = FileColumn<SurveyRow>;

const columns: Column[] = [
  { heading: headings.title, cell: (row) => row.title },
  choiceColumn(headings.kind, kinds, (row) => row.kind),
  { heading: headings.questions, cell: (row) => row.questions },
  choiceColumn(headings.respondents, respondents, (row) => row.respondents),
  { heading: headings.startsOn, cell: (row) => dayCell(row.startsOn) },
  { heading: headings.endsOn, cell: (row) => dayCell(row.endsOn) },
  choiceColumn(headings.timing, timings, (row) => row.timing),
  { heading: headings.participants, cell: (row, language) => peopleCell(row.participants, language) },
  { heading: headings.project, cell: (row) => row.projectTitle ?? "" },
  { heading: headings.isPublic, cell: (row) => row.isPublic },
];

const momentColumns: Record<PostState, Column> = {
  published: { heading: headings.published, cell: ({ publishedAt }) => publishedAt && new Date(publishedAt) },
  scheduled: { heading: headings.goesOnline, cell: ({ publishAt }) => publishAt && new Date(publishAt) },
  concept: { heading: headings.saved, cell: ({ savedAt }) => new Date(savedAt) },
};

const authorColumns: Column[] = [
  { heading: headings.languages, cell: ({ languages }) => languages.map((one) => languageNames[one]).join(", ") },
  { heading: headings.author, cell: (row) => row.createdBy },
];

export const surveyFile = (state: PostState): ListFile<SurveyRow> => ({
  title,
  columns: [...columns, momentColumns[state], ...authorColumns],
});
