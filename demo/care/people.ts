/** People who ask for help and helpers: at real addresses, more of them in the neighbourhoods where care began. */
import {
  type HelperStatus,
  type LeadSource,
  leadSources,
  type PartOfWeek,
  partsOfWeek,
  type SpokenLanguage,
  type Transport,
} from "@stoep/contract/care";
import { type Chance, chance } from "../chance.ts";
import { type Arrival, family } from "../people/families.ts";
import { codeOf, type GentArea, gentAreas } from "../places.ts";
import type { Language } from "../shapes.ts";
import { stableId } from "../stable-id.ts";
import type { Kind } from "./notation.ts";
import * as words from "./phrases.ts";

export interface Home {
  area: string;
  areaId: string;
  street: string;
  houseNumber: string;
  postcode: string;
  municipality: string;
  longitude: number;
  latitude: number;
}

export interface CarePerson {
  id: string;
  luck: Chance;
  firstName: string;
  lastName: string;
  companyName: string;
  email: string | null;
  phone: string | null;
  language: Language;
  languages: SpokenLanguage[];
  home: Home;
  /** Days before loading. */
  sinceDays: number;
  introduction: string;
  keyRemark: string;
  leadSource: LeadSource;
  suspendedBecause: string;
}

export interface DemoHelper extends CarePerson {
  kind: "company" | "organisation" | "neighbour";
  status: HelperStatus;
  /** Icons of their categories. */
  categories: string[];
  skills: string;
  transport: Transport;
  radiusKm: number | null;
  available: PartOfWeek[];
  monthlyCap: number | null;
}

/** In per cent: most where care began, hardly anybody yet at the edges. */
const shares: Partial<Record<GentArea, number>> = {
  muide: 15,
  rabot: 13,
  ledeberg: 11,
  "brugse-poort": 10,
  "nieuw-gent": 9,
  dampoort: 8,
  sluizeken: 8,
  "sint-amandsberg": 6,
  gentbrugge: 5,
  bloemekenswijk: 4,
  moscou: 3,
  macharius: 2,
  binnenstad: 2,
  wondelgem: 1,
  "oud-gentbrugge": 1,
  mariakerke: 1,
  "station-noord": 1,
};

/** Distributes this many people over the neighbourhoods in proportion. */
function spread(total: number): { area: GentArea; people: number }[] {
  const areas = Object.keys(gentAreas) as GentArea[];
  return areas.flatMap((area) => {
    const people = Math.round((total * (shares[area] ?? 0)) / 100);
    return people > 0 ? [{ area, people }] : [];
  });
}

type Homes = ReadonlyMap<string, readonly Home[]>;

const arrival: Arrival = { sinceDays: (luck) => luck.next() ** 1.4 * 640 + 1, waits: () => false, mostMembers: 1 };

/** Phone numbers that belong to nobody. */
let numbers = 0;
const phoneOf = (luck: Chance) => {
  numbers += 1;
  const last = String(1000 + numbers).padStart(4, "0");
  return luck.is(0.7) ? `+3247055${last}` : `+329555${last}`;
};

function createPerson(key: string, area: GentArea, home: Home, taken: Set<string>): CarePerson {
  const luck = chance(`care/${key}`);
  const [one] = family({ key: `care/${key}`, place: "gent", neighbourhood: codeOf(area), taken, arrival }).members;
  if (!one) throw new Error(`Nobody for ${key}`);
  const hasEmail = luck.is(0.6);
  return {
    id: stableId("care", key),
    luck,
    firstName: one.firstName,
    lastName: one.lastName,
    companyName: "",
    email: hasEmail ? one.email : null,
    phone: !hasEmail || luck.is(0.85) ? phoneOf(luck) : null,
    language: one.language,
    languages: [
      ...new Set<SpokenLanguage>([one.language, ...(one.language === "nl" || luck.is(0.5) ? ["nl" as const] : [])]),
    ],
    home,
    sinceDays: one.sinceDays,
    introduction: "",
    keyRemark: "",
    leadSource: luck.pick(leadSources),
    suspendedBecause: "",
  };
}

