/** A person's notices, and how they want to get them: for the copy of their own data. */
import { everyOwn, ownFields, ownList } from "#modules/files/index.ts";
import { listNotices, type NoticeRow } from "./store/notices.ts";
import { listPreferences, readQuietHours } from "./store/preferences.ts";
import { words } from "./texts.ts";

const texts = words.ownData;

export const ownNotices = [
  ownList<NoticeRow>({
    name: "notifications",
    title: texts.notifications.title,
    rows: (db, { residentId }) =>
      everyOwn((place, limit) =>
        listNotices(db, { readerId: residentId, hidden: [] }, { unreadOnly: false }, place, limit),
      ),
    fields: [
      ...ownFields(texts.notifications, "at", "kind"),
      {
        name: "about",
        heading: texts.notifications.fields.about,
        value: ({ details }) => details.title ?? "",
      },
      { name: "by", heading: texts.notifications.fields.by, value: ({ actor }) => actor },
      ...ownFields(texts.notifications, "readAt"),
    ],
  }),
  ownList({
    name: "notificationChoices",
    title: texts.notificationChoices.title,
    rows: (db, { residentId }) => listPreferences(db, residentId),
    fields: [
      ...ownFields(texts.notificationChoices, "group"),
      {
        name: "mail",
        heading: texts.notificationChoices.fields.mail,
        value: ({ mail }) => mail,
        words: {
          "at-once": texts.atOnce,
          daily: texts.notificationChoices.choices.mail.daily,
          weekly: texts.notificationChoices.choices.mail.weekly,
          never: texts.never,
        },
      },
      {
        name: "push",
        heading: texts.notificationChoices.fields.push,
        value: ({ push }) => push,
        words: {
          "at-once": texts.atOnce,
          never: texts.never,
        },
      },
    ],
  }),
  ownList({
    name: "quietHours",
    title: texts.quietHours.title,
    rows: async (db, { residentId }) => [await readQuietHours(db, residentId)].filter((one) => one !== null),
    fields: ownFields(texts.quietHours, "from", "until"),
  }),
];
