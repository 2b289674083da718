/** Helpers, as a file for a spreadsheet. */
import type { HelperRow } from "@stoep/contract/care";
import { choiceColumn, type ListFile } from "#modules/files/index.ts";
import { householdHeading } from "../people/index.ts";
import { spokenInWords } from "../spoken-languages.ts";
import type { HelperListRow } from "./store/lists.ts";
import { words } from "./texts.ts";

const texts = words.files;

type Row = HelperRow & { row: HelperListRow; housemates: string };

export const helperFile = (writePhone: (phone: string | null) => string): ListFile<Row> => ({
  title: texts.titles.helpers,
  columns: [
    { heading: texts.headings.firstName, cell: ({ row }) => row.firstName },
    { heading: texts.headings.lastName, cell: ({ row }) => row.lastName },
    { heading: texts.headings.companyName, cell: ({ row }) => row.companyName },
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
      cell: ({ contact }) => writePhone(contact?.phone ?? null),
    },
    { heading: texts.headings.street, cell: ({ row }) => row.street },
    { heading: texts.headings.houseNumber, cell: ({ row }) => row.houseNumber },
    { heading: texts.headings.postalCode, cell: ({ row }) => row.postalCode },
    { heading: texts.headings.city, cell: ({ row }) => row.city },
    {
      heading: texts.headings.neighbourhood,
      cell: ({ neighbourhood }) => neighbourhood?.name ?? "",
    },
    {
      heading: texts.headings.languages,
      cell: ({ languages }, language) => spokenInWords(languages, language),
    },
    { heading: householdHeading, cell: ({ housemates }) => housemates },
    {
      heading: texts.headings.helpsWith,
      cell: ({ categories }) => categories.map(({ name }) => name).join(", "),
    },
    {
      heading: texts.headings.skills,
      cell: ({ row }) => row.skills,
    },
    choiceColumn(texts.headings.transport, texts.transport, ({ transport }) => transport),
    { heading: texts.headings.radius, cell: ({ row }) => row.radiusKm },
    { heading: texts.headings.monthlyCap, cell: ({ row }) => row.monthlyCap },
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
});
