import type { Account, Import, Network, Organisation, OrganisationRow, SharedProvider } from "../words.ts";

export const id = (last: number) => `0199a000-0000-7000-8000-${String(last).padStart(12, "0")}`;
const now = "2026-11-21T09:00:00.000Z";

export function aNetwork(change: Partial<Network> = {}): Network {
  return {
    id: id(1),
    slug: "gent",
    name: "Gent",
    languages: ["nl", "fr"],
    timeZone: "Europe/Brussels",
    currency: "EUR",
    dataLicence: "CC-BY-4.0",
    tiles: null,
    accent: null,
    logo: null,
    createdAt: now,
    counts: { neighbourhoods: 201, addresses: 131_204, households: 1840, residents: 2410, organisations: 12 },
    ...change,
  };
}

export function anOrganisation(change: Partial<Organisation> = {}): Organisation {
  return {
    id: id(11),
    name: "Fanfare De Ware Vrienden",
    kind: "association",
    network: { id: id(1), slug: "gent", name: "Gent" },
    members: 3,
    createdAt: now,
    owners: [],
    invitations: [],
    licences: [],
    ...change,
  };
}

export function aRow(change: Partial<OrganisationRow> = {}): OrganisationRow {
  const { id, name, kind, network, members, createdAt } = anOrganisation();
  const licences = { network: "essential", participation: "none", care: "none" } as const;
  return { id, name, kind, network, members, createdAt, licences, ...change };
}

export function anAccount(change: Partial<Account> = {}): Account {
  return {
    id: id(21),
    email: "viktor@gent.example",
    name: "Viktor Maes",
    isSystem: false,
    disabledAt: null,
    createdAt: now,
    language: "nl",
    hasSecondFactor: true,
    memberships: [],
    residences: [],
    sessions: [],
    can: { disable: true, makeSystem: "not_allowed", endSystem: "not_allowed", removeFactors: "not_allowed" },
    ...change,
  };
}

export function aProvider(change: Partial<SharedProvider> = {}): SharedProvider {
  return {
    id: id(51),
    slug: "itsme",
    name: "itsme",
    issuer: "https://login.example/itsme",
    clientId: "stoep",
    isEnabled: true,
    redirectUri: "https://stoep.example/dashboard/sign-in/callback",
    signInAddress: "https://stoep.example/dashboard/sign-in?with=itsme",
    linkedCount: 12,
    network: null,
    ...change,
  };
}

export function anImport(change: Partial<Import> = {}): Import {
  return {
    id: id(41),
    kind: "addresses",
    state: "done",
    fileName: "addresses.csv",
    startedBy: "Stijn Beheer",
    createdAt: now,
    finishedAt: null,
    expiresAt: null,
    figures: { read: 0, added: 0, changed: 0, unchanged: 0, rejected: 0 },
    bytes: { read: 0, total: 8_000_000 },
    rejections: [],
    failure: null,
    ...change,
  };
}
