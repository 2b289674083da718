/** What care holds about a resident whose account is linked. D §5 */
import { ownFields, ownList } from "#modules/files/index.ts";
import { joinedHeading, languagesHeading, personHeadings } from "./export.ts";
import { listOwnRecords, type OwnRecord } from "./store/account-links.ts";
import { words } from "./texts.ts";

const texts = words.ownData;

const fields = Object.entries(personHeadings) as [keyof typeof personHeadings, (typeof personHeadings)["email"]][];

/** What the organisation typed, kept behind the account's values. */
const asTyped = (row: OwnRecord): OwnRecord => ({
  ...row,
  firstName: row.typedFirstName ?? row.firstName,
  lastName: row.typedLastName ?? row.lastName,
});

export const ownData = [
  ownList<OwnRecord>({
    name: "care",
    title: texts.care.title,
    rows: (db, { accountId }) => listOwnRecords(db, accountId),
    pictureOf: ({ pictureId }) => pictureId,
    fields: [
      ...ownFields(texts.care, "organisation"),
      ...fields.map(([name, heading]) => ({ name, heading, value: (row: OwnRecord) => asTyped(row)[name] ?? "" })),
      { name: "languages", heading: languagesHeading, value: ({ languages }) => languages.join(", ") },
      ...ownFields(texts.care, "sharesHousehold"),
      { name: "joinedAt", heading: joinedHeading, value: ({ joinedAt }) => joinedAt },
    ],
  }),
];
