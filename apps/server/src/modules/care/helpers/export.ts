/** Helpers, as a file for a spreadsheet. */
import type { HelperRow } from "@stoep/contract/care";
import { addressLine } from "@stoep/contract/kernel";
import { choiceColumn, type ListFile } from "#modules/files/index.ts";
import type { HelperListRow } from "./store/lists.ts";
import { words } from "./texts.ts";

const texts = words.files;

type Row = HelperRow & { row: HelperListRow };

export const helperFile: ListFile<Row> = {
  title: texts.titles.helpers,
  columns: [
    { heading: texts.headings.name, cell: ({ name }) => name },
    choiceColumn(texts.headings.type, texts.kinds, ({ kind }) => kind),
    choiceColumn(texts.headings.status, texts.statuses, ({ status }) => status),
    choiceColumn(texts.headings.managed, texts.management, ({ management }) => management),
    {
      heading: texts.headings.professional,
      cell: ({ isProfessional }) => isProfessional,
    },
    {
      heading: texts.headings.email,
      cell: ({ contact }) => contact?.email ?? "",
    },
    {
      heading: texts.headings.phone,
      cell: ({ contact }) => contact?.phone ?? "",
    },
    { heading: texts.headings.address, cell: ({ row }) => addressLine(row) },
    {
      heading: texts.headings.neighbourhood,
      cell: ({ neighbourhood }) => neighbourhood?.name ?? "",
    },
    {
      heading: texts.headings.languages,
      cell: ({ languages }) => languages.join(", "),
    },
    {
      heading: texts.headings.helpsWith,
      cell: ({ categories }) => categories.map(({ name }) => name).join(", "),
    },
    {
      heading: texts.headings.skills,
      cell: ({ row }) => row.skills,
    },
    choiceColumn(texts.headings.transport, texts.transport, ({ transport }) => transport),
    {
      heading: texts.headings.tags,
      cell: ({ tags }) => tags.map(({ name }) => name).join(", "),
    },
    {
      heading: texts.headings.helperSince,
      cell: ({ row }) => row.helperSince,
    },
    {
      heading: texts.headings.timesHelped,
      cell: ({ helped }) => helped,
    },
    {
      heading: texts.headings.lastHelped,
      cell: ({ row }) => row.lastHelpedAt,
    },
    {
      heading: texts.headings.expiredChecks,
      cell: ({ expiredChecks }) => expiredChecks?.join(", ") ?? "",
    },
    {
      heading: texts.headings.suspended,
      cell: ({ isSuspended }) => isSuspended,
    },
  ],
};
