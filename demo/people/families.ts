/** Families as in the real city: their origins, names and languages. */
import { type Chance, chance } from "../chance.ts";
import { gentAreas } from "../places.ts";
import type { City, Language } from "../shapes.ts";
import type { Household, Resident } from "./households.ts";
import names from "./names.json" with { type: "json" };
import { publicNameOf } from "./staff.ts";

type Origin = keyof typeof names;
type Mix = Readonly<Partial<Record<Origin, number>>>;
interface Names {
  women: string[];
  men: string[];
  /** "Ivanov|Ivanova" if a woman's family name differs. */
  families: string[];
  languages: Partial<Record<Language, number>>;
}

/** Rough percentages, for the city as a whole and for the neighbourhoods that differ. */
const city: Mix = {
  flemish: 67,
  turkish: 8,
  bulgarianTurkish: 3,
  bulgarian: 2,
  moroccan: 4,
  slovak: 3,
  french: 3,
  polish: 1,
  ghanaian: 2,
  afghan: 1,
  romanian: 1,
  spanish: 1,
  asian: 1,
  somali: 1,
  ukrainian: 1,
  congolese: 1,
  student: 1,
};
const harbour: Mix = { ...city, flemish: 40, turkish: 22, bulgarianTurkish: 10, bulgarian: 4, moroccan: 8, slovak: 5 };
const rim: Mix = { flemish: 90, french: 3, turkish: 3, polish: 1, spanish: 1, slovak: 1, asian: 1 };
const students: Mix = { ...city, flemish: 72, student: 9, spanish: 4, asian: 4, french: 5, turkish: 3 };
const mixes: Readonly<Record<string, Mix>> = {
  [gentAreas.muide]: harbour,
  [gentAreas.rabot]: harbour,
  [gentAreas.sluizeken]: harbour,
  [gentAreas["brugse-poort"]]: { ...city, flemish: 50, turkish: 14, moroccan: 7, bulgarianTurkish: 6 },
  [gentAreas.ledeberg]: { ...city, flemish: 54, bulgarian: 6, bulgarianTurkish: 4, ghanaian: 7 },
  [gentAreas["nieuw-gent"]]: { ...city, flemish: 46, ghanaian: 9, afghan: 5, somali: 4, congolese: 3 },
  [gentAreas.watersportbaan]: students,
  [gentAreas["station-zuid"]]: students,
  [gentAreas.binnenstad]: students,
  [gentAreas.drongen]: rim,
  [gentAreas.westrem]: rim,
  [gentAreas.mariakerke]: rim,
  [gentAreas.oostakker]: rim,
  [gentAreas.kanaaldorpen]: rim,
  [gentAreas.zwijnaarde]: rim,
};
const byPlace = (place: City, neighbourhood: string): Mix =>
  mixes[neighbourhood] ?? (place === "leuven" ? students : city);

/** When a household signed up, and which members still wait to be confirmed. */
export interface Arrival {
  sinceDays(luck: Chance): number;
  /** `days`: since the person signed up. */
  waits(luck: Chance, days: number): boolean;
  mostMembers: number;
}

interface FamilyInput {
  key: string;
  place: City;
  neighbourhood: string;
  /** E-mail addresses already in use. */
  taken: Set<string>;
  arrival: Arrival;
}

/** One to four people at one address; the same key always gives the same family. */
export function family({ key, place, neighbourhood, taken, arrival }: FamilyInput): Household {
  const luck = chance(`household/${key}`);
  const origin: Names = names[luck.weighted<Origin>(byPlace(place, neighbourhood))];
  const size = Math.min(Number(luck.weighted({ "1": 38, "2": 36, "3": 14, "4": 12 })), arrival.mostMembers);
  const familyName = luck.pick(origin.families);
  const given = new Set<string>();
  const sinceDays = arrival.sinceDays(luck);
  const members = Array.from({ length: size }, (_, member): Resident => {
    const hasOtherName = member === 1 && luck.is(0.45);
    const own = hasOtherName ? luck.pick(origin.families) : familyName;
    const isWoman = luck.is(0.5);
    const firstName = luck.pick((isWoman ? origin.women : origin.men).filter((name) => !given.has(name)));
    given.add(firstName);
    const lastName = nameOf(own, isWoman);
    // The other members of a household follow within a month.
    const days = member === 0 ? sinceDays : Math.max(sinceDays - luck.between(0, 30), sinceDays * luck.next());
    const isProven = !arrival.waits(luck, days);
    return {
      key: `${key}/${member}`,
      email: freeAddress(firstName, lastName, place, taken),
      firstName,
      lastName,
      publicName: publicNameOf(firstName, lastName),
      language: luck.weighted<Language>(origin.languages),
      kind: "person",
      sinceDays: days,
      isProven,
      wantsAlertMails: !luck.is(0.12),
      habit: habitOf(luck),
    };
  });
  return { key, city: place, neighbourhood, members };
}

function nameOf(family: string, isWoman: boolean): string {
  const [his = family, hers = his] = family.split("|");
  return isWoman ? hers : his;
}

/** Few people read everything; most look in now and then. */
const habitOf = (luck: Chance): number => Math.round((0.15 + 0.85 * luck.next() ** 0.8) * 100) / 100;

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll("ı", "i")
    .replace(/[^a-zA-Z]/g, "")
    .toLowerCase();

function freeAddress(firstName: string, lastName: string, place: City, taken: Set<string>): string {
  const base = `${plain(firstName)}.${plain(lastName)}`;
  const domain = place === "gent" ? "example.org" : "example.net";
  let address = `${base}@${domain}`;
  for (let count = 2; taken.has(address); count += 1) address = `${base}${count}@${domain}`;
  taken.add(address);
  return address;
}
