/**
 * The organisation's own messages as a file for a spreadsheet: with their whole text, what an activity or a vacancy has of its own, the
 * figures of the list, and the time of each state.
 */

import { languageNames } from "@stoep/contract/languages";
import type { PostKind, PostRow, PostState, Theme } from "@stoep/contract/publishing";
import { plainText } from "@stoep/contract/rich-text";
import type { Translations } from "#kernel/texts.ts";
import { choiceColumn, dayCell, type FileColumn, type ListFile, peopleCell } from "#modules/files/index.ts";
import { figureWords, ratingWords } from "./figure-words.ts";
import type { PostListRow, PostText } from "./store/lists.ts";
import { words } from "./texts.ts";

const texts = words.files;

/** A message as the list shows it, with what only the file has. */
interface Row {
  post: PostRow;
  row: Pick<PostListRow, "activity">;
  /** Null if it was deleted a moment ago. */
  text: PostText | null;
}
type Column = FileColumn<Row>;

export const themeWords: Record<Theme, Translations> = texts.themes;
/** Names the first few, and counts the rest. */
const places = ({ neighbourhoodNames, neighbourhoodCount }: PostRow): string => {
  const more = neighbourhoodCount - neighbourhoodNames.length;
  return [neighbourhoodNames.join(", "), ...(more > 0 ? [`+${more}`] : [])].join(" ");
};

const contentColumns: Column[] = [
  { heading: texts.headings.title, cell: ({ post }) => post.title },
  choiceColumn(texts.headings.type, { ...texts.types, ...texts.kinds }, ({ post: { kind, type } }) =>
    kind === "message" ? type : kind,
  ),
  { heading: texts.headings.text, cell: ({ text }) => plainText(text?.textHtml ?? "") },
  {
    heading: texts.headings.theme,
    cell: ({ post: { theme }, text }, language) =>
      [theme, text?.secondTheme ?? null].flatMap((one) => (one ? [themeWords[one][language]] : [])).join(", "),
  },
  { heading: texts.headings.neighbourhoods, cell: ({ post }) => places(post) },
  {
    heading: texts.headings.link,
    cell: ({ post: { link } }) => [link?.name, link?.partName].filter(Boolean).join(", ") || null,
  },
];

/** Of the next date, or of the last one where all are over; the last day of a series; who comes, and for how many there is room. */
const activityColumns: Column[] = [
  { heading: texts.headings.startsAt, cell: ({ row }) => momentOf(row.activity?.startsAt) },
  {
    heading: texts.headings.endsAt,
    cell: ({ row: { activity } }) => (activity?.isOpenEnded ? null : momentOf(activity?.endsAt)),
  },
  { heading: texts.headings.lastStartsAt, cell: ({ row }) => momentOf(row.activity?.lastStartsAt) },
  { heading: texts.headings.place, cell: ({ row }) => row.activity?.address ?? null },
  { heading: texts.headings.coming, cell: ({ post }) => post.activity?.coming ?? null },
  { heading: texts.headings.capacity, cell: ({ post }) => post.activity?.capacity ?? null },
];
const momentOf = (at: string | Date | undefined) => (at === undefined ? null : new Date(at));

const vacancyColumns: Column[] = [
  { heading: texts.headings.applyUntil, cell: ({ post }) => dayCell(post.vacancy?.applyUntil ?? null) },
];

/** Every kind is in the list unless one is chosen. */
const kindColumns = (kind: PostKind | undefined): Column[] => [
  ...(kind === undefined || kind === "activity" ? activityColumns : []),
  ...(kind === undefined || kind === "vacancy" ? vacancyColumns : []),
];

const momentColumns: Record<PostState, Column> = {
  published: {
    heading: texts.headings.published,
    cell: ({ post: { publishedAt } }) => publishedAt && new Date(publishedAt),
  },
  scheduled: {
    heading: texts.headings.goesOnline,
    cell: ({ post: { publishAt } }) => publishAt && new Date(publishAt),
  },
  concept: {
    heading: texts.headings.saved,
    cell: ({ post: { savedAt } }) => new Date(savedAt),
  },
};

type Engagement = NonNullable<PostRow["engagement"]>;
const countColumn = (key: "reactions" | "comments" | "votes"): Column => ({
  heading: figureWords[key],
  cell: ({ post: { engagement } }) => engagement?.[key] ?? null,
});
const peopleColumn = (key: Exclude<keyof Engagement, "reactions" | "comments" | "votes">): Column => ({
  heading: figureWords[key],
  cell: ({ post: { engagement } }, language) => engagement && peopleCell(engagement[key], language),
});

/** Only published messages have figures. */
const figureColumns: Column[] = [
  ...(["reached", "seen", "opened", "clicked"] as const).map(peopleColumn),
  ...(["reactions", "comments", "votes"] as const).map(countColumn),
  choiceColumn(figureWords.rating, ratingWords, ({ post: { rating } }) => (rating === "none" ? null : rating)),
  {
    heading: texts.headings.reports,
    cell: ({ post }) => post.openReports,
  },
];

const authorColumns: Column[] = [
  {
    heading: texts.headings.languages,
    cell: ({ post: { languages } }) => languages.map((one) => languageNames[one]).join(", "),
  },
  {
    heading: texts.headings.author,
    cell: ({ post }) => post.createdBy,
  },
];

export const postFile = ({ state, kind }: { state: PostState; kind?: PostKind | undefined }): ListFile<Row> => ({
  title: texts.title,
  columns: [
    ...contentColumns,
    ...kindColumns(kind),
    momentColumns[state],
    ...(state === "published" ? figureColumns : []),
    ...authorColumns,
  ],
});