function createPeople<T>(
  what: string,
  total: number,
  homes: Homes,
  make: (key: string, area: GentArea, home: Home) => T,
): T[] {
  const offset = what === "helper" ? 200 : 0;
  return spread(total).flatMap(({ area, people }) => {
    const free = homes.get(codeOf(area)) ?? [];
    return Array.from({ length: people }, (_, index) => {
      const home = free[(offset + index) % free.length];
      if (!home) throw new Error(`No address in ${area}`);
      return make(`${what}/${area}/${index}`, area, home);
    });
  });
}

export function membersOf(total: number, homes: Homes, taken: Set<string>): CarePerson[] {
  return createPeople("member", total, homes, (key, area, home) => {
    const one = createPerson(key, area, home, taken);
    const { luck, language } = one;
    return {
      ...one,
      introduction: luck.is(0.55) ? luck.pick(words.introductions[language]) : "",
      keyRemark: luck.is(0.3) ? luck.pick(words.keyRemarks) : "",
      suspendedBecause: luck.is(0.012) ? luck.pick(words.suspensions) : "",
    };
  });
}

const transports: Partial<Record<Transport, number>> = { car: 42, bike: 33, none: 15, unknown: 10 };

export function helpersOf(total: number, homes: Homes, kinds: readonly Kind[], taken: Set<string>): DemoHelper[] {
  const helpers = createPeople("helper", total, homes, (key, area, home): DemoHelper => {
    const one = createPerson(key, area, home, taken);
    return { ...one, ...helperDetails(one, kinds) };
  });
  return [...helpers, ...businessesOf(homes)];
}

function helperDetails({ luck, language, sinceDays }: CarePerson, kinds: readonly Kind[]) {
  const some = luck.shuffled(kinds).slice(0, luck.whole(1, 4));
  const [main] = some;
  const status: HelperStatus = sinceDays < 25 && luck.is(0.6) ? "pending" : luck.is(0.03) ? "declined" : "accepted";
  const parts = luck.shuffled(partsOfWeek).slice(0, luck.whole(3, 9));
  return {
    kind: "neighbour" as const,
    status,
    categories: some.map(({ icon }) => icon),
    skills: main && luck.is(0.7) ? luck.pick(main.skills) : "",
    transport: luck.weighted(transports),
    radiusKm: luck.is(0.6) ? luck.pick([1, 2, 3, 5, 10]) : null,
    available: luck.is(0.8) ? partsOfWeek.filter((part) => parts.includes(part)) : [],
    monthlyCap: luck.is(0.35) ? luck.whole(1, 8) : null,
    introduction: luck.is(0.6) ? luck.pick(words.helperIntroductions[language]) : "",
    suspendedBecause: status === "accepted" && luck.is(0.02) ? luck.pick(words.suspensions) : "",
  };
}

/** Companies and organisations of the city, each with a contact person. */
function businessesOf(homes: Homes): DemoHelper[] {
  const areas = ["ledeberg", "gentbrugge", "rabot", "dampoort"] as const;
  const theirs: Record<string, string[]> = {
    "Klusbedrijf De Sleutel": ["tools"],
    "Taxi Van Damme": ["car"],
    "Groenploeg Lousberg": ["garden"],
    "Was en Strijk Ledeberg": ["other"],
    "Dienstencentrum Ten Hove": ["meal", "coffee"],
    "Wijkgezondheidscentrum De Kaai": ["other", "walk"],
    "Minder Mobielen Gent": ["car"],
    "Digipunt Dampoort": ["computer", "paper"],
  };
  return words.businesses.map(({ kind, name, skills }, index): DemoHelper => {
    const area = areas[index % areas.length] as GentArea;
    const home = homes.get(codeOf(area))?.[399 - index] as Home;
    const one = createPerson(`business/${index}`, area, home, new Set());
    const email = `info@${name.toLowerCase().replace(/[^a-z]+/g, "-")}.example`;
    const contact = { companyName: name, email, phone: one.phone ?? phoneOf(one.luck), sinceDays: 300 + index * 37 };
    return {
      ...one,
      ...contact,
      kind,
      skills,
      status: "accepted",
      transport: "car",
      categories: theirs[name] ?? [],
      radiusKm: null,
      available: [...partsOfWeek].slice(0, 15),
      monthlyCap: null,
    };
  });
}
