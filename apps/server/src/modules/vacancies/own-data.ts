/** A resident's applications, without the organisation's notes. */
import { type OwnList, ownList } from "#modules/files/index.ts";
import { applicationFields, changedHeading, sentHeading, stateHeading } from "./spreadsheet.ts";
import { listOwnApplications, type OwnApplication } from "./store/own-applications.ts";
import { words } from "./texts.ts";

const texts = words.ownData;

export const ownData: OwnList[] = [
  ownList<OwnApplication>({
    name: "applications",
    title: texts.applications.title,
    rows: (db, { residentId }) => listOwnApplications(db, residentId),
    fields: [
      {
        name: "vacancy",
        heading: texts.applications.fields.vacancy,
        value: ({ title }) => title,
      },
      ...applicationFields.map(({ name, heading }) => ({ name, heading, value: (row: OwnApplication) => row[name] })),
      // As the applicant reads them.
      { name: "state", heading: stateHeading, value: ({ state }) => state, words: texts.states },
      { name: "createdAt", heading: sentHeading, value: ({ createdAt }) => createdAt },
      { name: "updatedAt", heading: changedHeading, value: ({ updatedAt }) => updatedAt },
    ],
  }),
];
