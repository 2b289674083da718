/** Streets whose names are nearest to what was typed, for addresses that no street has as typed. Pure. */
import { slipsBetween } from "@stoep/contract/search-words";
import { foldAddress, type StreetName, wordsOfAddress } from "./rules.ts";

export type ListedStreet = Omit<StreetName, "street"> & { id: string; name: string };

export interface NearestStreets {
  /** The nearest first. */
  streets: ListedStreet[];
  /** What may be the house number, as typed: "12a". */
  numbers: string[];
}

/** A shorter run of letters says nothing about a street; a shorter name has too many neighbours one slip away. */
const shortest = { run: 4, part: 5, slip: 6 };
/** Streets that are further than this share of the nearest are not offered. */
const nearEnough = 0.75;

/**
 * Each run of typed words is read as one name, so that a space too many or too few does not matter; words that a street does not have are
 * ignored, such as "nr", a country or an abbreviation; and one letter may be wrong.
 */
export function nearestStreets(streets: readonly ListedStreet[], typed: string, most: number): NearestStreets {
  const words = wordsOfAddress(typed);
  const postcodes = new Set(streets.map(({ postcode }) => foldAddress(postcode)));
  const numbers = words.filter((word) => /^\d+[a-z]?$/.test(word) && !postcodes.has(word));
  const runs = runsOf(words);
  const rated = streets
    .map((street) => ({ street, points: pointsOf(street, runs, words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || (a.street.name < b.street.name ? -1 : 1));
  const least = (rated[0]?.points ?? 0) * nearEnough;
  const near = rated.filter(({ points }) => points >= least).slice(0, most);
  return { streets: near.map(({ street }) => street), numbers };
}

/** "veld straat 1": veld, veldstraat, veldstraat1, straat, straat1. */
const runsOf = (words: readonly string[]): string[] =>
  words
    .flatMap((_, from) => words.slice(from).map((__, more) => words.slice(from, from + more + 1).join("")))
    .filter((run) => run.length >= shortest.run && !/^\d+$/.test(run));

/** How many letters of the street's name were typed; a little more with its postcode or its town. */
function pointsOf({ name, postcode, municipality }: ListedStreet, runs: readonly string[], words: readonly string[]) {
  const parts = foldAddress(name).split(" ");
  const whole = parts.join("");
  const letters = Math.max(0, ...runs.map((run) => lettersOf(run, whole, parts)));
  if (letters * 2 < whole.length && !runs.some((run) => whole.startsWith(run))) return 0;
  if (letters === 0) return 0;
  const isTown = foldAddress(municipality)
    .split(" ")
    .some((word) => words.includes(word));
  return letters + (words.includes(foldAddress(postcode)) ? 3 : 0) + (isTown ? 1 : 0);
}

function lettersOf(run: string, whole: string, parts: readonly string[]): number {
  if (run === whole) return whole.length + 2;
  if (whole.startsWith(run)) return run.length + 1;
  if (run.length >= shortest.part && parts.includes(run)) return run.length;
  if (run.length < shortest.slip) return 0;
  if (slipsBetween(run, whole, 1) === 1) return whole.length;
  if (parts.some((part) => part.length >= shortest.slip && slipsBetween(run, part, 1) === 1)) return run.length - 1;
  const isBegun = [0, 1, -1].some((more) => slipsBetween(run, whole.slice(0, run.length + more), 1) === 1);
  return isBegun ? run.length - 1 : 0;
}
