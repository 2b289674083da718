/** A resident's applications, without the organisation's notes. */
import type { ApplicationState } from "@stoep/contract/vacancies";
import { type OwnList, ownList } from "#modules/files/index.ts";
import { applicationFields, changedHeading, sentHeading, stateHeading } from "./spreadsheet.ts";
import { listOwnApplications, type OwnApplication } from "./store/own-applications.ts";

/** The words that applicants read. */
const states: Record<ApplicationState, OwnList["title"]> = {
  new: { en: "Sent", nl: "Verstuurd", fr: "Envoyée", tr: "Gönderildi" },
  "in-contact": { en: "In contact", nl: "In contact", fr: "En contact", tr: "İletişimde" },
  accepted: { en: "Accepted", nl: "Aanvaard", fr: "Acceptée", tr: "Kabul edildi" },
  declined: { en: "Not accepted", nl: "Niet aanvaard", fr: "Non retenue", tr: "Kabul edilmedi" },
};

export const ownData: OwnList[] = [
  ownList<OwnApplication>({
    name: "applications",
    title: { en: "Applications", nl: "Kandidaturen", fr: "Candidatures", tr: "Başvurular" },
    rows: (db, { residentId }) => listOwnApplications(db, residentId),
    fields: [
      {
        name: "vacancy",
        heading: { en: "Vacancy", nl: "Vacature", fr: "Offre", tr: "İlan" },
        value: ({ title }) => title,
      },
      ...applicationFields.map(({ name, heading }) => ({ name, heading, value: (row: OwnApplication) => row[name] })),
      { name: "state", heading: stateHeading, value: ({ state }) => state, words: states },
      { name: "createdAt", heading: sentHeading, value: ({ createdAt }) => createdAt },
      { name: "updatedAt", heading: changedHeading, value: ({ updatedAt }) => updatedAt },
    ],
  }),
];
