/** The messages that a resident saw, and the dates they registered for. */
import { everyRow, type PageCursor } from "#kernel/page.ts";
import { type OwnList, ownFields, ownList } from "#modules/files/index.ts";
import { listOwnAttendance } from "./activities/index.ts";
import { listOwnCalendars } from "./calendar/index.ts";
import { listOwnViews, type OwnView } from "./engagement/index.ts";
import { words } from "./texts.ts";

const texts = words.ownData;

export const ownData: OwnList[] = [
  ownList({
    name: "coming",
    title: texts.coming.title,
    rows: (db, { residentId }) => listOwnAttendance(db, residentId),
    fields: [
      {
        name: "activity",
        heading: texts.coming.fields.activity,
        value: (row) => row.title,
      },
      ...ownFields(texts.coming, "startsAt", "people", "state"),
      { name: "saidAt", heading: texts.since, value: (row) => row.saidAt },
    ],
  }),
  ownList({
    name: "calendar",
    title: texts.calendar.title,
    rows: (db, { residentId }) => listOwnCalendars(db, residentId),
    fields: [{ name: "createdAt", heading: texts.since, value: (row) => row.createdAt }],
  }),
  ownList<OwnView>({
    name: "seen",
    title: texts.seen.title,
    rows: (db, { residentId }) =>
      everyRow<OwnView, PageCursor>(
        (place, limit) => listOwnViews(db, residentId, place, limit),
        ({ seenAt, id }) => ({ at: seenAt, id }),
        { max: Number.POSITIVE_INFINITY },
      ),
    fields: [
      { name: "message", heading: texts.message, value: (row) => row.title },
      ...ownFields(texts.seen, "seenAt", "openedAt", "clickedAt"),
    ],
  }),
];
