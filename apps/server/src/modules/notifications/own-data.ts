/** What someone is sent, and where. Sent messages are not kept: docs/specification/people.md. */
import { ownList } from "#modules/files/index.ts";
import { listOwnDevices } from "./devices/store.ts";
import { ownNotices } from "./notices/index.ts";
import { findMailPreference } from "./store/mail-preference.ts";

export const ownData = [
  ownList({
    name: "mails",
    title: { en: "E-mails", nl: "E-mails", fr: "E-mails", tr: "E-postalar" },
    rows: async (db, { accountId }) => [await findMailPreference(db, accountId)],
    fields: [
      {
        name: "refusesAll",
        heading: {
          en: "Unsubscribed from all e-mails",
          nl: "Uitgeschreven voor alle e-mails",
          fr: "Désabonné de tous les e-mails",
          tr: "Tüm e-postalardan çıkıldı",
        },
        value: ({ refusesAll }) => refusesAll,
      },
    ],
  }),
  ownList({
    name: "devices",
    title: { en: "Devices", nl: "Toestellen", fr: "Appareils", tr: "Cihazlar" },
    rows: (db, { accountId }) => listOwnDevices(db, accountId),
    fields: [
      {
        name: "browser",
        heading: { en: "Browser", nl: "Browser", fr: "Navigateur", tr: "Tarayıcı" },
        value: ({ agent }) => agent,
      },
      {
        name: "address",
        heading: { en: "Address", nl: "Adres", fr: "Adresse", tr: "Adres" },
        value: ({ endpoint }) => endpoint,
      },
      {
        name: "createdAt",
        heading: { en: "Since", nl: "Sinds", fr: "Depuis", tr: "Başlangıç" },
        value: ({ createdAt }) => createdAt,
      },
      {
        name: "reachedAt",
        heading: { en: "Last reached", nl: "Laatst bereikt", fr: "Dernier envoi", tr: "Son gönderim" },
        value: ({ reachedAt }) => reachedAt,
      },
    ],
  }),
  ...ownNotices,
];
