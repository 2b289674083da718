/** The inbox, and the shouts that are not shared, as files for a spreadsheet: without house numbers and exact places. D §5 */
import { choiceColumn, type ListFile } from "#modules/files/index.ts";
import {
  commentsHeading,
  kindHeading,
  kindWords,
  neighbourhoodHeading,
  reactionsHeading,
  statusHeading,
  statusWords,
  streetHeading,
  textHeading,
  themeHeading,
  themeName,
  titleHeading,
} from "../file-words.ts";
import type { InboxFileRow, UnsharedRow } from "./store/inbox.ts";
import { words } from "./texts.ts";

const texts = words.files;

export const shoutFile: ListFile<InboxFileRow> = {
  title: texts.titles.shouts,
  columns: [
    { heading: titleHeading, cell: ({ title }) => title },
    { heading: textHeading, cell: ({ text }) => text },
    choiceColumn(kindHeading, kindWords, ({ kind }) => kind),
    { heading: themeHeading, cell: ({ theme }, language) => (theme ? themeName(theme, language) : "") },
    choiceColumn(statusHeading, statusWords, ({ status }) => status),
    { heading: texts.headings.outcome, cell: ({ outcome }) => outcome },
    {
      heading: texts.headings.assignedTo,
      cell: ({ assignee }) => assignee ?? "",
    },
    { heading: texts.headings.author, cell: ({ author }) => author },
    { heading: neighbourhoodHeading, cell: ({ neighbourhood }) => neighbourhood },
    { heading: streetHeading, cell: ({ street }) => street ?? "" },
    { heading: texts.headings.received, cell: ({ arrivedAt }) => arrivedAt },
    {
      heading: texts.headings.statusSince,
      cell: ({ statusAt }) => statusAt,
    },
    { heading: reactionsHeading, cell: ({ reactions }) => reactions },
    { heading: commentsHeading, cell: ({ comments }) => comments },
    {
      heading: texts.headings.followers,
      cell: ({ followers }) => followers,
    },
  ],
};

/** The numbers of neighbours-only shouts, without any text. */
export const unsharedFile: ListFile<UnsharedRow> = {
  title: texts.titles.unshared,
  columns: [
    choiceColumn(kindHeading, kindWords, ({ kind }) => kind),
    { heading: themeHeading, cell: ({ theme }, language) => (theme ? themeName(theme, language) : "") },
    { heading: neighbourhoodHeading, cell: ({ neighbourhood }) => neighbourhood },
    { heading: texts.headings.written, cell: ({ createdAt }) => createdAt },
    { heading: reactionsHeading, cell: ({ reactions }) => reactions },
    { heading: commentsHeading, cell: ({ comments }) => comments },
    {
      heading: texts.headings.askedToShare,
      cell: ({ askedAt }) => askedAt,
    },
  ],
};
