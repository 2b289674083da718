/** Tickets as files for a spreadsheet: the list, the list with appointment times, and recurring help. S2 §2, S2 §7 */
import { choiceColumn, dayCell, type FileColumn, type ListFile } from "#modules/files/index.ts";
import { ageInHours } from "./rules.ts";
import type { ExportRow } from "./store/exports.ts";
import { words } from "./texts.ts";

const texts = words.files;

type Column = FileColumn<ExportRow>;

const ticketColumns: Column[] = [
  { heading: texts.headings.number, cell: ({ number }) => number },
  { heading: texts.headings.ticket, cell: ({ title }) => title },
  choiceColumn(texts.headings.status, texts.states, ({ state }) => state),
  { heading: texts.headings.member, cell: ({ member }) => member },
  {
    heading: texts.headings.category,
    cell: ({ translations, categoryName }, language) => translations?.[language] || (categoryName ?? ""),
  },
  {
    heading: texts.headings.neighbourhood,
    cell: ({ neighbourhood }) => neighbourhood ?? "",
  },
  { heading: texts.headings.concierge, cell: ({ assignee }) => assignee ?? "" },
  {
    heading: texts.headings.helper,
    cell: ({ helperId, helper }) => (helperId ? helper : ""),
  },
];
const timeColumns: Column[] = [
  {
    heading: texts.headings.appointmentFrom,
    cell: ({ startsAt }) => startsAt ?? "",
  },
  {
    heading: texts.headings.appointmentUntil,
    cell: ({ endsAt }) => endsAt ?? "",
  },
  {
    heading: texts.headings.preferredMoment,
    cell: ({ preferredMoment }) => preferredMoment,
  },
];
const repeatColumns: Column[] = [
  choiceColumn(texts.headings.repeats, texts.repeats, ({ repeats: every }) => every),
  {
    heading: texts.headings.dayInTheSeries,
    cell: ({ occurrenceOn }) => dayCell(occurrenceOn),
  },
];
const otherColumns = (now: Date): Column[] => [
  {
    heading: texts.headings.carNeeded,
    cell: ({ needsCar }) => needsCar,
  },
  {
    heading: texts.headings.internalDeadline,
    cell: ({ deadlineOn }) => dayCell(deadlineOn),
  },
  {
    heading: texts.headings.confidential,
    cell: ({ isConfidential }) => isConfidential,
  },
  choiceColumn(texts.headings.cameBy, texts.sources, ({ source }) => source),
  { heading: texts.headings.created, cell: ({ createdAt }) => createdAt },
  {
    heading: texts.headings.ageInHours,
    cell: (row) => ageInHours(row, now),
  },
  {
    heading: texts.headings.solvedOn,
    cell: ({ solvedAt }) => solvedAt ?? "",
  },
  { heading: texts.headings.outcome, cell: ({ outcome }) => outcome },
  {
    heading: texts.headings.referredTo,
    cell: ({ referredTo }) => referredTo,
  },
];

export const ticketExport = (now: Date, { withTimes }: { withTimes: boolean }): ListFile<ExportRow> => ({
  title: texts.titles.tickets,
  columns: [...ticketColumns, ...(withTimes ? timeColumns : []), ...otherColumns(now)],
});

export const recurringExport = (now: Date): ListFile<ExportRow> => ({
  title: texts.titles.recurring,
  columns: [...ticketColumns, ...repeatColumns, ...timeColumns, ...otherColumns(now)],
});
