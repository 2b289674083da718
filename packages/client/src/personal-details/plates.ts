/** Number plates of Belgium and its neighbours, in the ways that people write them. */

/**
 * `A`: a letter, `9`: a digit, `-`: where the plate has a hyphen. With hyphens or dots each is recognised in small letters too;
 * `spaced`: with spaces or run together as well, in capitals; `anyhow`: so in small letters too.
 */
const shapes: [shape: string, also: "anyhow" | "spaced" | "capitals" | "hyphens"][] = [
  // Belgium: today's, those of taxis, motorcycles, trailers and the like, and the older ones.
  ["9-AAA-999", "anyhow"],
  ["A-AAA-999", "spaced"],
  ["AAA-999", "hyphens"],
  ["999-AAA", "capitals"],
  // France
  ["AA-999-AA", "anyhow"],
  // Netherlands
  ...[
    ["AA-99-99", "99-99-AA", "99-AA-99", "AA-99-AA", "AA-AA-99", "99-AA-AA", "99-AAA-9"],
    ["9-AAA-99", "AA-999-A", "A-999-AA", "AAA-99-A", "A-99-AAA", "9-AA-999", "999-AA-9"],
  ]
    .flat()
    .map((shape) => [shape, "hyphens"] as [string, "hyphens"]),
  // Luxembourg
  ["AA-9999", "capitals"],
];

/** Between the groups nothing, a space, a hyphen or a dot; the same everywhere or not. */
const patternOf = (shape: string): string =>
  shape
    .split("-")
    .map((group) => `${group.startsWith("9") ? "\\d" : "[a-z]"}{${group.length}}`)
    .join("[-. ]?");

const patterns = shapes.map(([shape, also]) => ({
  also,
  pattern: new RegExp(`(?<![\\p{L}\\d]|[\\p{L}\\d][-.])${patternOf(shape)}(?![\\p{L}\\d]|[-.]\\d)`, "giu"),
}));

/** A letter for the town, one or two more, and the number. */
const inGermany = /(?<![\p{L}\d])\p{Lu}{1,3}[-: ]\p{Lu}{1,2}[- ]\d{1,4}(?![\p{L}\d])/gu;

/** Words of three letters and fewer that stand between two numbers, or beside one. */
const words = new Set(
  (
    "van tot per met uit het een dan bij ook nog uur dag jaar min max sur par and the for les des aux est une sms tal app art bus eur " +
    "jan feb mrt mar apr mei mai may jun jul aug sep sept okt oct nov dec dez ile km kg cm mm en of et ou op om in is ve saat ay iso din"
  ).split(" "),
);
const hasWord = (text: string) => text.split(/[^a-z]+/i).some((part) => words.has(part.toLowerCase()));
const isYear = (text: string) => /[-. ](?:19|20)\d\d$/.test(text);

function isPlate(text: string, also: (typeof shapes)[number][1]): boolean {
  const isCapital = text === text.toUpperCase();
  if (isYear(text) || (!isCapital && hasWord(text))) return false;
  const separators = text.replace(/[a-z\d]/gi, "");
  const isMarked = separators !== "" && !separators.includes(" ");
  if (also === "capitals") return isMarked && isCapital;
  if (isMarked) return true;
  return also === "anyhow" || (also === "spaced" && isCapital);
}

export const findPlates = (text: string): string[] => [
  ...patterns.flatMap(({ pattern, also }) =>
    [...text.matchAll(pattern)].map(([found]) => found).filter((found) => isPlate(found, also)),
  ),
  ...[...text.matchAll(inGermany)].map(([found]) => found).filter((found) => !isYear(found)),
];
