import type { Language, OrganisationKey } from "../shapes.ts";

type Level = "viewer" | "editor" | "admin";

export interface Invitation {
  organisation: OrganisationKey;
  email: string;
  type: "user" | "owner";
  network?: Level;
  participation?: Level;
  care?: Level;
  language: Language;
  /** Key of a member of staff. */
  by: string;
  /** Days before loading; invitations expire after seven. */
  daysAgo: number;
  isRevoked?: true;
}

const toGent = { organisation: "stad-gent", type: "user", language: "nl", by: "ada" } as const;

/** Open and past invitations of colleagues. Nobody has the links. */
export const invitations: readonly Invitation[] = [
  { ...toGent, email: "liesbeth.vanacker@gent.example", network: "editor", participation: "editor", daysAgo: 2 },
  { ...toGent, email: "yusuf.kaya@gent.example", network: "viewer", care: "editor", language: "tr", daysAgo: 4 },
  { ...toGent, email: "katrien.baert@gent.example", type: "owner", daysAgo: 23 },
  { ...toGent, email: "stage.communicatie@gent.example", network: "viewer", daysAgo: 12, isRevoked: true },
  {
    organisation: "fietsatelier",
    email: "jonas@fietsatelier.example",
    type: "user",
    network: "editor",
    language: "nl",
    by: "bram",
    daysAgo: 1,
  },
  {
    organisation: "buurtwerk-muide",
    email: "fatoumata@buurtwerk.example",
    type: "user",
    network: "editor",
    language: "fr",
    by: "chaima",
    daysAgo: 3,
  },
  {
    organisation: "stad-leuven",
    email: "an.claes@leuven.example",
    type: "user",
    network: "editor",
    language: "nl",
    by: "otto",
    daysAgo: 5,
  },
];
