import type { MarkName } from "../pictures/organisation-marks.ts";
import type { SceneName } from "../pictures/scenes/index.ts";
import type { City, OrganisationKey } from "../shapes.ts";

export interface Organisation {
  city: City;
  name: string;
  kind: "city" | "company" | "association";
  mark: MarkName;
  banner: SceneName;
  /** The organisation's description, in the notation of the messages. */
  about: string;
  website: string;
  phone: string;
  address: string;
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
    about:
      "De stad is van iedereen die er woont. Hier lees je wat er in je buurt verandert, en kun je meepraten.\n\n- Vragen over je straat, je pleintje of je park\n- Werken, hinder en omleidingen\n- Plannen voor de buurt, en wat ermee gebeurt",
    website: "https://stad.gent.example",
    phone: "+32 9 555 01 00",
    address: "Botermarkt 1, 9000 Gent",
    licences: everything,
    memberForDays: 900,
  },
  fietsatelier: {
    city: "gent",
    name: "Gentse Fietsatelier",
    kind: "company",
    mark: "fietsatelier",
    banner: "workshop",
    about:
      "Wij herstellen fietsen en leren je hoe je het zelf doet. **Elke zaterdag** open atelier: breng je fiets mee, het gereedschap is er.",
    website: "https://fietsatelier.example",
    phone: "+32 9 555 02 00",
    address: "Dok-Zuid 4, 9000 Gent",
    licences: messagesOnly,
    memberForDays: 170,
  },
  "buurtwerk-muide": {
    city: "gent",
    name: "Buurtwerk Muide",
    kind: "association",
    mark: "buurtwerk-muide",
    banner: "harbour-street",
    about:
      "Een ploeg van vrijwilligers en drie vaste krachten in de Muide. Koffie op dinsdag, huiswerkklas op maandag, en een luisterend oor elke dag.",
    website: "https://buurtwerk.example",
    phone: "+32 9 555 03 00",
    address: "Muidepoort 34, 9000 Gent",
    licences: messagesOnly,
    memberForDays: 610,
  },
  "stad-leuven": {
    city: "leuven",
    name: "Stad Leuven",
    kind: "city",
    mark: "stad-leuven",
    banner: "leuven-hall",
    about: "Nieuws van de stad voor elke buurt van Leuven, en een plek om ons te zeggen wat beter kan.",
    website: "https://leuven.example",
    phone: "+32 16 555 04 00",
    address: "Professor Van Overstraetenplein 1, 3000 Leuven",
    licences: everything,
    memberForDays: 420,
  },
};

export const cities = {
  gent: { slug: "gent", name: "Gent", municipality: "Gent", accent: "#2f4f9f" },
  leuven: { slug: "leuven", name: "Leuven", municipality: "Leuven", accent: "#6d2f7a" },
} as const;
