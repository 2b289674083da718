/** The mails of this capability: the values that each takes, and its lane. Their words are in `text`. */
import { defineMails, mail } from "#modules/notifications/index.ts";
import en from "./text/en.json" with { type: "json" };
import fr from "./text/fr.json" with { type: "json" };
import nl from "./text/nl.json" with { type: "json" };
import tr from "./text/tr.json" with { type: "json" };

type OfActivity = {
  title: string;
  organisation: string;
  network: string;
  place: string;
  link: string;
};
/** Its dates are listed with their place. */
type Dates = Omit<OfActivity, "place"> & { dates: string; reason: string };

type Planned = Record<"title" | "when" | "organisation" | "network" | "link", string>;

/** A type, not an interface: values are indexed by name. */
type Alarm = Record<"title" | "text" | "organisation" | "network" | "link" | "preferencesLink", string>;

export const mails = defineMails(
  { en, fr, nl, tr },
  {
    urgentMessage: mail<Alarm>({ lane: 1, isRefusable: true, isAlert: true }),
    urgentUpdate: mail<Alarm>({ lane: 1, isRefusable: true, isAlert: true }),
    // Good news, so not in the colour of alerts.
    urgentResolved: mail<Alarm>({ lane: 1, isRefusable: true }),
    // Responses to what the reader asked for or did, so nobody can refuse them.
    takenBackLicence: mail<Planned>({ lane: 2 }),
    takenBackPlaces: mail<Planned>({ lane: 2 }),
    takenBackStreets: mail<Planned & { streets: string }>({ lane: 2 }),
    // What people who are coming are told, as they prefer.
    movedUp: mail<OfActivity & { when: string }>({ lane: 2, isRefusable: true }),
    datesMoved: mail<Dates>({ lane: 2, isRefusable: true }),
    datesCancelled: mail<Dates>({ lane: 2, isRefusable: true }),
    datesRestored: mail<Dates>({ lane: 2, isRefusable: true }),
  },
);
