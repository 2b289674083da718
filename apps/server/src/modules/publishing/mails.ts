/** The mails of this capability: the values each needs, and its priority. Their words are in `text`. */
import { defineMails, inTheBell, mailKind } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

type ActivityValues = {
  title: string;
  organisation: string;
  network: string;
  place: string;
  link: string;
};
/** Its dates are listed with their place. */
type DatesValues = Omit<ActivityValues, "place"> & { dates: string; reason: string };

type ScheduledPostValues = Record<"title" | "when" | "organisation" | "network" | "link", string>;

/** A type, not an interface: values are indexed by name. */
type AlertValues = Record<
  "title" | "text" | "organisation" | "network" | "link" | "preferencesLink" | "unsubscribePage",
  string
>;

/** What people must know, and nobody looks at. */
const repeats = { repeats: true } as const;

export const mails = defineMails(words, {
  urgentMessage: mailKind<AlertValues>({
    lane: 1,
    outcome: repeats,
    isRefusable: true,
    isAlert: true,
    hasLinks: true,
    stops: "alerts",
  }),
  urgentUpdate: mailKind<AlertValues>({
    lane: 1,
    outcome: repeats,
    isRefusable: true,
    isAlert: true,
    hasLinks: true,
    stops: "alerts",
  }),
  // Good news, so not in the colour of alerts.
  urgentResolved: mailKind<AlertValues>({
    lane: 1,
    outcome: repeats,
    isRefusable: true,
    hasLinks: true,
    stops: "alerts",
  }),
  // Replies to something the reader asked for or did, so nobody can refuse them.
  takenBackLicence: mailKind<ScheduledPostValues>({ lane: 2, outcome: repeats }),
  takenBackPlaces: mailKind<ScheduledPostValues>({ lane: 2, outcome: repeats }),
  takenBackStreets: mailKind<ScheduledPostValues & { streets: string }>({ lane: 2, outcome: repeats }),
  // For people who are coming, as they prefer.
  movedUp: mailKind<ActivityValues & { when: string }>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  datesMoved: mailKind<DatesValues>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  datesCancelled: mailKind<DatesValues>({ lane: 2, outcome: inTheBell, isRefusable: true }),
  datesRestored: mailKind<DatesValues>({ lane: 2, outcome: inTheBell, isRefusable: true }),
});
