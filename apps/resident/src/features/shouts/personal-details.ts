/**
 * Finds personal details that one would rather not publish: how to reach or find a person. It only warns and never blocks, so it may be
 * wrong now and then.
 */

export const personalDetailKinds = ["email", "phone", "plate", "houseNumber"] as const;
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

const patterns: [PersonalDetail["kind"], RegExp][] = [
  ["email", /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu],
  // Belgian plates since 2010 (1-ABC-234), before that (ABC-123), French and Dutch ones.
  [
    "plate",
    /(?<![\p{L}\d])(?:[1-9Oo][- ]?[A-Z]{3}[- ]?\d{3}|[A-Z]{3}-\d{3}|[A-Z]{2}-\d{3}-[A-Z]{2}|\d{2}-[A-Z]{2,3}-\d{1,2}|[A-Z]{1,2}-\d{3}-[A-Z]{1,2})(?![\p{L}\d])/gu,
  ],
  // With an area or country code, and nine digits or more.
  ["phone", /(?<![\p{L}\d])(?:\+\d|\(?0)(?:[ ./()-]{0,2}\d){8,13}(?![\p{L}\d])/gu],
  ...[inDutch, inFrench, inEnglish, inTurkish, byName].map(
    (street) => ["houseNumber", street] as [PersonalDetail["kind"], RegExp],
  ),
];

/** The personal details in these texts, each once, in the order of `personalDetailKinds`. */
export function findPersonalDetails(...texts: string[]): PersonalDetail[] {
  const found = new Map<string, PersonalDetail>();
  for (const given of texts) {
    let rest = given;
    for (const [kind, pattern] of patterns) {
      for (const [match] of rest.matchAll(pattern)) found.set(`${kind} ${match.trim()}`, { kind, text: match.trim() });
      // A recognised text is not recognised again as something else.
      rest = rest.replace(pattern, " · ");
    }
  }
  return [...found.values()].sort((a, b) => personalDetailKinds.indexOf(a.kind) - personalDetailKinds.indexOf(b.kind));
}
