/** What someone is sent, and where. Sent messages are not kept: docs/specification/people.md. */
import { ownFields, ownList } from "#modules/files/index.ts";
import { listOwnDevices } from "./devices/index.ts";
import { ownNotices } from "./notices/index.ts";
import { findMailPreference } from "./store/mail-preference.ts";
import { words } from "./texts.ts";

const texts = words.ownData;

export const ownData = [
  ownList({
    name: "mails",
    title: texts.mails.title,
    rows: async (db, { accountId }) => [await findMailPreference(db, accountId)],
    fields: ownFields(texts.mails, "refusesAll"),
  }),
  ownList({
    name: "devices",
    title: texts.devices.title,
    rows: (db, { accountId }) => listOwnDevices(db, accountId),
    fields: [
      {
        name: "browser",
        heading: texts.devices.fields.browser,
        value: ({ agent }) => agent,
      },
      {
        name: "address",
        heading: texts.devices.fields.address,
        value: ({ endpoint }) => endpoint,
      },
      ...ownFields(texts.devices, "createdAt", "reachedAt"),
    ],
  }),
  ...ownNotices,
];
