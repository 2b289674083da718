/** The messages that a resident saw, and the dates they registered for. */
import { everyRow, type PageCursor } from "#kernel/page.ts";
import { type OwnList, ownList } from "#modules/files/index.ts";
import { listOwnAttendance } from "./activities/store/attendance.ts";
import { listOwnCalendars } from "./calendar/store/subscriptions.ts";
import { listOwnViews, type OwnView } from "./engagement/store/seen-posts.ts";

type Words = OwnList["title"];

const message: Words = { en: "Message", nl: "Bericht", fr: "Message", tr: "Mesaj" };
const since: Words = { en: "Since", nl: "Sinds", fr: "Depuis", tr: "Başlangıç" };

export const ownData: OwnList[] = [
  ownList({
    name: "coming",
    title: { en: "Activities", nl: "Activiteiten", fr: "Activités", tr: "Etkinlikler" },
    rows: (db, { residentId }) => listOwnAttendance(db, residentId),
    fields: [
      {
        name: "activity",
        heading: { en: "Activity", nl: "Activiteit", fr: "Activité", tr: "Etkinlik" },
        value: (row) => row.title,
      },
      {
        name: "startsAt",
        heading: { en: "Starts", nl: "Begint", fr: "Début", tr: "Başlangıç zamanı" },
        value: (row) => row.startsAt,
      },
      {
        name: "people",
        heading: { en: "People", nl: "Personen", fr: "Personnes", tr: "Kişi sayısı" },
        value: (row) => row.people,
      },
      {
        name: "state",
        heading: { en: "Status", nl: "Status", fr: "État", tr: "Durum" },
        value: (row) => row.state,
        words: {
          coming: { en: "Coming", nl: "Komt", fr: "Vient", tr: "Katılıyor" },
          waiting: { en: "Waiting list", nl: "Wachtlijst", fr: "Liste d’attente", tr: "Bekleme listesi" },
        },
      },
      { name: "saidAt", heading: since, value: (row) => row.saidAt },
    ],
  }),
  ownList({
    name: "calendar",
    title: {
      en: "Calendar subscription",
      nl: "Abonnement op de agenda",
      fr: "Abonnement à l’agenda",
      tr: "Takvim aboneliği",
    },
    rows: (db, { residentId }) => listOwnCalendars(db, residentId),
    fields: [{ name: "createdAt", heading: since, value: (row) => row.createdAt }],
  }),
  ownList<OwnView>({
    name: "seen",
    title: { en: "Messages seen", nl: "Bekeken berichten", fr: "Messages vus", tr: "Görülen mesajlar" },
    rows: (db, { residentId }) =>
      everyRow<OwnView, PageCursor>(
        (place, limit) => listOwnViews(db, residentId, place, limit),
        ({ seenAt, id }) => ({ at: seenAt, id }),
        { max: Number.POSITIVE_INFINITY },
      ),
    fields: [
      { name: "message", heading: message, value: (row) => row.title },
      { name: "seenAt", heading: { en: "Seen", nl: "Gezien", fr: "Vu", tr: "Görüldü" }, value: (row) => row.seenAt },
      {
        name: "openedAt",
        heading: { en: "Opened", nl: "Geopend", fr: "Ouvert", tr: "Açıldı" },
        value: (row) => row.openedAt,
      },
      {
        name: "clickedAt",
        heading: { en: "Button followed", nl: "Knop gevolgd", fr: "Bouton suivi", tr: "Düğmeye basıldı" },
        value: (row) => row.clickedAt,
      },
    ],
  }),
];
