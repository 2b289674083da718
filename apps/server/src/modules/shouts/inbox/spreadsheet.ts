/** The inbox as a file for a spreadsheet: without house numbers and exact places. D §5 */
import type { ShoutKind, ShoutStatus } from "@stoep/contract/shouts";
import type { Translations } from "#kernel/texts.ts";
import { choiceColumn, type ListFile } from "#modules/files/index.ts";
import type { InboxRow } from "./store/inbox.ts";
import { words } from "./texts.ts";

const texts = words.files;

export const kindWords: Record<ShoutKind, Translations> = texts.kinds;
export const statusWords: Record<ShoutStatus, Translations> = texts.statuses;
export const titleHeading: Translations = texts.headings.title;
export const textHeading: Translations = texts.headings.text;
export const kindHeading: Translations = texts.headings.kind;
export const statusHeading: Translations = texts.headings.status;
export const neighbourhoodHeading: Translations = texts.headings.neighbourhood;
export const streetHeading: Translations = texts.headings.street;

export const reactionsHeading: Translations = texts.headings.reactions;
export const commentsHeading: Translations = texts.headings.comments;

export const shoutFile: ListFile<InboxRow> = {
  title: texts.titles.shouts,
  columns: [
    { heading: titleHeading, cell: ({ title }) => title },
    { heading: textHeading, cell: ({ excerpt }) => excerpt },
    choiceColumn(kindHeading, kindWords, ({ kind }) => kind),
    choiceColumn(statusHeading, statusWords, ({ status }) => status),
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
