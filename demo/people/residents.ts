import { type Chance, chance } from "../chance.ts";
import { allCodes, gentAreas } from "../places.ts";
import type { City, Language } from "../shapes.ts";
import { businesses } from "./businesses.ts";
import type { Household, Resident } from "./households.ts";
import names from "./names.json" with { type: "json" };
import { publicNameOf } from "./staff.ts";

type Origin = keyof typeof names;
type Mix = Readonly<Partial<Record<Origin, number>>>;

/** Where people's families came from: the city as a whole, and the neighbourhoods that differ from it. */
const city: Mix = {
  flemish: 66,
  turkish: 8,
  moroccan: 4,
  bulgarian: 5,
  slovak: 4,
  french: 4,
  ghanaian: 3,
  worldwide: 6,
};
const harbour: Mix = { flemish: 40, turkish: 22, moroccan: 8, bulgarian: 14, slovak: 5, ghanaian: 4, worldwide: 7 };
const rim: Mix = { flemish: 86, turkish: 3, french: 4, slovak: 2, worldwide: 5 };
const mixes: Readonly<Record<string, Mix>> = {
  [gentAreas.muide]: harbour,
  [gentAreas.rabot]: harbour,
  [gentAreas.sluizeken]: harbour,
  [gentAreas["brugse-poort"]]: { ...city, flemish: 50, turkish: 14, moroccan: 7, bulgarian: 8 },
  [gentAreas.ledeberg]: { ...city, flemish: 52, bulgarian: 10, ghanaian: 8 },
  [gentAreas["nieuw-gent"]]: { ...city, flemish: 48, ghanaian: 10, worldwide: 16 },
  [gentAreas.drongen]: rim,
  [gentAreas.westrem]: rim,
  [gentAreas.mariakerke]: rim,
  [gentAreas.kanaaldorpen]: rim,
  [gentAreas.zwijnaarde]: rim,
};

/** How many households take part, per neighbourhood: more where there is more to read. */
const eager: Readonly<Record<string, number>> = {
  [gentAreas.muide]: 19,
  [gentAreas.rabot]: 13,
  [gentAreas.ledeberg]: 12,
  [gentAreas["brugse-poort"]]: 12,
  [gentAreas.binnenstad]: 11,
  [gentAreas.sluizeken]: 11,
  [gentAreas.dampoort]: 10,
  [gentAreas.moscou]: 10,
  [gentAreas.kanaaldorpen]: 5,
  [gentAreas.westrem]: 6,
};

/** The two residents of the demonstration sign-ins. */
const known: Readonly<Record<string, readonly Household[]>> = {
  gent: [
    home("dirk", gentAreas.muide, "Meulesteedsesteenweg", resident("dirk", "Dirk", "Verbruggen", "nl")),
    home("fatma", gentAreas.rabot, "Wondelgemstraat", resident("fatma", "Fatma", "Yıldız", "tr")),
  ],
  leuven: [],
};

function home(key: string, neighbourhood: string, street: string, member: Resident): Household {
  return { key: `gent/${key}`, city: "gent", neighbourhood, street, members: [member] };
}

function resident(key: string, firstName: string, lastName: string, language: Language): Resident {
  const publicName = publicNameOf(firstName, lastName);
  const email = `${key}@example.org`;
  return {
    key,
    email,
    firstName,
    lastName,
    publicName,
    language,
    kind: "person",
    sinceDays: 380,
    isProven: true,
    wantsAlertMails: true,
    habit: 0.9,
  };
}

/** All households of a city: the known ones, families, businesses and associations. */
export function householdsOf(place: City): Household[] {
  const taken = new Set(["dirk@example.org", "fatma@example.org"]);
  const families = allCodes(place).flatMap((code) => {
    const count = place === "gent" ? (eager[code] ?? 8) : Number(code.slice(-2)) % 3 ? 1 : 2;
    return Array.from({ length: count }, (_, index) => family(place, code, index, taken));
  });
  return [...(known[place] ?? []), ...families, ...businesses(place)];
}

function family(place: City, neighbourhood: string, index: number, taken: Set<string>): Household {
  const key = `${place}/${neighbourhood}/${index}`;
  const luck = chance(`household/${key}`);
  const origin = names[luck.weighted<Origin>(mixes[neighbourhood] ?? (place === "leuven" ? rim : city))];
  const size = Number(luck.weighted({ "1": 38, "2": 36, "3": 14, "4": 12 }));
  const lastName = luck.pick(origin.families);
  const given = new Set<string>();
  const sinceDays = Math.round(380 * luck.next() ** 1.5) + 4;
  const members = Array.from({ length: size }, (_, member): Resident => {
    const hasOtherName = member === 1 && luck.is(0.45);
    const family = hasOtherName ? luck.pick(origin.families) : lastName;
    const choice = luck.is(0.5) ? origin.women : origin.men;
    const firstName = luck.pick(choice.filter((name) => !given.has(name)));
    given.add(firstName);
    const isProven = !luck.is(0.035);
    return {
      key: `${key}/${member}`,
      email: freeAddress(firstName, family, place, taken),
      firstName,
      lastName: family,
      publicName: publicNameOf(firstName, family),
      language: luck.weighted<Language>(origin.languages),
      kind: "person",
      sinceDays: isProven ? Math.max(3, sinceDays - member * luck.whole(0, 30)) : luck.whole(0, 6),
      isProven,
      wantsAlertMails: !luck.is(0.12),
      habit: habitOf(luck),
    };
  });
  return { key, city: place, neighbourhood, members };
}

/** Few read everything, most look in now and then. */
const habitOf = (luck: Chance): number => Math.round((0.15 + 0.85 * luck.next() ** 0.8) * 100) / 100;

function freeAddress(firstName: string, lastName: string, place: City, taken: Set<string>): string {
  const plain = (text: string) =>
    text
      .normalize("NFD")
      .replaceAll("ı", "i")
      .replace(/[^a-zA-Z]/g, "")
      .toLowerCase();
  const base = `${plain(firstName)}.${plain(lastName)}`;
  const domain = place === "gent" ? "example.org" : "example.net";
  let address = `${base}@${domain}`;
  for (let count = 2; taken.has(address); count += 1) address = `${base}${count}@${domain}`;
  taken.add(address);
  return address;
}
