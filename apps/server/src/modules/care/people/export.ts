/** Members as a file for a spreadsheet, without the private details. */
import type { ActivityLevel, LeadSource } from "@stoep/contract/care";
import type { Translations } from "#kernel/texts.ts";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import { spokenInWords } from "../spoken-languages.ts";
import { activityOf } from "./rules.ts";
import type { MemberListRow } from "./store/lists.ts";
import { words } from "./texts.ts";

const texts = words.files;

export type ExportedMember = MemberListRow & { tagNames: string; housemates: string };

export const activityLabels: Record<ActivityLevel, Translations> = texts.activity;
export const leadSourceLabels: Record<LeadSource, Translations> = texts.leadSources;

/** Contact details and what else is known; used for the person's own data too. */
export const personHeadings = texts.person;
export const joinedHeading = texts.headings.joined;
export const languagesHeading = texts.headings.languages;
/** The others of one household, whose number or address may be the same. */
export const householdHeading = texts.headings.household;

const textColumn = (name: keyof typeof personHeadings): FileColumn<ExportedMember> => ({
  heading: personHeadings[name],
  cell: (row) => row[name] ?? "",
});
const contactColumns = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "street",
  "houseNumber",
  "postalCode",
  "city",
] as const;

interface MemberFileReader {
  /** Members who joined later are new. */
  since: Date;
  writePhone: (phone: string | null) => string;
}

export const memberFile = ({ since, writePhone }: MemberFileReader): ListFile<ExportedMember> => ({
  title: texts.titles.members,
  columns: [
    ...contactColumns.map((name) =>
      name === "phone"
        ? { heading: personHeadings.phone, cell: (row: ExportedMember) => writePhone(row.phone) }
        : textColumn(name),
    ),
    {
      heading: texts.headings.neighbourhood,
      cell: ({ neighbourhoodName }) => neighbourhoodName ?? "",
    },
    { heading: languagesHeading, cell: ({ languages }, language) => spokenInWords(languages, language) },
    choiceColumn(texts.headings.activity, activityLabels, (row) => activityOf(row, since)),
    { heading: householdHeading, cell: ({ housemates }) => housemates },
    { heading: texts.headings.tags, cell: ({ tagNames }) => tagNames },
    { heading: texts.headings.tickets, cell: ({ tickets }) => tickets },
    { heading: texts.headings.solved, cell: ({ solved }) => solved },
    {
      heading: texts.headings.latestTicket,
      cell: ({ lastTicketAt }) => lastTicketAt ?? "",
    },
    { heading: joinedHeading, cell: ({ joinedAt }) => joinedAt },
    choiceColumn(texts.headings.leadSource, leadSourceLabels, ({ leadSource }) => leadSource),
    {
      heading: texts.headings.suspended,
      cell: ({ suspendedAt }) => suspendedAt !== null,
    },
    textColumn("keyRemark"),
  ],
});
