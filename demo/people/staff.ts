import type { Language, OrganisationKey } from "../shapes.ts";

type Level = "viewer" | "editor" | "admin";
export interface Job {
  organisation: OrganisationKey;
  type: "owner" | "user" | "community-worker" | "pending" | "disabled";
  network?: Level;
  participation?: Level;
  care?: Level;
}

export interface Staff {
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  /** The first job is active after the first sign-in. */
  jobs: readonly Job[];
}

const owner = (organisation: OrganisationKey): Job => ({ organisation, type: "owner" });
const user = (organisation: OrganisationKey, network: Level, more: Partial<Job> = {}): Job => ({
  organisation,
  type: "user",
  network,
  ...more,
});

/** By key; posts name their author by this key. The first ten are the demonstration sign-ins of the README. */
export const staff: Record<string, Staff> = {
  ada: {
    email: "ada@gent.example",
    firstName: "Ada",
    lastName: "Verhaeghe",
    language: "nl",
    jobs: [owner("stad-gent")],
  },
  els: {
    email: "els@gent.example",
    firstName: "Els",
    lastName: "Dhondt",
    language: "nl",
    jobs: [user("stad-gent", "editor", { participation: "editor", care: "editor" }), user("buurtwerk-muide", "editor")],
  },
  viktor: {
    email: "viktor@gent.example",
    firstName: "Viktor",
    lastName: "Lammens",
    language: "nl",
    jobs: [user("stad-gent", "viewer")],
  },
  bram: {
    email: "bram@fietsatelier.example",
    firstName: "Bram",
    lastName: "Goossens",
    language: "nl",
    jobs: [owner("fietsatelier")],
  },
  chaima: {
    email: "chaima@buurtwerk.example",
    firstName: "Chaima",
    lastName: "El Amrani",
    language: "fr",
    jobs: [owner("buurtwerk-muide")],
  },
  otto: {
    email: "otto@leuven.example",
    firstName: "Otto",
    lastName: "Vandormael",
    language: "nl",
    jobs: [owner("stad-leuven")],
  },
  joris: {
    email: "joris@gent.example",
    firstName: "Joris",
    lastName: "Claeys",
    language: "nl",
    jobs: [user("stad-gent", "editor")],
  },
  nadia: {
    email: "nadia@gent.example",
    firstName: "Nadia",
    lastName: "Benali",
    language: "fr",
    jobs: [user("stad-gent", "editor", { participation: "admin", care: "editor" })],
  },
  pieter: {
    email: "pieter@gent.example",
    firstName: "Pieter",
    lastName: "De Smet",
    language: "nl",
    jobs: [user("stad-gent", "admin", { participation: "viewer", care: "admin" })],
  },
  griet: {
    email: "griet@gent.example",
    firstName: "Griet",
    lastName: "Wauters",
    language: "nl",
    jobs: [{ organisation: "stad-gent", type: "community-worker", care: "editor" }],
  },
  seda: {
    email: "seda@gent.example",
    firstName: "Seda",
    lastName: "Arslan",
    language: "tr",
    jobs: [{ organisation: "stad-gent", type: "pending" }],
  },
  hugo: {
    email: "hugo@gent.example",
    firstName: "Hugo",
    lastName: "Lecompte",
    language: "nl",
    jobs: [{ organisation: "stad-gent", type: "disabled", network: "editor" }],
  },
  sofie: {
    email: "sofie@fietsatelier.example",
    firstName: "Sofie",
    lastName: "Martens",
    language: "nl",
    jobs: [user("fietsatelier", "editor")],
  },
  amir: {
    email: "amir@fietsatelier.example",
    firstName: "Amir",
    lastName: "Haidari",
    language: "en",
    jobs: [user("fietsatelier", "viewer")],
  },
  mehmet: {
    email: "mehmet@buurtwerk.example",
    firstName: "Mehmet",
    lastName: "Demir",
    language: "tr",
    jobs: [user("buurtwerk-muide", "editor")],
  },
  tibo: {
    email: "tibo@buurtwerk.example",
    firstName: "Tibo",
    lastName: "Roels",
    language: "nl",
    jobs: [{ organisation: "buurtwerk-muide", type: "pending" }],
  },
  hilde: {
    email: "hilde@leuven.example",
    firstName: "Hilde",
    lastName: "Peeters",
    language: "nl",
    jobs: [user("stad-leuven", "editor")],
  },
  wout: {
    email: "wout@leuven.example",
    firstName: "Wout",
    lastName: "Janssens",
    language: "nl",
    jobs: [user("stad-leuven", "viewer")],
  },
};

export const publicNameOf = (firstName: string, lastName: string): string =>
  `${firstName} ${lastName.replace(/^(van den |van de |van der |van |de |d'|el |al )/i, "").charAt(0)}.`;
