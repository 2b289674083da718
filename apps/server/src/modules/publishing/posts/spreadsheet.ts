/** The organisation's own messages as a file for a spreadsheet: with the figures of the list, and the time of each state. */

import type { PostRow, PostState, Theme } from "@stoep/contract/publishing";
import type { Translations } from "#kernel/texts.ts";
import { choiceColumn, type FileColumn, type ListFile, peopleCell } from "#modules/files/index.ts";
import { figureWords, ratingWords } from "./figure-words.ts";
import { words } from "./texts.ts";

const texts = words.files;

type Column = FileColumn<PostRow>;

export const themeWords: Record<Theme, Translations> = texts.themes;
/** Names the first few, and counts the rest. */
const places = ({ neighbourhoodNames, neighbourhoodCount }: PostRow): string => {
  const more = neighbourhoodCount - neighbourhoodNames.length;
  return [neighbourhoodNames.join(", "), ...(more > 0 ? [`+${more}`] : [])].join(" ");
};

const contentColumns: Column[] = [
  { heading: texts.headings.title, cell: (post) => post.title },
  choiceColumn(texts.headings.type, texts.types, ({ type }) => type),
  choiceColumn(texts.headings.theme, themeWords, ({ theme }) => theme),
  { heading: texts.headings.neighbourhoods, cell: places },
];

const momentColumns: Record<PostState, Column> = {
  published: {
    heading: texts.headings.published,
    cell: ({ publishedAt }) => publishedAt && new Date(publishedAt),
  },
  scheduled: {
    heading: texts.headings.goesOnline,
    cell: ({ publishAt }) => publishAt && new Date(publishAt),
  },
  concept: {
    heading: texts.headings.saved,
    cell: ({ savedAt }) => new Date(savedAt),
  },
};

type Engagement = NonNullable<PostRow["engagement"]>;
const countColumn = (key: "reactions" | "comments" | "votes"): Column => ({
  heading: figureWords[key],
  cell: ({ engagement }) => engagement?.[key] ?? null,
});
const peopleColumn = (key: Exclude<keyof Engagement, "reactions" | "comments" | "votes">): Column => ({
  heading: figureWords[key],
  cell: ({ engagement }, language) => engagement && peopleCell(engagement[key], language),
});

/** Only published messages have figures. */
const figureColumns: Column[] = [
  ...(["reached", "seen", "opened", "clicked"] as const).map(peopleColumn),
  ...(["reactions", "comments", "votes"] as const).map(countColumn),
  choiceColumn(figureWords.rating, ratingWords, ({ rating }) => (rating === "none" ? null : rating)),
  {
    heading: texts.headings.reports,
    cell: ({ openReports }) => openReports,
  },
];

const authorColumns: Column[] = [
  {
    heading: texts.headings.languages,
    cell: ({ languages }) => languages.join(", "),
  },
  {
    heading: texts.headings.author,
    cell: ({ createdBy }) => createdBy,
  },
];

export const postFile = (state: PostState): ListFile<PostRow> => ({
  title: texts.title,
  columns: [...contentColumns, momentColumns[state], ...(state === "published" ? figureColumns : []), ...authorColumns],
});
