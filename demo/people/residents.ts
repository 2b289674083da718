import { allCodes, gentAreas } from "../places.ts";
import type { City, Language } from "../shapes.ts";
import { businesses } from "./businesses.ts";
import { type Arrival, family } from "./families.ts";
import type { Household, Resident } from "./households.ts";
import { publicNameOf } from "./staff.ts";

/** The number of participating households per neighbourhood: more where there is more to read. */
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

/** Residents who can sign in; the others have no password. */
export const knownEmails = Object.values(known).flatMap((homes) =>
  homes.flatMap(({ members }) => members.map(({ email }) => email)),
);

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

/** Households that comment: the known ones, families, businesses and associations. The rest of the city is in `crowd.ts`. */
export function householdsOf(place: City): Household[] {
  const taken = new Set(knownEmails);
  const families = allCodes(place).flatMap((code) => {
    const count = place === "gent" ? (eager[code] ?? 8) : Number(code.slice(-2)) % 3 ? 1 : 2;
    return Array.from({ length: count }, (_, index) =>
      family({ key: `${place}/${code}/${index}`, place, neighbourhood: code, taken, arrival }),
    );
  });
  return [...(known[place] ?? []), ...families, ...businesses(place)];
}

/** They joined in the last year; one in thirty signed up this week and waits for the letter with the code. */
const arrival: Arrival = {
  sinceDays: (luck) => Math.round(380 * luck.next() ** 1.5) + 4,
  waits: (luck, days) => days < 7 || (luck.is(0.1) && days < 50),
  mostMembers: 4,
};
