/** Who lives and works in the test town. Roles are fixed: naming a person says what they may do. */
import type { Language, Level, MembershipType } from "@stoep/contract/kernel";

interface Job {
  organisation: OrganisationName;
  type: MembershipType;
  levels?: Partial<Record<"network" | "participation" | "care", Level>>;
}
interface Home {
  network: "testdorp" | "naburg";
  neighbourhood: string;
  /** The house in the first street of the neighbourhood. */
  house: number;
  kind?: "person" | "business" | "association";
  isProven: boolean;
}
export interface PersonPlan {
  firstName: string;
  language?: Language;
  isSystem?: true;
  /** The first one is active in the session. */
  jobs?: Job[];
  /** The session began with a second step. */
  hasShownFactor?: true;
  home?: Home;
}

export interface OrganisationPlan {
  network: "testdorp" | "naburg";
  name: string;
  kind: "city" | "company" | "association";
  licences: {
    module: "network" | "participation" | "care";
    level: "essential" | "premium" | "oneoff";
    endedDaysAgo?: number;
    endsInDays?: number;
    /** One-off: the neighbourhoods it covers, by name. */
    neighbourhoods?: string[];
  }[];
  /** The organisation has required a second factor since yesterday. */
  asksForFactor?: true;
}

const everything = (["network", "participation", "care"] as const).map((module) => ({
  module,
  level: "premium" as const,
}));
const network = { module: "network", level: "essential" } as const;

export const organisationPlans = {
  city: { network: "testdorp", name: "Gemeente Testdorp", kind: "city", licences: everything },
  company: { network: "testdorp", name: "Fietsatelier", kind: "company", licences: [network] },
  association: { network: "testdorp", name: "Buurtwerk", kind: "association", licences: [network] },
  withoutLicence: { network: "testdorp", name: "Harmonie", kind: "association", licences: [] },
  careOnly: {
    network: "testdorp",
    name: "Zorgpunt",
    kind: "association",
    licences: [{ module: "care", level: "essential" }],
  },
  expired: {
    network: "testdorp",
    name: "Toneelkring",
    kind: "association",
    licences: [{ ...network, endedDaysAgo: 10 }],
  },
  closed: { network: "testdorp", name: "Oude Winkel", kind: "company", licences: [{ ...network, endedDaysAgo: 40 }] },
  oneoff: {
    network: "testdorp",
    name: "Feestcomité",
    kind: "association",
    licences: [{ module: "network", level: "oneoff", endsInDays: 365, neighbourhoods: ["Noord", "Oost"] }],
  },
  strict: { network: "testdorp", name: "Zwembad", kind: "company", licences: [network], asksForFactor: true },
  otherCity: { network: "naburg", name: "Gemeente Naburg", kind: "city", licences: everything },
} satisfies Record<string, OrganisationPlan>;
export type OrganisationName = keyof typeof organisationPlans;

const inCity = (type: MembershipType, level?: Level): Job => ({
  organisation: "city",
  type,
  levels: level ? { network: level } : undefined,
});
const ownerOf = (organisation: OrganisationName): Job => ({ organisation, type: "owner" });
const lives = (neighbourhood: string, house: number, isProven = true): Home => ({
  network: "testdorp",
  neighbourhood,
  house,
  isProven,
});

export const peoplePlans = {
  /** Owns the city's account. */
  ada: { firstName: "Ada", jobs: [inCity("owner")] },
  /** Edits for the city; may also edit for the association. */
  els: {
    firstName: "Els",
    jobs: [inCity("user", "editor"), { organisation: "association", type: "user", levels: { network: "editor" } }],
  },
  /** May also delete and moderate. */
  mona: { firstName: "Mona", jobs: [inCity("user", "admin")] },
  /** Only reads. */
  viktor: { firstName: "Viktor", jobs: [inCity("user", "viewer")] },
  /** Community worker: care only. */
  chaima: { firstName: "Chaima", language: "fr", jobs: [inCity("community-worker")] },
  /** Edits in care, has no level in the network module. */
  wout: { firstName: "Wout", jobs: [{ organisation: "city", type: "user", levels: { care: "editor" } }] },
  /** Everything in participation, reads in care, has no level in the network module. */
  pim: {
    firstName: "Pim",
    jobs: [{ organisation: "city", type: "user", levels: { participation: "admin", care: "viewer" } }],
  },
  /** The organisation that requires a second factor: an owner and an editor without one, and someone who used theirs. */
  sara: { firstName: "Sara", jobs: [ownerOf("strict")] },
  sien: { firstName: "Sien", jobs: [{ organisation: "strict", type: "user", levels: { network: "editor" } }] },
  sven: {
    firstName: "Sven",
    jobs: [{ organisation: "strict", type: "user", levels: { network: "admin" } }],
    hasShownFactor: true,
  },
  /** Waits for approval. */
  pia: { firstName: "Pia", jobs: [inCity("pending")] },
  /** Was disabled while signed in. */
  dora: { firstName: "Dora", jobs: [{ ...inCity("disabled"), levels: { network: "admin" } }] },
  /** Owns the company. */
  bram: { firstName: "Bram", jobs: [ownerOf("company")] },
  /** Owns the association. */
  aisha: { firstName: "Aisha", jobs: [ownerOf("association")] },
  /** Owners of organisations with no licence, one for another module, one that ended 10 days ago, one 40 days ago. */
  nina: { firstName: "Nina", jobs: [ownerOf("withoutLicence")] },
  caro: { firstName: "Caro", jobs: [ownerOf("careOnly")] },
  emre: { firstName: "Emre", language: "tr", jobs: [ownerOf("expired")] },
  klaas: { firstName: "Klaas", jobs: [ownerOf("closed")] },
  /** Owns an association with a one-off licence for Noord and Oost. */
  olga: { firstName: "Olga", jobs: [ownerOf("oneoff")] },
  /** Owns the account of the neighbouring city. */
  otto: { firstName: "Otto", jobs: [ownerOf("otherCity")] },
  /** Residents with a proven address. */
  dirk: { firstName: "Dirk", home: lives("Noord", 1) },
  fatma: { firstName: "Fatma", language: "tr", home: lives("Zuid", 1) },
  gust: { firstName: "Gust", home: lives("Zuid", 5) },
  /** Shares Dirk's household; not vouched for yet. */
  daan: { firstName: "Daan", home: lives("Noord", 1, false) },
  /** A baker in Zuid. */
  bakker: { firstName: "Bakker", home: { ...lives("Zuid", 3), kind: "business" } },
  /** A resident of the neighbouring city. */
  nele: { firstName: "Nele", home: { network: "naburg", neighbourhood: "Centrum", house: 1, isProven: true } },
  /** Signed in, belongs nowhere. */
  sofie: { firstName: "Sofie" },
  /** Is about to sign out. */
  ria: { firstName: "Ria" },
  /** Is about to close their account. */
  hugo: { firstName: "Hugo" },
  /** One of the provider's own people. */
  stijn: { firstName: "Stijn", isSystem: true },
} satisfies Record<string, PersonPlan>;
export type PersonName = keyof typeof peoplePlans;

/** The password of everybody. */
export const password = "een-fiets-met-bel";
