/** What care holds about a resident whose account is linked, and what happens to the link when the account goes. D §5 */
import { ownList } from "#modules/files/index.ts";
import type { Erase } from "#modules/residents/index.ts";
import { joinedHeading, languagesHeading, personColumns } from "./files.ts";
import { listOwnRecords, type OwnRecord, unlinkAccount } from "./store/keeping.ts";

const texts = Object.entries(personColumns) as [keyof typeof personColumns, (typeof personColumns)["email"]][];

export const ownData = [
  ownList<OwnRecord>({
    name: "care",
    title: { en: "Care", nl: "Zorg", fr: "Entraide", tr: "Yardımlaşma" },
    rows: (db, { accountId }) => listOwnRecords(db, accountId),
    pictureOf: ({ pictureId }) => pictureId,
    fields: [
      {
        name: "organisation",
        heading: { en: "Organisation", nl: "Organisatie", fr: "Organisation", tr: "Kuruluş" },
        value: ({ organisation }) => organisation,
      },
      ...texts.map(([name, heading]) => ({ name, heading, value: (row: OwnRecord) => row[name] ?? "" })),
      { name: "languages", heading: languagesHeading, value: ({ languages }) => languages.join(", ") },
      { name: "joinedAt", heading: joinedHeading, value: ({ joinedAt }) => joinedAt },
    ],
  }),
];

/** The record stays with the organisation, which still helps somebody; it is no longer this account's. */
export const erase: Erase = async ({ db, announce }, { accountId, networkId }) => {
  for (const organisationId of await unlinkAccount(db, accountId))
    await announce("care", { networkId, organisationId });
};
