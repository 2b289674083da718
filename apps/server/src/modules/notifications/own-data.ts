/** What someone is sent, and where. Sent messages are not kept: docs/specification/people.md. */
import { ownList } from "#modules/files/index.ts";
import { listOwnDevices } from "./devices/store.ts";
import { ownNotices } from "./notices/index.ts";
import { findMailPreference } from "./store/mail-preference.ts";
import { words } from "./texts.ts";

const texts = words.ownData;

export const ownData = [
  ownList({
    name: "mails",
    title: texts.mails.title,
    rows: async (db, { accountId }) => [await findMailPreference(db, accountId)],
    fields: [
      {
        name: "refusesAll",
        heading: texts.mails.fields.refusesAll,
        value: ({ refusesAll }) => refusesAll,
      },
    ],
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
      {
        name: "createdAt",
        heading: texts.devices.fields.createdAt,
        value: ({ createdAt }) => createdAt,
      },
      {
        name: "reachedAt",
        heading: texts.devices.fields.reachedAt,
        value: ({ reachedAt }) => reachedAt,
      },
    ],
  }),
  ...ownNotices,
];
