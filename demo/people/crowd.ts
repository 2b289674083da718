/** The other participants: thousands of households that read, react and vote, but never comment. */
import { type Chance, chance, hash32 } from "../chance.ts";
import { gentAreas } from "../places.ts";
import type { City } from "../shapes.ts";
import { type Arrival, family } from "./families.ts";
import type { Household } from "./households.ts";

/** Participating households as a share of the addresses: more where there is more to read. */
const shares: Readonly<Record<string, number>> = {
  [gentAreas.binnenstad]: 0.103,
  [gentAreas.sluizeken]: 0.148,
  [gentAreas.macharius]: 0.131,
  [gentAreas["brugse-poort"]]: 0.152,
  [gentAreas.watersportbaan]: 0.074,
  [gentAreas.prinsenhof]: 0.117,
  [gentAreas.rabot]: 0.171,
  [gentAreas.wondelgem]: 0.094,
  [gentAreas.bloemekenswijk]: 0.108,
  [gentAreas.muide]: 0.196,
  [gentAreas.kanaaldorpen]: 0.049,
  [gentAreas.oostakker]: 0.078,
  [gentAreas.dampoort]: 0.146,
  [gentAreas["sint-amandsberg"]]: 0.122,
  [gentAreas.moscou]: 0.163,
  [gentAreas.gentbrugge]: 0.127,
  [gentAreas["oud-gentbrugge"]]: 0.151,
  [gentAreas.ledeberg]: 0.179,
  [gentAreas.zwijnaarde]: 0.068,
  [gentAreas["nieuw-gent"]]: 0.097,
  [gentAreas["station-zuid"]]: 0.119,
  [gentAreas["station-noord"]]: 0.112,
  [gentAreas.westrem]: 0.057,
  [gentAreas.mariakerke]: 0.116,
  [gentAreas.drongen]: 0.088,
};
/** The other city started this year. */
const shareIn = (place: City, code: string): number =>
  place === "gent" ? (shares[code] ?? 0.1) : 0.009 + (hash32(`share/${code}`) % 190) / 10_000;

/** How many days ago the first letters went out in the first neighbourhoods; the others followed within the year. */
const begun: Readonly<Record<string, number>> = {
  [gentAreas.muide]: 728,
  [gentAreas.rabot]: 712,
  [gentAreas.ledeberg]: 664,
  [gentAreas.sluizeken]: 640,
  [gentAreas["brugse-poort"]]: 598,
  [gentAreas.dampoort]: 561,
  [gentAreas.moscou]: 540,
  [gentAreas["oud-gentbrugge"]]: 522,
  [gentAreas.binnenstad]: 497,
};
const beginOf = (place: City, code: string): number =>
  place === "leuven" ? 210 + (hash32(code) % 60) : (begun[code] ?? 310 + (hash32(code) % 160));

/** Two campaigns with a letter to every household that had not joined: last autumn, and this autumn. */
const campaigns = [418, 66];

const after = (luck: Chance, mean: number): number => -Math.log(1 - luck.next()) * mean;

/** Many join after the first letters, then a steady trickle, and again more after each campaign. */
function sinceDays(luck: Chance, begin: number): number {
  const way = luck.next();
  const campaign = campaigns[luck.is(0.45) ? 0 : 1] ?? 0;
  if (way < 0.36) return Math.max(1, begin - after(luck, 34));
  if (way < 0.58 && campaign < begin) return Math.max(1, campaign - after(luck, 12));
  return luck.between(0, begin);
}

const arrivalIn = (begin: number): Arrival => ({
  sinceDays: (luck) => Math.round(sinceDays(luck, begin) * 100) / 100,
  // The letter with the code takes some days, and a few people leave it unopened for weeks.
  waits: (luck, days) => days < 1 || luck.is(days < 9 ? 0.25 : days < 45 ? 0.015 : 0),
  mostMembers: 3,
});

/** The participating households of a neighbourhood, as a share of `addresses`. The same every time. */
export function crowdIn(place: City, code: string, addresses: number, taken: Set<string>): Household[] {
  const arrival = arrivalIn(beginOf(place, code));
  return Array.from({ length: Math.round(addresses * shareIn(place, code)) }, (_, index) =>
    family({ key: `${place}/${code}/more/${index}`, place, neighbourhood: code, taken, arrival }),
  );
}

/** How much more or less often than average people of a neighbourhood read, from -0.1 to 0.12. */
export const eagernessIn = (code: string): number => chance(`eagerness/${code}`).between(-0.1, 0.12);
