import type { MarkName } from "../pictures/marks.ts";
import type { SceneName } from "../pictures/scenes/index.ts";
import type { City, OrganisationKey } from "../shapes.ts";

export interface Organisation {
  city: City;
  name: string;
  kind: "city" | "company" | "association";
  mark: MarkName;
  banner: SceneName;
  licences: readonly { module: "network" | "participation" | "care"; level: "essential" | "premium" }[];
  /** Days before loading. */
  memberForDays: number;
}

const everything = (["network", "participation", "care"] as const).map((module) => ({
  module,
  level: "premium" as const,
}));
const messagesOnly = [{ module: "network", level: "essential" }] as const;

export const organisations: Record<OrganisationKey, Organisation> = {
  "stad-gent": {
    city: "gent",
    name: "Stad Gent",
    kind: "city",
    mark: "stad-gent",
    banner: "graslei",
    licences: everything,
    memberForDays: 900,
  },
  fietsatelier: {
    city: "gent",
    name: "Gentse Fietsatelier",
    kind: "company",
    mark: "fietsatelier",
    banner: "workshop",
    licences: messagesOnly,
    memberForDays: 170,
  },
  "buurtwerk-muide": {
    city: "gent",
    name: "Buurtwerk Muide",
    kind: "association",
    mark: "buurtwerk-muide",
    banner: "harbour-street",
    licences: messagesOnly,
    memberForDays: 610,
  },
  "stad-leuven": {
    city: "leuven",
    name: "Stad Leuven",
    kind: "city",
    mark: "stad-leuven",
    banner: "leuven-hall",
    licences: everything,
    memberForDays: 420,
  },
};

export const cities = {
  gent: { slug: "gent", name: "Gent", municipality: "Gent" },
  leuven: { slug: "leuven", name: "Leuven", municipality: "Leuven" },
} as const;
