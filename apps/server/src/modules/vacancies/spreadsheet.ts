/** Who applied for a vacancy, as a file for a spreadsheet. */
import type { Translations } from "#kernel/texts.ts";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import type { ApplicationListRow } from "./store/received-applications.ts";
import { words } from "./texts.ts";

const texts = words.files;

type ApplicationField = "firstName" | "lastName" | "email" | "phone" | "address" | "motivation";

/** What an applicant fills in. */
export const applicationFields: { name: ApplicationField; heading: Translations }[] = [
  { name: "firstName", heading: texts.headings.firstName },
  { name: "lastName", heading: texts.headings.lastName },
  { name: "email", heading: texts.headings.email },
  { name: "phone", heading: texts.headings.phone },
  { name: "address", heading: texts.headings.address },
  { name: "motivation", heading: texts.headings.motivation },
];
export const sentHeading: Translations = texts.headings.sent;
export const changedHeading: Translations = texts.headings.changed;
export const stateHeading: Translations = texts.headings.state;

export const applicationFile = (vacancy: { title: string }): ListFile<ApplicationListRow> => ({
  title: texts.titles.applications,
  columns: [
    ...applicationFields.map(
      ({ name, heading }): FileColumn<ApplicationListRow> => ({ heading, cell: (row) => row[name] }),
    ),
    choiceColumn(stateHeading, texts.states, ({ state }) => state),
    { heading: sentHeading, cell: ({ createdAt }) => createdAt },
    { heading: changedHeading, cell: ({ updatedAt }) => updatedAt },
    { heading: texts.headings.note, cell: ({ note }) => note },
  ],
  about: () => [vacancy.title],
});
