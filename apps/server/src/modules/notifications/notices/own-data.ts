/** A person's notices, and how they want to get them: for the copy of their own data. */
import { everyRow, type PageCursor } from "#kernel/page.ts";
import { ownList } from "#modules/files/index.ts";
import { listNotices, type NoticeRow } from "./store/notices.ts";
import { listPreferences, readQuietHours } from "./store/preferences.ts";
import { words } from "./texts.ts";

const texts = words.ownData;

const every = (read: (place: PageCursor | null, limit: number) => Promise<NoticeRow[]>) =>
  everyRow<NoticeRow, PageCursor>(read, ({ at, id }) => ({ at, id }), { max: Number.POSITIVE_INFINITY });

export const ownNotices = [
  ownList({
    name: "notifications",
    title: texts.notifications.title,
    rows: (db, { residentId }) =>
      every((place, limit) =>
        listNotices(db, { readerId: residentId, hidden: [] }, { unreadOnly: false }, place, limit),
      ),
    fields: [
      { name: "at", heading: texts.notifications.fields.at, value: ({ at }) => at },
      {
        name: "kind",
        heading: texts.notifications.fields.kind,
        value: ({ kind }) => kind,
      },
      {
        name: "about",
        heading: texts.notifications.fields.about,
        value: ({ details }) => details.title ?? "",
      },
      { name: "by", heading: texts.notifications.fields.by, value: ({ actor }) => actor },
      {
        name: "readAt",
        heading: texts.notifications.fields.readAt,
        value: ({ readAt }) => readAt,
      },
    ],
  }),
  ownList({
    name: "notificationChoices",
    title: texts.notificationChoices.title,
    rows: (db, { residentId }) => listPreferences(db, residentId),
    fields: [
      {
        name: "group",
        heading: texts.notificationChoices.fields.group,
        value: ({ group }) => group,
        words: texts.notificationChoices.choices.group,
      },
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
    fields: [
      { name: "from", heading: texts.quietHours.fields.from, value: ({ from }) => from },
      { name: "until", heading: texts.quietHours.fields.until, value: ({ until }) => until },
    ],
  }),
];
