/** A person's notices, and how they want to get them: for the copy of their own data. */
import { everyRow, type PageCursor } from "#kernel/page.ts";
import { ownList } from "#modules/files/index.ts";
import { listNotices, type NoticeRow } from "./store/notices.ts";
import { listPreferences, readQuietHours } from "./store/preferences.ts";

const every = (read: (place: PageCursor | null, limit: number) => Promise<NoticeRow[]>) =>
  everyRow<NoticeRow, PageCursor>(read, ({ at, id }) => ({ at, id }), { max: Number.POSITIVE_INFINITY });

const atOnce = { en: "Right away", nl: "Meteen", fr: "Immédiatement", tr: "Hemen" };
const never = { en: "Never", nl: "Nooit", fr: "Jamais", tr: "Hiçbir zaman" };

export const ownNotices = [
  ownList({
    name: "notifications",
    title: { en: "Notifications", nl: "Notificaties", fr: "Notifications", tr: "Bildirimler" },
    rows: (db, { residentId }) =>
      every((place, limit) =>
        listNotices(db, { readerId: residentId, hidden: [] }, { unreadOnly: false }, place, limit),
      ),
    fields: [
      { name: "at", heading: { en: "Moment", nl: "Moment", fr: "Moment", tr: "Zaman" }, value: ({ at }) => at },
      {
        name: "kind",
        heading: { en: "What happened", nl: "Wat er gebeurde", fr: "Ce qui s’est passé", tr: "Ne oldu" },
        value: ({ kind }) => kind,
      },
      {
        name: "about",
        heading: { en: "About", nl: "Over", fr: "À propos de", tr: "Konu" },
        value: ({ details }) => details.title ?? "",
      },
      { name: "by", heading: { en: "By", nl: "Door", fr: "Par", tr: "Yapan" }, value: ({ actor }) => actor },
      {
        name: "readAt",
        heading: { en: "Read", nl: "Gelezen", fr: "Lu", tr: "Okundu" },
        value: ({ readAt }) => readAt,
      },
    ],
  }),
  ownList({
    name: "notificationChoices",
    title: {
      en: "Chosen notifications",
      nl: "Gekozen notificaties",
      fr: "Notifications choisies",
      tr: "Seçilen bildirimler",
    },
    rows: (db, { residentId }) => listPreferences(db, residentId),
    fields: [
      {
        name: "group",
        heading: { en: "About", nl: "Over", fr: "À propos de", tr: "Konu" },
        value: ({ group }) => group,
        words: {
          answers: {
            en: "Comments and replies",
            nl: "Reacties en antwoorden",
            fr: "Commentaires et réponses",
            tr: "Yorumlar ve yanıtlar",
          },
          reactions: { en: "Reactions", nl: "Waarderingen", fr: "Réactions", tr: "Tepkiler" },
          progress: {
            en: "How messages progress",
            nl: "Hoe het met berichten gaat",
            fr: "La suite donnée aux messages",
            tr: "Mesajların durumu",
          },
          activities: {
            en: "Activities one is coming to",
            nl: "Activiteiten waar men naartoe komt",
            fr: "Activités auxquelles on participe",
            tr: "Katılınacak etkinlikler",
          },
          neighbourhood: {
            en: "News from organisations",
            nl: "Nieuws van organisaties",
            fr: "Nouvelles des organisations",
            tr: "Kuruluşlardan haberler",
          },
          residence: { en: "Address", nl: "Adres", fr: "Adresse", tr: "Adres" },
        },
      },
      {
        name: "mail",
        heading: { en: "E-mail", nl: "E-mail", fr: "E-mail", tr: "E-posta" },
        value: ({ mail }) => mail,
        words: {
          "at-once": atOnce,
          daily: { en: "Daily", nl: "Dagelijks", fr: "Chaque jour", tr: "Her gün" },
          weekly: { en: "Weekly", nl: "Wekelijks", fr: "Chaque semaine", tr: "Her hafta" },
          never,
        },
      },
      {
        name: "push",
        heading: { en: "On devices", nl: "Op toestellen", fr: "Sur les appareils", tr: "Cihazlarda" },
        value: ({ push }) => push,
        words: {
          "at-once": atOnce,
          never,
        },
      },
    ],
  }),
  ownList({
    name: "quietHours",
    title: { en: "Quiet hours", nl: "Stille uren", fr: "Heures calmes", tr: "Sessiz saatler" },
    rows: async (db, { residentId }) => [await readQuietHours(db, residentId)].filter((one) => one !== null),
    fields: [
      { name: "from", heading: { en: "From", nl: "Van", fr: "De", tr: "Başlangıç" }, value: ({ from }) => from },
      { name: "until", heading: { en: "Until", nl: "Tot", fr: "À", tr: "Bitiş" }, value: ({ until }) => until },
    ],
  }),
];
