/**
 * Finds personal details that one would rather not publish: how to reach or find a person. It only warns and never blocks, so it may be
 * wrong now and then.
 */

import { fold } from "@stoep/contract/search-words";
import { findPlates } from "./plates.ts";
import { findHouses, findStreets, indexStreets, type Streets } from "./streets.ts";

export { indexStreets, type Streets };

export const personalDetailKinds = ["email", "phone", "plate", "houseNumber", "street", "name"] as const;
export interface PersonalDetail {
  kind: (typeof personalDetailKinds)[number];
  /** As it was written. */
  text: string;
}

/** Street names by their endings or beginnings, with a number beside them. In Dutch, ambiguous ones only with a capital. */
const inDutch =
  /(?<!\p{L})(?:[\p{L}’'-]{2,}(?:straat|laan|kaai|dreef|steenweg)|\p{Lu}[\p{L}’'-]*(?:plein|weg|lei|baan|hof|dok|singel|markt|kade|pad)|Markt|Plein|Dok)\s+(?:nr\.?\s*)?\d{1,4}(?:\s?[a-zA-Z])?(?![\p{L}\d])/gu;
const inFrench =
  /(?<![\d\p{L}])\d{1,4}\s?(?:bis\s)?,?\s*(?:rue|avenue|boulevard|place|quai|chaussée|impasse)\s+[\p{L}’' -]{3,30}|(?<!\p{L})(?:rue|avenue|boulevard|place|quai|chaussée)\s+[\p{L}’' -]{3,30}?\s\d{1,4}(?![\p{L}\d])/giu;
const inEnglish = /(?<![\d\p{L}])\d{1,4}\s+\p{Lu}[\p{L}’' -]{2,30}\s(?:street|road|lane|avenue)\b/giu;
const inTurkish = /[\p{L} ]{3,30}\s(?:sokak|sokağı|caddesi|cad\.|sk\.)\s*(?:no\s*:?\s*)?\d{1,4}(?![\p{L}\d])/giu;
const byName = /(?:huisnummer|house number|numéro de maison|kapı no)\s*:?\s*\d{1,4}/giu;

const matches = (pattern: RegExp) => (text: string) => [...text.matchAll(pattern)].map(([found]) => found);

/** What finds each kind; the first that recognises a text has it. */
type Finder = (text: string, streets: Streets) => string[];
const finders: [PersonalDetail["kind"], Finder][] = [
  ["email", matches(/[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu)],
  ["plate", findPlates],
  // With an area or country code, and nine digits or more.
  ["phone", matches(/(?<![\p{L}\d])(?:\+\d|\(?0)(?:[ ./()-]{0,2}\d){8,13}(?![\p{L}\d])/gu)],
  ["houseNumber", findHouses],
  ...[inDutch, inFrench, inEnglish, inTurkish, byName].map(
    (street) => ["houseNumber", matches(street)] as [PersonalDetail["kind"], Finder],
  ),
];

const noStreets = indexStreets([]);

/** What gives away one person whom the writer knows: their names, and any street. */
export interface KnownPerson {
  names: readonly string[];
}

const namesIn = ({ names }: KnownPerson) => new Set(names.flatMap((name) => fold(name).split(/[^\p{L}\d]+/u)));

/** Words of the names, of three letters and more: shorter ones are words of the language as well, unless they have a capital. */
function findNames(text: string, person: KnownPerson): string[] {
  const known = namesIn(person);
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)]
    .map(([word]) => word)
    .filter((word) => known.has(fold(word).trim()) && (word.length > 3 || /^\p{Lu}/u.test(word)));
}

/**
 * The personal details in these texts, each once, in the order of `personalDetailKinds`. `streets`: those of the writer's network.
 * `person`: the text must not give them away either; then streets are found without a number too.
 */
export function findPersonalDetails(
  texts: readonly string[],
  streets: Streets = noStreets,
  person: KnownPerson | null = null,
): PersonalDetail[] {
  const found = new Map<string, PersonalDetail>();
  const all: typeof finders = person
    ? [...finders, ["street", findStreets], ["name", (text) => findNames(text, person)]]
    : finders;
  for (const given of texts) {
    let rest = given;
    for (const [kind, find] of all)
      for (const match of find(rest, streets)) {
        found.set(`${kind} ${match.trim()}`, { kind, text: match.trim() });
        // A recognised text is not recognised again as something else.
        rest = rest.replace(match, " · ");
      }
  }
  return [...found.values()].sort((a, b) => personalDetailKinds.indexOf(a.kind) - personalDetailKinds.indexOf(b.kind));
}
